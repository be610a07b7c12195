/** Requests about the reader's account. They throw as those of `api` do. */
import { request } from './api';
import type {
  AccountData,
  AccountInfo,
  BotToken,
  LinkSignIn,
  Me,
  NewAccount,
  PasskeyAnswer,
  PasskeyOptions,
  RecoveryCodes,
  RecoverySignIn,
  SignInLink,
} from './protocol';

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

async function done(method: string, path: string, body?: unknown): Promise<void> {
  await request(method, path, body);
}

/** The reader's account; null for a guest. */
export const myAccount = async (): Promise<AccountInfo | null> => (await json<Me>('GET', '/account')).account;

/** Make an account of this guest. Returns its recovery codes. */
export const keepName = async (name: string): Promise<string[]> =>
  (await json<RecoveryCodes>('POST', '/account', { name } satisfies NewAccount)).codes;

export const newCodes = async (): Promise<string[]> => (await json<RecoveryCodes>('POST', '/account/codes')).codes;
export const newLink = (): Promise<SignInLink> => json('POST', '/account/link');
export const signOut = (): Promise<void> => done('POST', '/account/sign-out');
export const removeDevice = (id: string): Promise<void> => done('DELETE', `/account/devices/${id}`);
export const removePasskey = (id: string): Promise<void> => done('DELETE', `/account/passkeys/${id}`);
export const deleteAccount = (): Promise<void> => done('DELETE', '/account');

/** Make a bot, or a new token for it; the token before is void. Returns the token. */
export const makeBot = async (name: string): Promise<string> =>
  (await json<BotToken>('POST', '/account/bots', { name } satisfies NewAccount)).token;
export const renewToken = async (id: string): Promise<string> =>
  (await json<BotToken>('POST', `/account/bots/${id}/token`)).token;
export const deleteBot = (id: string): Promise<void> => done('DELETE', `/account/bots/${id}`);

/** A file with all that is kept of the reader, here and on the server. */
export const myData = async (settings: AccountData['settings']): Promise<Blob> =>
  (await request('POST', '/account/data', { settings } satisfies AccountData)).blob();

export const followLink = (code: string): Promise<void> =>
  done('POST', '/sign-in/link', { code } satisfies LinkSignIn);
export const recover = (name: string, code: string): Promise<void> =>
  done('POST', '/sign-in/recovery', { name, code } satisfies RecoverySignIn);

/** Whether the browser can use passkeys on this page: they belong to a domain, over TLS. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.:[\]]+$/.test(location.hostname);

/** The reader chose no passkey, or the browser did not let them. */
export class NoPasskeyError extends Error {}

/** Make a passkey for the reader's account. */
export async function addPasskey(): Promise<void> {
  const { options } = await json<PasskeyOptions>('POST', '/account/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  await answer('/account/passkeys', navigator.credentials.create({ publicKey }));
}

/** Sign in by a passkey that the reader chooses. */
export async function usePasskey(): Promise<void> {
  const { options } = await json<PasskeyOptions>('POST', '/sign-in/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  await answer('/sign-in/passkey', navigator.credentials.get({ publicKey }));
}

async function answer(path: string, asked: Promise<Credential | null>): Promise<void> {
  const credential = (await asked.catch(() => null)) as PublicKeyCredential | null;
  if (credential === null) throw new NoPasskeyError();
  await done('POST', path, { credential: credential.toJSON() } satisfies PasskeyAnswer);
}
