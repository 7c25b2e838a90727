import type { Problem } from "../problem.ts";

/** What a shopper reads where something of a saved product cannot be had today, by the field that is refused. */
const WORDS = {
  id: "This garment is not available at the moment.",
  "text.font": "Its font is no longer offered.",
  "text.thread": "Its thread is no longer offered on this cloth.",
  "text.placement": "Its place on the garment is no longer offered.",
  "text.heightMm": "Letters of this height are no longer offered.",
  text: "Its text can no longer be sewn as it stands.",
  logos: "A logo on it is no longer offered.",
  flags: "Its flags are no longer offered.",
  "special-instructions": "Special instructions are no longer taken.",
  "alteration-piping": "Its alteration is no longer offered.",
  "print-screen": "Its print is no longer offered.",
} as const;

const NEEDED = "It is sold with embroidery now. Choose what is embroidered on it.";

/** What is not wrong with it but lacking (EMB-38), by the key of the refusal. */
const LACKING: Readonly<Record<string, typeof NEEDED | undefined>> = {
  "embroidery.soldEmbroidered": NEEDED,
  "embroidery.logoRequired": NEEDED,
};

const OTHERWISE = "Something on it is no longer offered.";

type Words = (typeof WORDS)[keyof typeof WORDS] | typeof NEEDED | typeof OTHERWISE;

/**
 * The refusals of a saved product, each once, in words that tell what to change.
 * @example noLongerOffered([problem("embroidery.fontUnknown", "text.font")]) is ["Its font is no longer offered."]
 */
export function noLongerOffered(
  problems: readonly (Pick<Problem, "field"> & Partial<Pick<Problem, "error">>)[],
): readonly Words[] {
  return [...new Set(problems.map(({ field, error = "" }) => LACKING[error] ?? wordsOf(field)))];
}

/** The longest name that the field begins with: `text.lines.0` is of the `text`. */
function wordsOf(field: string): Words {
  const known = Object.keys(WORDS) as (keyof typeof WORDS)[];
  const names = known.filter((name) => field === name || field.startsWith(`${name}.`));
  const [name] = names.toSorted((a, b) => b.length - a.length);
  return name ? WORDS[name] : OTHERWISE;
}
