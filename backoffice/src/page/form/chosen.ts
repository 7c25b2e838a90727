/**
 * The choice that a field of fixed choices stands at. @throws when it is none of them: the field offers what the code
 * does not know, and nothing is guessed.
 */
export function chosen<Choice extends string>(choices: readonly Choice[], value = ""): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Error(`"${value}" is none of ${choices.join(", ")}`);
  return found;
}
