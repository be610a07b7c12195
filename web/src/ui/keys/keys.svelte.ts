/** The keys of the page that is open. `KeyList.svelte` shows them in a dialog. */
import { untrack } from 'svelte';

/** What one of `keys` does, or all of them together; arrows are called as in `KeyboardEvent.key`. `text` is a Fluent key. */
export interface KeyHelp {
  keys: readonly string[];
  text: string;
}

/** Keys that belong together; `title` is a Fluent key. */
export interface KeyGroup {
  title: string;
  keys: readonly KeyHelp[];
}

let groups: readonly KeyGroup[] = $state.raw([]);
let isOpen = $state(false);

export const keyGroups = (): readonly KeyGroup[] => groups;
export const areKeysOpen = (): boolean => isOpen;

export function openKeys(): void {
  isOpen = true;
}

export function closeKeys(): void {
  isOpen = false;
}

/** List `group` while the component that calls this is there; null: nothing. Call this while it initialises. */
export function listKeys(group: () => KeyGroup | null): void {
  $effect(() => {
    const listed = group();
    if (!listed) return;
    groups = [...untrack(keyGroups), listed];
    return () => (groups = groups.filter((each) => each !== listed));
  });
}
