/** True if the text is on the clipboard now: browsers allow it on secure pages only. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined); // given up by the person
}
