/** Lets the server check a position while it is being edited. */
import { untrack } from 'svelte';
import * as api from '../../net/api';
import type { Position, Refusal } from '../../net/protocol';

const DELAY = 250; // ms without a change before the server is asked
const RETRY = 1500; // ms until the next request to a server that was busy or unreachable

export type CheckResult =
  | { kind: 'checking' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'valid'; position: Position };

/** Let the server check `text`, a position of `game`. */
export async function checkPosition(game: string, text: string): Promise<CheckResult> {
  return checkResult(api.position(game, text));
}

/** The result of a `request` for a position. */
export async function checkResult(request: Promise<Position>): Promise<CheckResult> {
  try {
    return { kind: 'valid', position: await request };
  } catch (error) {
    const isTooFast = error instanceof api.RefusedError && error.refusal.key === 'too-fast';
    if (!(error instanceof api.RefusedError) || isTooFast) return { kind: 'unreachable' };
    return { kind: 'refused', refusal: error.refusal };
  }
}

export class PositionCheck {
  result = $state.raw<CheckResult>({ kind: 'checking' });

  /** Follow `text`, and call `onvalid` with each position that is valid. Call this while a component initialises. */
  constructor(game: string, text: () => string, onvalid: (position: Position) => void) {
    $effect(() => {
      const checked = text();
      untrack(() => (this.result = { kind: 'checking' }));
      let timer = setTimeout(check, DELAY);
      let isOutdated = false;
      const receive = (result: CheckResult): void => {
        if (isOutdated) return;
        this.result = result;
        if (result.kind === 'valid') onvalid(result.position);
        if (result.kind === 'unreachable') timer = setTimeout(check, RETRY);
      };
      function check(): void {
        void checkPosition(game, checked).then(receive);
      }
      return () => {
        isOutdated = true;
        clearTimeout(timer);
      };
    });
  }
}
