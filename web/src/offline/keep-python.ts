/** Keeps Python on this device, where the service worker does not do so by itself: on the site of a server. */

const CACHE = 'taros-python'; // of the service worker
const START_LIMIT = 20_000; // ms until a service worker that has not become active is taken for forbidden

/** Whether this site has Python for the browser, and this browser can keep it. */
export const canKeepPython = (): boolean =>
  'serviceWorker' in navigator && 'files' in document.documentElement.dataset;

/** Whether Python is kept; false where storage is forbidden. */
export const isPythonKept = (): Promise<boolean> => caches.has(CACHE).catch(() => false);

/** Fetch Python, and return whether it is kept now; false without a service worker, which browsers may forbid. */
export async function keepPython(): Promise<boolean> {
  const limit = new Promise<null>((resolve) => setTimeout(() => resolve(null), START_LIMIT));
  const registration = await Promise.race([navigator.serviceWorker.ready, limit]);
  if (registration === null) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
  });
  registration.active?.postMessage({ type: 'keep-python' }, [port2]);
  return answer;
}

/** Keep Python if the reader has installed this site as an app. */
export async function keepPythonIfInstalled(): Promise<void> {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (isInstalled && canKeepPython() && !(await isPythonKept())) await keepPython();
}
