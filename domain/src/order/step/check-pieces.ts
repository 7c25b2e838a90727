import { problem, type Problem } from "../../problem.ts";

/** So many pieces of a line. */
export interface PiecesWish {
  readonly itemId: number;
  readonly quantity: number;
}

interface Bounds<Line extends { readonly itemId: number }> {
  readonly lines: readonly Line[];
  /** How many of a line there may be. */
  readonly left: (line: Line) => number;
}

/**
 * What is wrong with pieces that are to be shipped, paid back or returned: whole numbers of lines of the order, each
 * line named once, at least one piece, and of none more than are left.
 */
export function checkPieces<Line extends { readonly itemId: number }>(
  pieces: readonly PiecesWish[],
  bounds: Bounds<Line>,
): Problem[] {
  const wished = pieces.filter(({ quantity }) => quantity !== 0);
  if (wished.length === 0) return [problem("order.noPieces")];
  const named = new Set<number>();
  return wished.flatMap(({ itemId, quantity }) => {
    const line = bounds.lines.find((one) => one.itemId === itemId);
    const isNamedTwice = named.has(itemId);
    named.add(itemId);
    if (!line || isNamedTwice) return [problem("order.noSuchLine", piecesField(itemId))];
    const most = bounds.left(line);
    if (most === 0) return [problem("order.noPiecesLeft", piecesField(itemId))];
    const isGood = Number.isInteger(quantity) && quantity > 0 && quantity <= most;
    return isGood ? [] : [problem("order.tooManyPieces", piecesField(itemId), most)];
  });
}

/** What the field of a line's pieces is called, in forms and in refusals. */
export const piecesField = (itemId: number): `pieces:${number}` => `pieces:${itemId}`;

/** How many pieces of a line are wished. */
export const wishedOf = (pieces: readonly PiecesWish[], itemId: number): number =>
  pieces.find((one) => one.itemId === itemId)?.quantity ?? 0;
