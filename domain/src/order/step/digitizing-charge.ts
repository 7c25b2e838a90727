import { wishedOf, type PiecesWish } from "./check-pieces.ts";
import { leftToShip, notPaidBack, type LineProgress } from "./line-progress.ts";

/** What an order charges for the making of a logo's stitches (EMB-17, decision 0105). */
export interface DigitizingCharge {
  /** The order's line that is the charge. */
  readonly itemId: number;
  /** The logo, by its number. */
  readonly logo: string;
  /** The order's lines that carry the logo, or the same file of the same owner. */
  readonly carriers: readonly number[];
  /** Whether its stitches are made, or another order that stands needs them: then it stays, whatever becomes of these. */
  readonly isUsed: boolean;
}

/** A line as far as it says how many pieces of it stand. */
type Line = Pick<LineProgress, "itemId" | "ordered" | "canceled" | "refunded" | "dropped">;

/**
 * Pieces of a line that may be left out when the money is taken: what is on its way is paid, and what is done to no
 * single piece may be waived.
 */
export const leftToLeaveOut = (line: LineProgress, charges: readonly DigitizingCharge[]): number =>
  charges.some(({ itemId }) => itemId === line.itemId) ? notPaidBack(line) : leftToShip(line);

/**
 * What is left out of an order with what falls away by it: the charge for stitches that nobody has begun goes with the
 * last garment that needs them.
 */
export function leftOutWithCharges(
  leftOut: readonly PiecesWish[],
  {
    lines,
    charges,
  }: { readonly lines: readonly Line[]; readonly charges: readonly DigitizingCharge[] },
): readonly PiecesWish[] {
  const open = charges.filter(({ itemId }) => wishedOf(leftOut, itemId) === 0);
  const fallen = new Set(
    needless(open, {
      lines: lines.map((line) => ({
        ...line,
        canceled: line.canceled + wishedOf(leftOut, line.itemId),
      })),
    }).map(({ itemId }) => itemId),
  );
  return [
    ...leftOut,
    ...lines
      .filter((line) => fallen.has(line.itemId))
      .map((line) => ({ itemId: line.itemId, quantity: notPaidBack(line) }))
      .filter(({ quantity }) => quantity > 0),
  ];
}

/** The charges for stitches that nobody has begun and no garment of the order needs any more. */
const needless = (
  charges: readonly DigitizingCharge[],
  { lines }: { readonly lines: readonly Line[] },
): readonly DigitizingCharge[] =>
  charges.filter(
    ({ isUsed, carriers }) =>
      !isUsed &&
      lines
        .filter(({ itemId }) => carriers.includes(itemId))
        .every(({ ordered, canceled, dropped }) => ordered === canceled + dropped),
  );

/** Of these the logos whose charge was taken off the order, or paid back: the next order pays their stitches. */
export const freedLogos = (
  charges: readonly DigitizingCharge[],
  { lines }: { readonly lines: readonly Line[] },
): readonly string[] =>
  needless(charges, { lines })
    .filter(({ itemId: charge }) =>
      lines.some((line) => line.itemId === charge && notPaidBack(line) === 0),
    )
    .map(({ logo }) => logo);
