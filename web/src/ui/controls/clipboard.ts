/** Copying to the clipboard, and sharing with other apps. */

/** Copy `text` to the clipboard. False if the browser refuses, as on insecure pages. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Open the system's dialog to share `url`. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined); // cancelled by the person
}
