/** A piece of a text, from `start` up to `end`, and what stands in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all edits made. What lies within another edit goes with it. */
export function edited(code: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let made = "";
  let at = 0;
  for (const { start, end, text } of inOrder) {
    if (start < at) continue;
    made += code.slice(at, start) + text;
    at = end;
  }
  return made + code.slice(at);
}
