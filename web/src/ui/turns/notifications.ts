/** Notifications of the system. A service worker shows them where a page may not, as on phones. */
import { addressOf, fileAddress } from '../addresses';
import { navigate } from '../router.svelte';

/** Whether the browser can show notifications on this page: only over HTTPS, or on this very device. */
export const canOfferNotifications = (): boolean => 'Notification' in window && isSecureContext;

/** Whether the reader has forbidden them in the browser. */
export const areForbidden = (): boolean => canOfferNotifications() && Notification.permission === 'denied';

/** Ask the browser for permission; whether it was given. Call this when the reader has pressed a button. */
export const requestPermission = async (): Promise<boolean> =>
  canOfferNotifications() && (await Notification.requestPermission()) === 'granted';

/** Show a notification that opens `path` when it is clicked; a later one for the same path replaces it. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!canOfferNotifications() || Notification.permission !== 'granted') return;
  const options = { body, icon: fileAddress('icon.svg'), tag: path, data: { path, url: addressOf(path) } };
  const worker = await findWorker();
  if (worker) return worker.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.onclick = () => {
    focus();
    navigate(path);
  };
}

async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  const registered = await navigator.serviceWorker?.getRegistration(); // not in private windows
  return registered ? navigator.serviceWorker.ready : null;
}

/** Open the page of a notification that was clicked. */
navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ path?: unknown }>) => {
  if (typeof data?.path === 'string') navigate(data.path);
});
