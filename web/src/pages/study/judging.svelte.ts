/** What the server says of a position as it is being set up. */
import { untrack } from 'svelte';
import * as api from '../../net/api';
import type { Position, Refusal } from '../../net/protocol';

const PAUSE = 250; // ms in which a hand may still be moving
const AGAIN = 1500; // ms until a server that was asked too often, or is away, is asked again

export type Verdict =
  | { kind: 'asking' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'good'; position: Position };

export async function judge(game: string, text: string): Promise<Verdict> {
  return verdictOf(api.position(game, text));
}

export async function verdictOf(asked: Promise<Position>): Promise<Verdict> {
  try {
    return { kind: 'good', position: await asked };
  } catch (error) {
    const isTooFast = error instanceof api.RefusedError && error.refusal.key === 'too-fast';
    if (!(error instanceof api.RefusedError) || isTooFast) return { kind: 'unreachable' };
    return { kind: 'refused', refusal: error.refusal };
  }
}

export class Judging {
  verdict = $state.raw<Verdict>({ kind: 'asking' });

  /** To be made while a component is: it follows the text. */
  constructor(game: string, text: () => string, ongood: (position: Position) => void) {
    $effect(() => {
      const written = text();
      untrack(() => (this.verdict = { kind: 'asking' }));
      let timer = setTimeout(ask, PAUSE);
      let isOver = false;
      const answer = (verdict: Verdict): void => {
        if (isOver) return;
        this.verdict = verdict;
        if (verdict.kind === 'good') ongood(verdict.position);
        if (verdict.kind === 'unreachable') timer = setTimeout(ask, AGAIN);
      };
      function ask(): void {
        void judge(game, written).then(answer);
      }
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    });
  }
}
