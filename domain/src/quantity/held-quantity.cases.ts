import type { ErrorKey } from "../errors.ts";

/** A quantity that somebody adds to what a cart holds already, of a product sold in fives, 5 to 50. */
interface AddCase {
  readonly row: string;
  readonly asked: number;
  readonly held: number;
  readonly quantity?: number;
  readonly error?: ErrorKey;
}

/** Run against the rule and over REST and GraphQL (house §7). */
export const addCases: readonly AddCase[] = [
  { row: "PDP-41 whole multiples are taken", asked: 10, held: 0, quantity: 10 },
  { row: "PDP-41 pieces add up", asked: 5, held: 10, quantity: 15 },
  { row: "OPEN-50 rounded up to the next multiple", asked: 7, held: 0, quantity: 10 },
  { row: "PDP-41 half a piece is refused", asked: 0.5, held: 0, error: "quantity.notANumber" },
  { row: "PDP-41 one and a half are refused", asked: 1.5, held: 0, error: "quantity.notANumber" },
  { row: "PDP-41 a half on top is refused", asked: 4.5, held: 5, error: "quantity.notANumber" },
  { row: "PDP-46 none is too little", asked: 0, held: 0, error: "quantity.tooLittle" },
  { row: "PDP-46 less than none is too little", asked: -5, held: 10, error: "quantity.tooLittle" },
  {
    row: "PDP-46 more than any item holds is too much",
    asked: 1_000_001,
    held: 0,
    error: "quantity.tooMuch",
  },
  {
    row: "PDP-43 together above the maximum",
    asked: 5,
    held: 50,
    error: "quantity.aboveMaximum",
  },
];
