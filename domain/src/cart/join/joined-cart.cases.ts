import type { Shelf } from "../../quantity/has-pieces.ts";
import type { QuantityRules } from "../../quantity/quantity-rules.ts";

/** A line of two carts that become one; sold from 1 to 50 in ones, and nobody counts them, unless it says so. */
interface JoinCase {
  readonly why: string;
  readonly held: number;
  readonly coming: number;
  readonly rules?: Partial<QuantityRules>;
  readonly stock?: Shelf;
  readonly isSold?: false;
  readonly pieces: number;
}

const shelf = (quantity: number, backorders = false): Shelf => ({ quantity, backorders });

/** Run against the rule. */
export const joinCases: readonly JoinCase[] = [
  { why: "both together", held: 2, coming: 3, pieces: 5 },
  { why: "what only the other cart has comes as it is", held: 0, coming: 3, pieces: 3 },
  { why: "no more than the product allows", held: 30, coming: 30, pieces: 50 },
  { why: "no more than the shelf has", held: 3, coming: 3, stock: shelf(4), pieces: 4 },
  { why: "orders may wait for more", held: 3, coming: 3, stock: shelf(4, true), pieces: 6 },
  {
    why: "a shelf that is not counted limits nothing",
    held: 3,
    coming: 3,
    stock: { quantity: null, backorders: false },
    pieces: 6,
  },
  {
    why: "what fits is a multiple of the increment",
    held: 10,
    coming: 10,
    rules: { increment: 5 },
    stock: shelf(18),
    pieces: 15,
  },
  {
    why: "together rounded up, as pieces that are added are",
    held: 5,
    coming: 3,
    rules: { increment: 5 },
    pieces: 10,
  },
  {
    why: "never fewer than either held, though the shelf has less by now",
    held: 6,
    coming: 2,
    stock: shelf(4),
    pieces: 6,
  },
  { why: "nor fewer than came", held: 1, coming: 60, pieces: 60 },
  {
    why: "what is not sold stays in the greater quantity",
    held: 2,
    coming: 3,
    isSold: false,
    pieces: 3,
  },
];
