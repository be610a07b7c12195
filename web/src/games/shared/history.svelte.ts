/** Something that is changed step by step, and back. */
export class History<T> {
  now: T = $state.raw(null!);
  #past = $state.raw<readonly T[]>([]);
  #future = $state.raw<readonly T[]>([]);
  #tag = '';

  constructor(first: T) {
    this.now = first;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Changes in a row that have the same tag are one step. */
  change(next: T, tag = ''): void {
    if (next === this.now) return;
    if (tag === '' || tag !== this.#tag) this.#past = [...this.#past, this.now];
    this.#tag = tag;
    this.#future = [];
    this.now = next;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#future = [this.now, ...this.#future];
    this.now = this.#past.at(-1)!;
    this.#past = this.#past.slice(0, -1);
    this.#tag = '';
  }

  redo(): void {
    if (!this.canRedo) return;
    this.#past = [...this.#past, this.now];
    this.now = this.#future[0]!;
    this.#future = this.#future.slice(1);
    this.#tag = '';
  }
}
