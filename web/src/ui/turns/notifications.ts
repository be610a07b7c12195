/** Notifications of the system. A service worker shows them where a page may not, as on phones. */
import { navigate } from '../router.svelte';

const WORKER = '/service-worker.js';

/** Whether the browser can show notifications on this page: only over HTTPS, or on this very device. */
export const canOfferNotifications = (): boolean => 'Notification' in window && isSecureContext;

/** Whether the reader has forbidden them in the browser. */
export const areForbidden = (): boolean => canOfferNotifications() && Notification.permission === 'denied';

/** Ask the browser for permission; whether it was given. Call this when the reader has pressed a button. */
export const requestPermission = async (): Promise<boolean> =>
  canOfferNotifications() && (await Notification.requestPermission()) === 'granted';

/** Show a notification that opens `path` when it is clicked; a later one for the same path replaces it. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!canOfferNotifications() || Notification.permission !== 'granted') return;
  const options = { body, icon: '/icon.svg', tag: path, data: { path } };
  const worker = await findWorker();
  if (worker) return worker.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.onclick = () => {
    focus();
    navigate(path);
  };
}

async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register(WORKER);
    return await navigator.serviceWorker.ready;
  } catch {
    return null; // the browser has no service workers, or forbids them in private windows
  }
}

/** Open the page of a notification that was clicked. */
navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ path?: unknown }>) => {
  if (typeof data?.path === 'string') navigate(data.path);
});
