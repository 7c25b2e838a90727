/** Of something before and after what is not the same: that is what the trail tells. */
export function changesOf<Draft extends object>(before: Draft, after: Draft) {
  const names = (Object.keys(after) as (keyof Draft)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const of = (rule: Draft) => Object.fromEntries(names.map((name) => [name, rule[name]]));
  return { before: of(before), after: of(after) };
}
