/** The present time, as state: what shows it is brought up to date twice a second, while anything does. */
import { createSubscriber } from 'svelte/reactivity';

const INTERVAL = 500; // ms

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, INTERVAL);
  return () => clearInterval(timer);
});

/** The time of this device, in milliseconds since 1970. */
export function now(): number {
  subscribe();
  return Date.now();
}
