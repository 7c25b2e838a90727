/** A list with what stood at one place at another one; places beyond its ends are its ends. */
export function moved<Entry>(all: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = all[from];
  if (entry === undefined) return all;
  const rest = all.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, to), 0, entry);
}
