/** Sentences for screen readers. `Announcer.svelte` renders them into a live region. */
import { untrack } from 'svelte';

interface Announcement {
  id: number;
  text: string;
}

const KEPT = 12; // announcements; a screen reader has long queued those before

let newest: readonly Announcement[] = $state.raw([]);
let count = 0;

/** The newest announcements, oldest first. */
export const announcements = (): readonly Announcement[] => newest;

/** Let screen readers read out `text` after all that was announced before. */
export function announce(text: string): void {
  count += 1;
  newest = [...untrack(announcements), { id: count, text }].slice(-KEPT);
}
