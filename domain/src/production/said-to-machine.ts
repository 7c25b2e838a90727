/**
 * What a shopper wants the people at the machine to know of a line, in their words (EMB-13); empty where they said
 * nothing.
 */
export const saidToMachine = (
  parts: readonly { readonly kind: string; readonly text: string }[],
): readonly string[] =>
  parts.filter(({ kind }) => kind === "special-instructions").map(({ text }) => text);
