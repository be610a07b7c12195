/** Messages for screen readers. `Announcer.svelte` renders them into a live region. */

let announcement = $state('');

/** The newest announcement. */
export const currentAnnouncement = (): string => announcement;

/** Let screen readers read out `text`. */
export function announce(text: string): void {
  announcement = text;
}
