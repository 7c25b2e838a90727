import { fontInfo, type FontCode } from "@placket/domain/embroidery/lettering/fonts";
import {
  FACES,
  SIDES,
  type FaceCode,
  type FlagTerms,
  type LineRule,
  type OfferPlacement,
  type OfferTerms,
  type PriceStep,
} from "@placket/domain/embroidery/offer/offer";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";

/** Things that are written one to a row: how each is read, how it is written, and what one looks like. */
export interface RowKind<One> {
  readonly example: string;
  /** `undefined` of what cannot be read; rows are counted from 1. */
  readonly read: (row: string, number: number) => One | undefined;
  readonly write: (one: One) => string;
}

/** A placement, and whether text is embroidered there. */
export interface PlacementRow {
  readonly place: OfferPlacement;
  readonly takesText: boolean;
}

/** What stands between strokes. */
export const parts = (row: string) => row.split("|").map((part) => part.trim());
const isFace = (text: string): text is FaceCode => Object.hasOwn(FACES, text);
const isFont = (text: string): text is FontCode => fontInfo(text) !== undefined;

export const placementRows: RowKind<PlacementRow> = {
  example: "left-chest | Left chest | front | left | 100 × 58 | 61.9 28.5 | 0",
  read(row) {
    const [
      code = "",
      name = "",
      face = "",
      side = "",
      size = "",
      center = "",
      turn = "0",
      no = "",
    ] = parts(row);
    const [widthMm, heightMm] = numbers(size.replace(/[x×]/, " "));
    const [x, y] = numbers(center);
    const [angle] = numbers(turn);
    const found = SIDES.find((one) => one === side);
    const isWhole = [widthMm, heightMm, x, y, angle].every((one) => one !== undefined);
    if (code === "" || name === "" || !isFace(face) || !found || !isWhole) return undefined;
    const place = {
      code,
      name,
      face,
      side: found,
      widthMm: widthMm!,
      heightMm: heightMm!,
      center: { x: x! / 100, y: y! / 100 },
      turn: angle!,
    };
    return { place, takesText: no !== NO_TEXT };
  },
  write: ({ place: { code, name, face, side, widthMm, heightMm, center, turn }, takesText }) =>
    [
      code,
      name,
      face,
      side,
      `${widthMm} × ${heightMm}`,
      `${percent(center.x)} ${percent(center.y)}`,
      String(turn),
      ...(takesText ? [] : [NO_TEXT]),
    ].join(" | "),
};

const NO_TEXT = "no text";

/** Hundredths of a percent are a tenth of a pixel. */
const percent = (fraction: number) => String(Math.round(fraction * 10_000) / 100);

export const lineRows: RowKind<LineRule> = {
  example: "Name | 20 | required",
  read(row, number) {
    const [label = "", letters = "", how = "", ...rest] = parts(row);
    const [characterLimit] = numbers(letters);
    const [word = "", ...said] = how.split(" ");
    const isKnown = how === "" || how === "required" || word === "locked" || word === "default";
    if (label === "" || characterLimit === undefined || !isKnown || rest.length > 0) {
      return undefined;
    }
    return {
      number,
      label,
      characterLimit,
      isRequired: how === "required",
      isLocked: word === "locked",
      defaultText: how === "required" ? "" : said.join(" "),
    };
  },
  write: ({ label, characterLimit, isRequired, isLocked, defaultText }) => {
    const how = isRequired ? "required" : isLocked ? `locked ${defaultText}` : "";
    const said = how === "" && defaultText !== "" ? `default ${defaultText}` : how;
    return [label, String(characterLimit), ...(said === "" ? [] : [said])].join(" | ");
  },
};

export const priceRows: RowKind<PriceStep> = {
  example: "2500 SEW-TEXT-2",
  read(row) {
    const [stitches = "", sku = "", ...rest] = row.split(/\s+/);
    const isStep = /^\d+$/.test(stitches) && sku !== "" && rest.length === 0;
    return isStep ? { upTo: Number(stitches), sku } : undefined;
  },
  write: ({ upTo, sku }) => `${upTo} ${sku}`,
};

/** How a single flag is embroidered, and what two on the collar are. */
type FlagRow =
  | { readonly is: "single"; readonly terms: Omit<FlagTerms, "flags" | "pair"> }
  | { readonly is: "pair"; readonly pair: NonNullable<FlagTerms["pair"]> };

export const flagRows: RowKind<FlagRow> = {
  example: "single 25 SEW-FLAG left-chest",
  read(row) {
    const [is = "", ...rest] = row.split(/\s+/);
    if (is === "pair") {
      const [sku, left, right, ...more] = rest;
      const isWhole = sku !== undefined && left !== undefined && right !== undefined;
      return isWhole && more.length === 0 ? { is, pair: { sku, left, right } } : undefined;
    }
    const [height = "", sku, ...placements] = rest;
    const [heightMm] = numbers(height);
    const isWhole = is === "single" && heightMm !== undefined && sku !== undefined;
    return isWhole ? { is, terms: { heightMm, sku, placements } } : undefined;
  },
  write: (row) =>
    row.is === "pair"
      ? `pair ${row.pair.sku} ${row.pair.left} ${row.pair.right}`
      : ["single", String(row.terms.heightMm), row.terms.sku, ...row.terms.placements].join(" "),
};

const SERVICE_KINDS = ["alteration-piping", "print-screen"] as const;

export const serviceRows: RowKind<OfferTerms["services"][number]> = {
  example: "alteration-piping HEM-PAIR",
  read(row) {
    const [word = "", sku = "", ...rest] = row.split(/\s+/);
    const kind = SERVICE_KINDS.find((one) => one === word);
    return kind && sku !== "" && rest.length === 0 ? { kind, sku } : undefined;
  },
  write: ({ kind, sku }) => `${kind} ${sku}`,
};

export const exclusionRows: RowKind<OfferTerms["colorExclusions"][number]> = {
  example: "White: 1001 1080",
  read(row) {
    const [color = "", listed, ...rest] = row.split(":");
    const threads = words(listed ?? "");
    const isWhole = color.trim() !== "" && threads.length > 0 && rest.length === 0;
    return isWhole ? { color: color.trim(), threads } : undefined;
  },
  write: ({ color, threads }) => `${color}: ${threads.join(" ")}`,
};

export const fontRows: RowKind<FontCode> = {
  example: "block",
  read: (row) => (isFont(row) ? row : undefined),
  write: (code) => code,
};

/** What stands in the rows of a field, or the first that cannot be read. Blank rows are none. */
export function readRows<One>(
  field: string,
  typed: string,
  { read, example }: RowKind<One>,
): Result<readonly One[]> {
  const rows = linesOf(typed);
  const found: One[] = [];
  for (const [at, row] of rows.entries()) {
    const one = read(row, at + 1);
    if (one === undefined) return refuse(problem("embroidery.rowUnreadable", field, row, example));
    found.push(one);
  }
  return ok(found);
}

export const writeRows = <One>(all: readonly One[], { write }: RowKind<One>): string =>
  all.map(write).join("\n");

/** Rows without blanks around them. */
export const linesOf = (typed: string): readonly string[] =>
  typed.split("\n").flatMap((row) => (row.trim() === "" ? [] : [row.trim()]));

/** Words between blanks, commas and ends of rows. */
export const words = (typed: string): readonly string[] =>
  typed.split(/[\s,]+/).filter((word) => word !== "");

/** Each word as a number; `undefined` in the place of one that is none. */
export const numbers = (typed: string): readonly (number | undefined)[] =>
  words(typed).map((word) => (/^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined));
