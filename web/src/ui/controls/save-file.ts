const KEPT = 60_000; // ms: browsers read the text after the click

/** Let the browser save `text` as a file called `name`. */
export const saveFile = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: 'text/plain' }));

/** Let the browser save `blob` as a file called `name`. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
