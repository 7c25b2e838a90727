import type { LogoLine, LogoTerms, PriceStep } from "@placket/domain/embroidery/offer/offer";
import { ok, refuse, type Result } from "@placket/domain/problem";
import {
  linesOf,
  numbers,
  parts,
  priceRows,
  readRows,
  words,
  writeRows,
  type RowKind,
} from "./offer-rows.ts";

/** How many logos there may be, and where. */
type LogoBasics = Pick<LogoTerms, "most" | "placements">;

/** How many logos, and where. */
export const logoRows: RowKind<LogoBasics> = {
  example: "2 left-chest back-yoke",
  read(row) {
    const [count = "", ...placements] = row.split(/\s+/);
    const [most] = numbers(count);
    return most !== undefined && placements.length > 0 ? { most, placements } : undefined;
  },
  write: ({ most, placements }) => [String(most), ...placements].join(" "),
};

/** What a logo costs: a step by its stitches, or a word for what comes before them. */
type LogoPriceRow =
  | { readonly is: "step"; readonly step: PriceStep }
  | { readonly is: "upload" | "digitizing"; readonly sku: string };

/** What logos are charged as. */
export const logoPriceRows: RowKind<LogoPriceRow> = {
  example: "14999 SEW-LOGO",
  read(row, number) {
    const [word = "", sku, ...rest] = row.split(/\s+/);
    if (sku === undefined || rest.length > 0) return undefined;
    if (word === "upload" || word === "digitizing") return { is: word, sku };
    const step = priceRows.read(row, number);
    return step && { is: "step", step };
  },
  write: (row) => (row.is === "step" ? priceRows.write(row.step) : `${row.is} ${row.sku}`),
};

/** A line of logos, or the one that stands there at first. */
type LogoLineRow =
  | { readonly is: "line"; readonly line: Omit<LogoLine, "number"> }
  | { readonly is: "preset"; readonly preset: NonNullable<LogoTerms["preset"]> };

/** Which logo may stand where. */
export const logoLineRows: RowKind<LogoLineRow> = {
  example: "L000001 own | left-chest | optional",
  read(row) {
    const [chosen = "", at = "", how = "", ...rest] = parts(row);
    const [named, placements] = [words(chosen), words(at)];
    if (placements.length === 0 || named.length === 0 || rest.length > 0) return undefined;
    return named[0] === FIRST ? presetOf(named, placements, how) : lineOf(named, placements, how);
  },
  write: (row) => {
    if (row.is === "preset") {
      const { number, placement, isLocked } = row.preset;
      return [`${FIRST} ${number}`, placement, ...(isLocked ? [LOCKED] : [])].join(" | ");
    }
    const { logos, takesOwn, placements, isOptional } = row.line;
    const named = [...logos, ...(takesOwn ? [OWN] : [])].join(" ");
    return [named, placements.join(" "), ...(isOptional ? [OPTIONAL] : [])].join(" | ");
  },
};

const FIRST = "first";
const LOCKED = "locked";
const OPTIONAL = "optional";
const OWN = "own";

function presetOf(
  [, number, ...more]: readonly string[],
  [placement, ...others]: readonly string[],
  how: string,
): LogoLineRow | undefined {
  const isKnown = how === "" || how === LOCKED;
  if (number === undefined || placement === undefined || !isKnown) return undefined;
  if (more.length > 0 || others.length > 0) return undefined;
  return { is: "preset", preset: { number, placement, isLocked: how === LOCKED } };
}

function lineOf(
  named: readonly string[],
  placements: readonly string[],
  how: string,
): LogoLineRow | undefined {
  if (how !== "" && how !== OPTIONAL) return undefined;
  const logos = named.filter((word) => word !== OWN);
  const takesOwn = named.includes(OWN);
  return { is: "line", line: { logos, takesOwn, placements, isOptional: how === OPTIONAL } };
}

/** The fields of logos, as they are typed. */
type TypedLogos = Readonly<Record<"logoTerms" | "logoPrices" | "logoLines", string>>;

const NOT_ON_FILE = "not on file";

/** The terms of logos as the form begins with them. */
export function typedLogos(logos: LogoTerms | null): TypedLogos {
  if (!logos) return { logoTerms: "", logoPrices: "", logoLines: "" };
  const { uploadSku, digitizingSku, preset, takesOnFile } = logos;
  return {
    logoTerms: [writeRows([logos], logoRows), ...(takesOnFile ? [] : [NOT_ON_FILE])].join("\n"),
    logoPrices: writeRows(
      [
        ...logos.prices.map((step) => ({ is: "step" as const, step })),
        ...(uploadSku === null ? [] : [{ is: "upload" as const, sku: uploadSku }]),
        ...(digitizingSku === null ? [] : [{ is: "digitizing" as const, sku: digitizingSku }]),
      ],
      logoPriceRows,
    ),
    logoLines: writeRows(
      [
        ...logos.lines.map((line) => ({ is: "line" as const, line })),
        ...(preset ? [{ is: "preset" as const, preset }] : []),
      ],
      logoLineRows,
    ),
  };
}

/** The terms of logos as they are typed, or what of them cannot be read; `null` where none is embroidered. */
export function logosOf(typed: TypedLogos): Result<LogoTerms | null> {
  const said = linesOf(typed.logoTerms);
  if (said.length === 0) return ok(null);
  const where = said.filter((row) => row !== NOT_ON_FILE).join("\n");
  const basics = readRows("logoTerms", where, logoRows);
  const prices = readRows("logoPrices", typed.logoPrices, logoPriceRows);
  const lines = readRows("logoLines", typed.logoLines, logoLineRows);
  if (!basics.ok || !prices.ok || !lines.ok) {
    return refuse(...[basics, prices, lines].flatMap((one) => (one.ok ? [] : one.problems)));
  }
  const skuOf = (is: "upload" | "digitizing") =>
    prices.value.flatMap((row) => (row.is === is ? row.sku : []))[0] ?? null;
  return ok({
    ...(basics.value[0] ?? { most: 0, placements: [] }),
    lines: lines.value
      .flatMap((row) => (row.is === "line" ? row.line : []))
      .map((line, at) => ({ ...line, number: at + 1 })),
    prices: prices.value.flatMap((row) => (row.is === "step" ? row.step : [])),
    takesOnFile: !said.includes(NOT_ON_FILE),
    uploadSku: skuOf("upload"),
    digitizingSku: skuOf("digitizing"),
    preset: lines.value.flatMap((row) => (row.is === "preset" ? row.preset : []))[0] ?? null,
  });
}
