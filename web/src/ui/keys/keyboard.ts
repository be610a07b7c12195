/** Controls that read keys themselves. */
const READING_CONTROLS = 'input, select, textarea, dialog';

/** Whether a key belongs to one of `controls` or to the browser, and not to the board. */
export function isForOthers(event: KeyboardEvent, controls = READING_CONTROLS): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return (event.target as Element).closest(controls) !== null;
}
