import { fileURLToPath } from "node:url";
import ranges from "@fontsource/archivo/unicode.json" with { type: "json" };

/** The two weights that sheets are set in. */
export type Weight = 400 | 600;

type Subset = keyof typeof ranges;

/** Asked in this order: most letters are in the first. */
const SUBSETS: readonly Subset[] = ["latin", "latin-ext", "vietnamese"];

const spans = SUBSETS.map((subset) => ({ subset, spans: ranges[subset].split(",").map(spanOf) }));

/** Letters of one text that stand in the same font file. */
interface Run {
  /** Name under which the file is registered: {@link fontFiles}. */
  readonly font: string;
  readonly text: string;
}

/** The font files by the names that {@link runsOf} gives. */
export function fontFiles(): { readonly name: string; readonly path: string }[] {
  return ([400, 600] as const).flatMap((weight) =>
    SUBSETS.map((subset) => ({
      name: fontName(subset, weight),
      path: fileURLToPath(
        import.meta.resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`),
      ),
    })),
  );
}

/**
 * Cuts a text where the font file changes: the typeface comes in parts for Latin, its accents and
 * Vietnamese. What none of them has becomes a question mark.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { font: string; text: string }[] = [];
  for (const sign of text.normalize("NFC")) {
    const subset = subsetOf(sign.codePointAt(0) as number);
    const font = fontName(subset ?? "latin", weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += subset ? sign : "?";
    else runs.push({ font, text: subset ? sign : "?" });
  }
  return runs;
}

function subsetOf(point: number): Subset | undefined {
  if (point < 0x20) return undefined;
  return spans.find((entry) => entry.spans.some(([from, to]) => point >= from && point <= to))
    ?.subset;
}

function fontName(subset: Subset, weight: Weight): string {
  return `${subset}-${weight}`;
}

/** `"U+0100-02BA"` → `[0x100, 0x2ba]` */
function spanOf(text: string): readonly [from: number, to: number] {
  const [from = "", to = from] = text.trim().slice(2).split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
