/** A tournament that is read again and again while its page is shown. */
import { errorText } from '../../i18n/refusals';
import { readEvent } from '../../net/events';
import type { EventInfo } from '../../net/protocol';
import { now } from '../../ui/now.svelte';

const REFRESH = 4_000; // ms

export class WatchedEvent {
  info = $state.raw<EventInfo>();
  errorMessage = $state('');
  /** By how much the clock of the server is ahead of that of this device, in milliseconds. */
  private ahead = $state(0);

  /** Must be called while a component is created, which it lives as long as. */
  constructor(private readonly id: string) {
    $effect(() => {
      void this.refresh();
      const timer = setInterval(() => void (document.hidden || this.refresh()), REFRESH);
      return () => clearInterval(timer);
    });
  }

  /** The time of the server. */
  get now(): number {
    return now() + this.ahead;
  }

  private refresh(): Promise<void> {
    return this.show(() => readEvent(this.id));
  }

  /** Show the tournament as `request` returns it. */
  async show(request: () => Promise<EventInfo>): Promise<void> {
    try {
      const info = await request();
      if (info.version >= (this.info?.version ?? 0)) this.info = info;
      this.ahead = info.now - Date.now();
      this.errorMessage = '';
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }
}
