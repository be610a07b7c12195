/** What index.html paints before any file has arrived stays until the first page is there. */
export function removeFirstPaint(): void {
  const picture = document.getElementById('first-paint');
  if (!picture) return;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main')) return;
    observer.disconnect();
    picture.remove();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
