import type { ErrorKey } from "../../errors.ts";
import type { RecipeDraft } from "./recipe.ts";

interface RecipeCase {
  readonly says: string;
  /** Laid over a recipe that is right. */
  readonly draft: RecipeDraft;
  readonly error?: ErrorKey;
  readonly field?: string;
  readonly params?: readonly (string | number)[];
}

const lines = (...texts: readonly string[]): RecipeDraft => ({ lines: texts });
const long = "N".repeat(41);

/** What a draft is refused for, one row a reason. */
export const textCases: readonly RecipeCase[] = [
  { says: "a name is taken", draft: lines("Kitchen") },
  { says: "accents of the four languages are taken", draft: lines("Œuvre Ÿ", "¡Niño!", "GROẞ ß") },
  { says: "a decomposed letter is taken", draft: lines("Cre\u0301me") },
  { says: "an accent that fonts lack ready-made is composed", draft: lines("Žlutý Ŝ ō Ẽ") },
  { says: "three accents on a letter are taken", draft: lines("A\u0308\u0301\u0328") },
  { says: "curly quotes, dashes and an ellipsis are taken", draft: lines("“Chef’s” – one…") },
  { says: "a blank line between two is a gap", draft: lines("HEAD", "", "CHEF") },
  { says: "40 letters are taken", draft: lines("N".repeat(40)) },
  { says: "a letter with its accents counts as one", draft: lines("n\u0303".repeat(40)) },
  {
    says: "no line at all is no text",
    draft: lines(),
    error: "embroidery.textMissing",
    field: "lines",
  },
  {
    says: "an empty line is no text",
    draft: lines(""),
    error: "embroidery.textMissing",
    field: "lines",
  },
  {
    says: "only blanks are no text",
    draft: lines("  ", "\u00a0"),
    error: "embroidery.textMissing",
    field: "lines",
  },
  {
    says: "something else than text is no text",
    draft: { lines: "Kitchen" },
    error: "embroidery.textMissing",
    field: "lines",
  },
  {
    says: "a line that is no text is no text",
    draft: { lines: ["HEAD", 7] },
    error: "embroidery.textMissing",
    field: "lines",
  },
  {
    says: "a fifth line is too many",
    draft: lines("1", "2", "3", "4", "5"),
    error: "embroidery.textTooManyLines",
    field: "lines",
    params: [4],
  },
  {
    says: "41 letters are too many",
    draft: lines("Kitchen", long),
    error: "embroidery.textLineTooLong",
    field: "lines.1",
    params: [40],
  },
  {
    says: "10,000 letters are too many",
    draft: lines("x".repeat(10_000)),
    error: "embroidery.textLineTooLong",
    field: "lines.0",
    params: [40],
  },
  {
    says: "10,000 accents on one letter are too many",
    draft: lines(`a${"\u0301".repeat(10_000)}`),
    error: "embroidery.textLineTooLong",
    field: "lines.0",
    params: [40],
  },
  {
    says: "four accents on one letter are no letter",
    draft: lines("Anna", "Ä\u0301\u0300\u0328"),
    error: "embroidery.textUnknownLetter",
    field: "lines.1",
    params: ["Ą\u0308\u0301\u0300"],
  },
  {
    says: "a tower of accents is named by its foot",
    draft: lines(`A${"\u0308".repeat(300)}`),
    error: "embroidery.textUnknownLetter",
    field: "lines.0",
    params: [`Ä${"\u0308".repeat(7)}`],
  },
  {
    says: "four full lines are too much in all",
    draft: lines(...Array.from({ length: 4 }, () => "N".repeat(40))),
    error: "embroidery.textTooLong",
    field: "lines",
    params: [120],
  },
  {
    says: "an emoji is a picture",
    draft: lines("Chef 😀"),
    error: "embroidery.textEmoji",
    field: "lines.0",
    params: ["😀"],
  },
  {
    says: "an emoji joined from several is named by its first",
    draft: lines("👨‍🍳"),
    error: "embroidery.textEmoji",
    field: "lines.0",
    params: ["👨"],
  },
  {
    says: "a flag is a picture",
    draft: lines("🇫🇷"),
    error: "embroidery.textEmoji",
    field: "lines.0",
    params: ["🇫"],
  },
  {
    says: "a digit on a key is a picture",
    draft: lines("1️⃣"),
    error: "embroidery.textEmoji",
    field: "lines.0",
    params: ["1️⃣"],
  },
  {
    says: "a heart is a picture",
    draft: lines("I ❤ NY"),
    error: "embroidery.textEmoji",
    field: "lines.0",
    params: ["❤"],
  },
  {
    says: "Hebrew runs from right to left",
    draft: lines("HEAD", "שלום"),
    error: "embroidery.textRightToLeft",
    field: "lines.1",
    params: ["ש"],
  },
  {
    says: "Arabic runs from right to left",
    draft: lines("مطبخ"),
    error: "embroidery.textRightToLeft",
    field: "lines.0",
    params: ["م"],
  },
  {
    says: "a line break within a line cannot be seen",
    draft: lines("HEAD\nCHEF"),
    error: "embroidery.textControl",
    field: "lines.0",
  },
  {
    says: "a NUL cannot be seen",
    draft: lines("a\0b"),
    error: "embroidery.textControl",
    field: "lines.0",
  },
  {
    says: "a mark that turns the direction cannot be seen",
    draft: lines("a\u202Eb"),
    error: "embroidery.textControl",
    field: "lines.0",
  },
  {
    says: "a joiner of no width cannot be seen",
    draft: lines("a\u200Bb"),
    error: "embroidery.textControl",
    field: "lines.0",
  },
  {
    says: "half a character cannot be seen",
    draft: lines("a\uD83Db"),
    error: "embroidery.textControl",
    field: "lines.0",
  },
  {
    says: "another script is named",
    draft: lines("Кухня"),
    error: "embroidery.textUnknownLetter",
    field: "lines.0",
    params: ["К"],
  },
  {
    says: "a letter without a way to compose it is named",
    draft: lines("Øŷß Ǿƕ"),
    error: "embroidery.textUnknownLetter",
    field: "lines.0",
    params: ["ƕ"],
  },
  {
    says: "an accent that stands on nothing is named",
    draft: lines("a \u0301"),
    error: "embroidery.textUnknownLetter",
    field: "lines.0",
    params: [" \u0301"],
  },
];

/** The same for everything that is no text. */
export const settingCases: readonly RecipeCase[] = [
  {
    says: "a font that the table lacks",
    draft: { font: "comic" },
    error: "embroidery.fontUnknown",
    field: "font",
  },
  {
    says: "a font by a name that every object has",
    draft: { font: "constructor" },
    error: "embroidery.fontUnknown",
    field: "font",
  },
  {
    says: "a thread that the shop does not own",
    draft: { thread: "9999" },
    error: "embroidery.threadUnknown",
    field: "thread",
  },
  {
    says: "no thread",
    draft: { thread: undefined },
    error: "embroidery.threadUnknown",
    field: "thread",
  },
  {
    says: "a fabric that is not known",
    draft: { fabric: "glass" },
    error: "embroidery.fabricUnknown",
    field: "fabric",
  },
  {
    says: "a fabric by a name that every object has",
    draft: { fabric: "toString" },
    error: "embroidery.fabricUnknown",
    field: "fabric",
  },
  {
    says: "no height",
    draft: { heightMm: Number.NaN },
    error: "embroidery.heightInvalid",
    field: "heightMm",
    params: [3.8, 100],
  },
  {
    says: "a height as text",
    draft: { heightMm: "10" },
    error: "embroidery.heightInvalid",
    field: "heightMm",
    params: [3.8, 100],
  },
  {
    says: "a height below nothing",
    draft: { heightMm: -10 },
    error: "embroidery.heightInvalid",
    field: "heightMm",
    params: [3.8, 100],
  },
  {
    says: "lower than anything legible",
    draft: { heightMm: 3.7 },
    error: "embroidery.heightInvalid",
    field: "heightMm",
    params: [3.8, 100],
  },
  {
    says: "higher than a hoop",
    draft: { heightMm: 100.1 },
    error: "embroidery.heightInvalid",
    field: "heightMm",
    params: [3.8, 100],
  },
  {
    says: "without end",
    draft: { heightMm: Number.POSITIVE_INFINITY },
    error: "embroidery.heightInvalid",
    field: "heightMm",
    params: [3.8, 100],
  },
  {
    says: "lower than the cloth takes",
    draft: { heightMm: 3.9 },
    error: "embroidery.heightBelowFabric",
    field: "heightMm",
    params: ["Twill", 4],
  },
  {
    says: "what twill takes and fleece does not",
    draft: { heightMm: 4.9, fabric: "fleece" },
    error: "embroidery.heightBelowFabric",
    field: "heightMm",
    params: ["Fleece", 5],
  },
  { says: "the lowest that the cloth takes", draft: { heightMm: 4 } },
  {
    says: "letters on top of each other",
    draft: { letterSpacingMm: -1.1 },
    error: "embroidery.letterSpacingInvalid",
    field: "letterSpacingMm",
    params: [-1, 10],
  },
  {
    says: "no letter spacing",
    draft: { letterSpacingMm: null },
    error: "embroidery.letterSpacingInvalid",
    field: "letterSpacingMm",
    params: [-1, 10],
  },
  {
    says: "lines on top of each other",
    draft: { lineSpacing: 1 },
    error: "embroidery.lineSpacingInvalid",
    field: "lineSpacing",
    params: [1.1, 4],
  },
  {
    says: "an alignment that is none",
    draft: { align: "justify" },
    error: "embroidery.alignUnknown",
    field: "align",
  },
  { says: "an arc of 60 mm", draft: { arc: { radiusMm: 60, bend: "up" } } },
  { says: "no arc, unsaid", draft: { arc: undefined } },
  {
    says: "an arc tighter than a coin",
    draft: { arc: { radiusMm: 14, bend: "up" } },
    error: "embroidery.arcInvalid",
    field: "arc",
    params: [15, 500],
  },
  {
    says: "an arc that bends neither way",
    draft: { arc: { radiusMm: 60, bend: "left" } },
    error: "embroidery.arcInvalid",
    field: "arc",
    params: [15, 500],
  },
  {
    says: "an arc that is a word",
    draft: { arc: "round" },
    error: "embroidery.arcInvalid",
    field: "arc",
    params: [15, 500],
  },
];
