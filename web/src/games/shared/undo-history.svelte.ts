/** A value with the changes that can be undone and redone. */
export class UndoHistory<T> {
  current: T = $state.raw(null!);
  #past = $state.raw<readonly T[]>([]);
  #future = $state.raw<readonly T[]>([]);
  #tag = '';

  constructor(first: T) {
    this.current = first;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Change the value to `next`. Consecutive changes with equal tags are undone as one step. */
  change(next: T, tag = ''): void {
    if (next === this.current) return;
    if (tag === '' || tag !== this.#tag) this.#past = [...this.#past, this.current];
    this.#tag = tag;
    this.#future = [];
    this.current = next;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#future = [this.current, ...this.#future];
    this.current = this.#past.at(-1)!;
    this.#past = this.#past.slice(0, -1);
    this.#tag = '';
  }

  redo(): void {
    if (!this.canRedo) return;
    this.#past = [...this.#past, this.current];
    this.current = this.#future[0]!;
    this.#future = this.#future.slice(1);
    this.#tag = '';
  }
}
