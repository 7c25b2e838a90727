import { isDay } from "../../clock-days.ts";
import { ok, problem, type Problem, type Result } from "../../problem.ts";
import type { NamedPlace, Placement } from "../placement/placements.ts";
import { checkPlacement, placementNamed } from "./proof-facts.ts";
import { SHEET_LIMITS } from "./sheet-limits.ts";
import { checkLength, checkLine, oneLine, severalLines } from "./sheet-text.ts";

/** What a worksheet says beside the design, as somebody typed it. Days are `2026-11-21`. */
export interface WorksheetDraft {
  /** What the design is called. */
  readonly title: string;
  readonly placement: string;
  readonly order: {
    readonly number: string;
    readonly customer: string;
    /** The customer's own number; may be empty. */
    readonly purchaseOrder: string;
    readonly placed: string;
    /** Empty where no day is set. */
    readonly due: string;
  };
  readonly product: {
    readonly name: string;
    /** May be empty. */
    readonly sku: string;
    readonly colorName: string;
    /** `#rrggbb` */
    readonly color: string;
  };
  readonly sizes: readonly { readonly size: string; readonly pieces: number }[];
  readonly notes: string;
}

/** A draft that can be printed: every line plain, what was left empty left out. */
export interface WorksheetFacts extends Omit<WorksheetDraft, "placement"> {
  readonly placement: Placement | NamedPlace;
  /** Who said that it may be sewn, in words; left out while nobody has. */
  readonly approved?: string;
}

/** The facts of a draft, or all that is wrong with it, at its fields. */
export function readWorksheet(draft: WorksheetDraft): Result<WorksheetFacts> {
  const problems = checkWorksheet(draft);
  const placement = placementNamed(draft.placement);
  if (problems.length > 0 || !placement) return { ok: false, problems };
  const { order, product } = draft;
  return ok({
    title: oneLine(draft.title),
    placement,
    order: {
      number: oneLine(order.number),
      customer: oneLine(order.customer),
      purchaseOrder: oneLine(order.purchaseOrder),
      placed: order.placed,
      due: order.due,
    },
    product: {
      name: oneLine(product.name),
      sku: oneLine(product.sku),
      colorName: oneLine(product.colorName),
      color: product.color.toLowerCase(),
    },
    sizes: draft.sizes.map(({ size, pieces }) => ({ size: oneLine(size), pieces })),
    notes: severalLines(draft.notes),
  });
}

/** All that is wrong with a draft, at the fields of {@link WorksheetDraft}. */
function checkWorksheet({
  title,
  placement,
  order,
  product,
  sizes,
  notes,
}: WorksheetDraft): Problem[] {
  return [
    ...checkLine(title, "title"),
    ...checkPlacement(placement),
    ...checkLine(order.number, "order.number"),
    ...checkLine(order.customer, "order.customer"),
    ...checkLength(order.purchaseOrder, "order.purchaseOrder"),
    ...checkDay(order.placed, "order.placed"),
    ...(order.due === "" ? [] : checkDay(order.due, "order.due")),
    ...checkLine(product.name, "product.name"),
    ...checkLength(product.sku, "product.sku"),
    ...checkLine(product.colorName, "product.colorName"),
    ...checkColor(product.color),
    ...checkSizes(sizes),
    ...checkLength(notes, "notes", SHEET_LIMITS.notes),
  ];
}

function checkDay(text: string, field: string): Problem[] {
  return isDay(text) ? [] : [problem("embroidery.sheetDayInvalid", field)];
}

function checkColor(color: string): Problem[] {
  const isColor = /^#[0-9a-f]{6}$/i.test(color);
  return isColor ? [] : [problem("embroidery.sheetColorInvalid", "product.color")];
}

function checkSizes(sizes: WorksheetDraft["sizes"]): Problem[] {
  if (sizes.length === 0) return [problem("embroidery.sheetSizesMissing", "sizes")];
  const { sizes: most } = SHEET_LIMITS;
  if (sizes.length > most) return [problem("embroidery.sheetTooManySizes", "sizes", most)];
  const { min, max } = SHEET_LIMITS.pieces;
  return sizes.flatMap(({ size, pieces }, at) => {
    const isCount = Number.isInteger(pieces) && pieces >= min && pieces <= max;
    return [
      ...checkLine(size, `sizes.${at}.size`),
      ...(isCount
        ? []
        : [problem("embroidery.sheetPiecesInvalid", `sizes.${at}.pieces`, min, max)]),
    ];
  });
}
