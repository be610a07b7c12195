/** The colours of the seats. Seats have one or more; the option `colours` lists them seat by seat. */

/**
 * The colours of the seats: those in `chosen`, as far as there are seats for them, then what is left of `usual`. The
 * result has the shape of `usual`, the colours of every seat if nobody chooses.
 */
export function arrangedColours(usual: readonly string[][], chosen: readonly string[] | null): string[][] {
  const all = usual.flat();
  const kept = (chosen ?? []).slice(0, all.length);
  const rest = all.filter((colour) => !kept.includes(colour));
  const arranged = [...kept, ...rest];
  return usual.map(({ length }) => arranged.splice(0, length));
}

/** All colours seat by seat, after the one at `position` has become `colour`. The seat that had `colour` gets the other one. */
export function swappedColours(colours: readonly string[], position: number, colour: string): string[] {
  const old = colours[position]!;
  return colours.map((each, at) => (at === position ? colour : each === colour ? old : each));
}
