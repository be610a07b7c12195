/** Requests about messages that reach the reader when no page is open. They throw as those of `api` do. */
import { request } from './api';
import type { Invitation, NewEmail, NewPushSubscription, NoticeChoices, NoticeCode, NoticeInfo, Quiet } from './protocol';

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

export const myNotices = (): Promise<NoticeInfo> => json('GET', '/notices');

/** Send nothing in the `quiet` hours of every day, by the clock of this device; null: send at any hour. */
export const chooseQuiet = (quiet: Quiet | null): Promise<NoticeInfo> =>
  json('PUT', '/notices', { zone: ownZone(), quiet } satisfies NoticeChoices);

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export const giveEmail = (address: string): Promise<NoticeInfo> =>
  json('PUT', '/notices/email', { address } satisfies NewEmail);
export const removeEmail = (): Promise<NoticeInfo> => json('DELETE', '/notices/email');

/** Confirm an address by the code of a link. Returns the address. */
export const confirmEmail = async (code: string): Promise<string> =>
  (await json<NewEmail>('POST', '/notices/confirm', { code } satisfies NoticeCode)).address;

/** End e-mails by the code of a link. */
export async function stopEmails(code: string): Promise<void> {
  await request('POST', '/notices/stop', { code } satisfies NoticeCode);
}

/** Ask the person with the account `name` to the table `id`. */
export async function invite(id: string, name: string): Promise<void> {
  await request('POST', `/tables/${id}/invitations`, { name } satisfies Invitation);
}

/** Whether this browser can take messages while no page is open. */
export const canTakePushes = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The reader, or the browser, allows no notifications. */
export class ForbiddenError extends Error {}

/** Have messages sent to this browser; `key` is that of the server. Throws ForbiddenError if they are not allowed. */
export async function takePushes(key: string): Promise<NoticeInfo> {
  if ((await Notification.requestPermission()) !== 'granted') throw new ForbiddenError();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be with the key of another server
  const subscription = await pushManager.subscribe(options).catch(() => {
    throw new ForbiddenError();
  });
  return json('PUT', '/notices/push', subscription.toJSON() as unknown as NewPushSubscription);
}

export async function endPushes(): Promise<NoticeInfo> {
  const registered = await navigator.serviceWorker?.getRegistration();
  await (await registered?.pushManager.getSubscription())?.unsubscribe();
  return json('DELETE', '/notices/push');
}
