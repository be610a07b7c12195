/** What happened, for those who listen to the page. */

let spoken = $state('');

export const announced = (): string => spoken;

export function announce(text: string): void {
  spoken = text;
}
