import type { ErrorKey } from "../../errors.ts";
import { STRAPS, KIT, TOPS } from "./bundles.ts";
import type { Bundle, ChosenSelection } from "../bundle.ts";
import type { PricedSelection } from "../bundle-price.ts";
import type { AskedSelection } from "../read-choice.ts";

/** What a call asks for of a bundle, and what comes of it. */
interface ReadCase {
  readonly row: string;
  readonly bundle: Bundle<PricedSelection>;
  /** Option, selection and quantity; without one it is the default. */
  readonly asked: readonly (readonly [number, number, number?])[];
  readonly chosen?: readonly ChosenSelection[];
  /** Fields and keys of what is wrong. */
  readonly wrong?: readonly (readonly [string, ErrorKey])[];
}

export const asAsked = (asked: ReadCase["asked"]): AskedSelection[] =>
  asked.map(([optionId, selectionId, quantity]) => ({
    optionId,
    selectionId,
    quantity: quantity ?? null,
  }));

const is = (optionId: number, selectionId: number, quantity = 1): ChosenSelection => ({
  optionId,
  selectionId,
  quantity,
});

const needs = (optionId: number) => [`bundle_option.${optionId}`, "cart.needsProduct"] as const;

/** Run against the rule; the bundles stand in `bundles.ts`. */
export const readCases: readonly ReadCase[] = [
  {
    row: "BUNDLE-14 every required option chosen is whole",
    bundle: KIT,
    asked: [
      [1, 11],
      [2, 21],
    ],
    chosen: [is(1, 11), is(2, 21, 2)],
  },
  {
    row: "BUNDLE-14 a required option that is not chosen is refused at its place",
    bundle: KIT,
    asked: [[1, 11]],
    wrong: [needs(2)],
  },
  {
    row: "PDP-46 nothing chosen is refused at each required option",
    bundle: KIT,
    asked: [],
    wrong: [needs(1), needs(2)],
  },
  {
    row: "BUNDLE-14 one entry of several does not count",
    bundle: TOPS,
    asked: [[5, 51]],
    wrong: [needs(5)],
  },
  {
    row: "BUNDLE-14 more than one entry of several counts",
    bundle: TOPS,
    asked: [
      [5, 53],
      [5, 51],
    ],
    chosen: [is(5, 51), is(5, 53)],
  },
  {
    row: "BUNDLE-14 of several that need not be chosen one entry is enough",
    bundle: TOPS,
    asked: [
      [5, 51],
      [5, 52],
      [6, 61],
    ],
    chosen: [is(5, 51), is(5, 52), is(6, 61)],
  },
  {
    row: "BUNDLE-12 a quantity that cannot be changed is the default, whatever is asked",
    bundle: KIT,
    asked: [
      [1, 11, 7],
      [2, 21],
    ],
    chosen: [is(1, 11), is(2, 21, 2)],
  },
  {
    row: "BUNDLE-15 a quantity that can be changed is 1 to 10",
    bundle: KIT,
    asked: [
      [1, 11],
      [2, 21, 10],
    ],
    chosen: [is(1, 11), is(2, 21, 10)],
  },
  {
    row: "BUNDLE-15 more than ten are not offered",
    bundle: KIT,
    asked: [
      [1, 11],
      [2, 21, 11],
    ],
    wrong: [["bundle_option_qty.2", "quantity.notANumber"]],
  },
  {
    row: "BUNDLE-15 a negative quantity is the default again",
    bundle: KIT,
    asked: [
      [1, 11],
      [2, 21, -3],
    ],
    chosen: [is(1, 11), is(2, 21, 2)],
  },
  {
    row: "BUNDLE-14 two of what is chosen once are refused",
    bundle: KIT,
    asked: [
      [1, 11],
      [1, 12],
      [2, 21],
    ],
    wrong: [needs(1)],
  },
  {
    row: "BUNDLE-16 a selection that the option does not have is refused",
    bundle: KIT,
    asked: [
      [1, 21],
      [2, 21],
    ],
    wrong: [needs(1)],
  },
  {
    row: "BUNDLE-09 one color is a pair of it",
    bundle: STRAPS,
    asked: [
      [3, 31],
      [4, 41],
    ],
    chosen: [is(3, 31), is(4, 41, 2)],
  },
  {
    row: "BUNDLE-09 two colors are the left and the right strap",
    bundle: STRAPS,
    asked: [
      [3, 31],
      [4, 42],
      [4, 41],
    ],
    chosen: [is(3, 31), { ...is(4, 42), side: "left" }, { ...is(4, 41), side: "right" }],
  },
  {
    row: "BUNDLE-09 the same color twice is a pair of it",
    bundle: STRAPS,
    asked: [
      [3, 31],
      [4, 42],
      [4, 42],
    ],
    chosen: [is(3, 31), is(4, 42, 2)],
  },
];
