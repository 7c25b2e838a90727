import type { ChoosingEvent, Stage } from "./choose-options.ts";
import type { Chosen } from "./family.ts";

/** Attribute and option ids of the family that the cases walk. */
export const COLOR = 93;
export const SIZE = 144;
export const option = { white: 1, black: 2, navy: 3, s: 11, m: 12, l: 13 } as const;

interface ChoosingCase {
  readonly says: string;
  readonly from: Chosen;
  readonly events: readonly ChoosingEvent[];
  readonly chosen: Chosen;
  readonly stage: Stage;
}

const chooseColor = (optionId: number) =>
  ({ type: "choose", attributeId: COLOR, optionId }) as const;
const chooseSize = (optionId: number) => ({ type: "choose", attributeId: SIZE, optionId }) as const;
const { white, black, navy, s, m, l } = option;

/** Walks of the product page's choice: where from, what happens, where to. */
export const choosingCases: readonly ChoosingCase[] = [
  { says: "reading 31: nothing is preselected", from: {}, events: [], chosen: {}, stage: "open" },
  {
    says: "PDP-40: one of two choices is not complete",
    from: {},
    events: [chooseColor(black)],
    chosen: { [COLOR]: black },
    stage: "open",
  },
  {
    says: "PDP-40: both choices are complete",
    from: {},
    events: [chooseColor(black), chooseSize(m)],
    chosen: { [COLOR]: black, [SIZE]: m },
    stage: "complete",
  },
  {
    says: "the size may be chosen first",
    from: {},
    events: [chooseSize(m), chooseColor(black)],
    chosen: { [COLOR]: black, [SIZE]: m },
    stage: "complete",
  },
  {
    says: "another color keeps the size where it is made",
    from: { [COLOR]: black, [SIZE]: m },
    events: [chooseColor(navy)],
    chosen: { [COLOR]: navy, [SIZE]: m },
    stage: "complete",
  },
  {
    says: "another color drops a size it is not made in",
    from: { [COLOR]: black, [SIZE]: l },
    events: [chooseColor(navy)],
    chosen: { [COLOR]: navy },
    stage: "open",
  },
  {
    says: "a size that the chosen color is not made in changes nothing",
    from: { [COLOR]: navy, [SIZE]: m },
    events: [chooseSize(l)],
    chosen: { [COLOR]: navy, [SIZE]: m },
    stage: "complete",
  },
  {
    says: "a sold-out size can be chosen, to read its message",
    from: { [COLOR]: white },
    events: [chooseSize(s)],
    chosen: { [COLOR]: white, [SIZE]: s },
    stage: "complete",
  },
  {
    says: "an option nobody offers changes nothing",
    from: { [COLOR]: white },
    events: [chooseSize(99), { type: "choose", attributeId: 7, optionId: 1 }],
    chosen: { [COLOR]: white },
    stage: "open",
  },
  {
    says: "ROUTE-53: productId chooses its variant",
    from: {},
    events: [{ type: "show", productId: 212 }],
    chosen: { [COLOR]: black, [SIZE]: m },
    stage: "complete",
  },
  {
    says: "ROUTE-53: a productId of another product chooses nothing",
    from: { [COLOR]: black },
    events: [{ type: "show", productId: 4711 }],
    chosen: { [COLOR]: black },
    stage: "open",
  },
  {
    says: "PDP-32: going on with a choice missing flags it",
    from: { [COLOR]: black },
    events: [{ type: "submit" }],
    chosen: { [COLOR]: black },
    stage: "flagged",
  },
  {
    says: "PDP-32: the flag goes with the last missing choice",
    from: { [COLOR]: black },
    events: [{ type: "submit" }, chooseSize(m)],
    chosen: { [COLOR]: black, [SIZE]: m },
    stage: "complete",
  },
  {
    says: "PDP-32: a flag is not raised again by clearing what was complete",
    from: { [COLOR]: black },
    events: [{ type: "submit" }, chooseSize(m), { type: "clear", attributeId: SIZE }],
    chosen: { [COLOR]: black },
    stage: "open",
  },
];
