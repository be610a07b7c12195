/** Carries requests and sockets to who hosts the tables: a server, or a worker of this device. */
import { language } from '../i18n/translate.svelte';
import { DeviceSocket, requestDevice } from '../offline/device.svelte';
import { isOnDevice } from './host';

/** As much of a WebSocket as `Socket` uses. */
export interface WebSocketLike {
  readonly readyState: number;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Send a request to `path` below /api, with `body` as JSON. Throws if nobody answers. */
export function sendRequest(
  method: string,
  path: string,
  body: string | null,
  signal: AbortSignal | null,
): Promise<Response> {
  if (isOnDevice(path)) return requestDevice(method, path, language(), body);
  return fetch(`/api${path}`, {
    method,
    headers: { 'Accept-Language': language(), ...(body === null ? {} : { 'Content-Type': 'application/json' }) },
    body,
    signal,
  });
}

/** Open the socket at `path`. */
export function openSocket(path: string): WebSocketLike {
  if (isOnDevice(path)) return new DeviceSocket(path, language());
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}${path}`) as WebSocketLike;
}
