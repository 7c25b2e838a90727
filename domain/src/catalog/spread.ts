/** The catalogue spread of a category: the tile that leads it, twice as wide, with notes on its making. */
export interface Spread {
  /** Item number of the product whose tile it is. */
  readonly sku: string;
  readonly notes: readonly SpreadNote[];
}

/** A note with a leader line to what it speaks of. */
export interface SpreadNote {
  readonly title: string;
  readonly text: string;
  /** Where the line begins, in fractions of the front picture. */
  readonly at: { readonly x: number; readonly y: number };
  readonly side: "left" | "right";
}

/** More notes than these would not stand beside one picture. */
export const SPREAD_NOTES_MAX = 8;

/**
 * Reads the category attribute `spread`: `sku` and `notes` of `title`, `text`, `at` and `side`. Staff
 * write it, so anything may stand there; null unless it names a product and has a note that can be drawn.
 */
export function readSpread(attribute: unknown): Spread | null {
  const { sku, notes } = recordOf(attribute);
  const drawn = (Array.isArray(notes) ? notes : []).flatMap((note) => noteOf(recordOf(note)));
  if (typeof sku !== "string" || sku === "" || drawn.length === 0) return null;
  return { sku, notes: drawn.slice(0, SPREAD_NOTES_MAX) };
}

function noteOf({ title, text, at, side }: Readonly<Record<string, unknown>>): SpreadNote[] {
  const { x, y } = recordOf(at);
  if (typeof title !== "string" || title === "" || !isInside(x) || !isInside(y)) return [];
  return [
    {
      title,
      text: typeof text === "string" ? text : "",
      at: { x, y },
      side: side === "left" ? "left" : "right",
    },
  ];
}

function isInside(part: unknown): part is number {
  return typeof part === "number" && part >= 0 && part <= 1;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}
