import { describe, expect, it } from "vitest";
import { OPTION_TYPES } from "./bundle.ts";
import { KIT, STRAPS, TOPS } from "./testing/bundles.ts";
import {
  finishedChoice,
  isBundleComplete,
  isPointedAt,
  nextBundling,
  startBundling,
  steps,
  type BundlingEvent,
} from "./choose-bundle.ts";
import { shownOptions } from "./missing-options.ts";
import { aBundle, anOption, aSelection } from "./testing.ts";

const walked = (bundle: typeof KIT, ...events: readonly BundlingEvent[]) =>
  events.reduce((state, event) => nextBundling(state, event), startBundling(bundle));

const choose = (optionId: number, selectionId: number) =>
  ({ type: "choose", optionId, selectionId }) as const;
const toggle = (optionId: number, selectionId: number) =>
  ({ type: "toggle", optionId, selectionId }) as const;

describe("where the choice of a bundle begins", () => {
  it("BUNDLE-03 what is marked is preselected on a new item", () => {
    expect(startBundling(KIT).chosen[0]).toEqual({ optionId: 1, selectionId: 12, quantity: 1 });
  });

  it("BUNDLE-03 a line that is edited stands as it was, without what is marked", () => {
    const line = [{ optionId: 1, selectionId: 11, quantity: 1 }];
    expect(startBundling(KIT, line).chosen).toEqual(line);
  });

  it("BUNDLE-03 what is marked and cannot be had is not preselected", () => {
    const gone = aSelection({ id: 11, isDefault: true, isSaleable: false });
    const bundle = aBundle([
      anOption({ id: 1, selections: [gone, aSelection({ id: 12 }), aSelection({ id: 13 })] }),
    ]);
    expect(startBundling(bundle).chosen).toEqual([]);
  });

  it("BUNDLE-05 a single available choice is selected by itself, in each type of option", () => {
    const sold = aSelection({ id: 12, shelf: { quantity: 0, backorders: false } });
    for (const type of OPTION_TYPES) {
      const bundle = aBundle([
        anOption({ id: 1, type, selections: [aSelection({ id: 11 }), sold] }),
      ]);
      expect(startBundling(bundle).chosen).toEqual([{ optionId: 1, selectionId: 11, quantity: 1 }]);
    }
    expect(startBundling(STRAPS).chosen).toEqual([]);
  });

  it("a line whose selection is gone begins with what is left of it", () => {
    const line = [
      { optionId: 1, selectionId: 99, quantity: 1 },
      { optionId: 2, selectionId: 21, quantity: 3 },
    ];
    expect(startBundling(KIT, line).chosen).toEqual([line[1]]);
  });
});

describe("choosing what a bundle is made of", () => {
  it("BUNDLE-04 choosing sets selection and quantity", () => {
    const { chosen } = walked(KIT, choose(1, 11), choose(2, 21));
    expect(chosen).toEqual([
      { optionId: 1, selectionId: 11, quantity: 1 },
      { optionId: 2, selectionId: 21, quantity: 2 },
    ]);
  });

  it("BUNDLE-15 a quantity is changed where it may be, and a negative one is the default again", () => {
    const quantity = (asked: number) =>
      ({ type: "quantity", optionId: 2, selectionId: 21, quantity: asked }) as const;
    const at = (...asked: readonly number[]) =>
      walked(KIT, choose(2, 21), ...asked.map(quantity)).chosen[1]?.quantity;
    expect([at(5), at(5, -1), at(5, 11)]).toEqual([5, 2, 5]);
  });

  it("several are put in and taken out, in the order of the option", () => {
    const { chosen } = walked(TOPS, toggle(5, 53), toggle(5, 51), toggle(5, 52), toggle(5, 51));
    expect(chosen.map(({ selectionId }) => selectionId)).toEqual([52, 53]);
  });

  it("what need not be chosen is cleared again", () => {
    const { chosen } = walked(TOPS, toggle(6, 61), { type: "clear", optionId: 6 });
    expect(chosen).toEqual([]);
  });

  it("BUNDLE-06 with step-through later options are hidden until earlier ones are chosen", () => {
    const shown = (state: ReturnType<typeof walked>) =>
      shownOptions(state.bundle, state.chosen).map(({ id }) => id);
    expect(shown(startBundling(STRAPS))).toEqual([3]);
    expect(shown(walked(STRAPS, choose(3, 31)))).toEqual([3, 4]);
    expect(shown(startBundling({ ...STRAPS, isStepped: false }))).toEqual([3, 4]);
  });

  it("BUNDLE-06 an option that need not be chosen holds up nothing", () => {
    const bundle = aBundle([anOption({ id: 1, isRequired: false }), anOption({ id: 2 })], {
      isStepped: true,
    });
    expect(shownOptions(bundle, []).map(({ id }) => id)).toEqual([1, 2]);
  });

  it("PDP-32 what is missing is pointed at once the shopper went on, and no more when it is chosen", () => {
    const told = walked(STRAPS, { type: "submit" });
    expect(told.bundle.options.map((option) => isPointedAt(told, option))).toEqual([true, true]);
    const mended = [choose(3, 31), choose(4, 41)].reduce(
      (state, event) => nextBundling(state, event),
      told,
    );
    expect([isBundleComplete(mended), mended.isFlagged]).toEqual([true, false]);
  });

  it("BUNDLE-17 what the bundle does not have is a coding error", () => {
    expect(() => walked(KIT, choose(1, 21))).toThrow(RangeError);
    expect(() => walked(KIT, choose(9, 21))).toThrow(RangeError);
  });
});

describe("BUNDLE-09 straps in one color or in two", () => {
  const apart = (isApart: boolean) => ({ type: "apart", optionId: 4, isApart }) as const;
  const strap = (side: "left" | "right", selectionId: number) =>
    ({ type: "strap", optionId: 4, selectionId, side }) as const;

  it("BUNDLE-09 one color is chosen for both", () => {
    const state = walked(STRAPS, choose(3, 31), choose(4, 41));
    expect(finishedChoice(state)[1]).toEqual({ optionId: 4, selectionId: 41, quantity: 2 });
  });

  it("BUNDLE-09 a second color through the checkbox: the first stays on the left", () => {
    const begun = walked(STRAPS, choose(3, 31), choose(4, 41), apart(true));
    expect(isBundleComplete(begun)).toBe(false);
    const both = nextBundling(begun, strap("right", 42));
    expect(isBundleComplete(both)).toBe(true);
    expect(finishedChoice(both).slice(1)).toEqual([
      { optionId: 4, selectionId: 41, quantity: 1, side: "left" },
      { optionId: 4, selectionId: 42, quantity: 1, side: "right" },
    ]);
    expect(nextBundling(both, apart(false)).chosen[1]).toEqual({
      optionId: 4,
      selectionId: 41,
      quantity: 2,
    });
  });

  it("BUNDLE-09 the right one may be chosen first, and the same color twice is a pair", () => {
    const state = walked(STRAPS, choose(3, 31), apart(true), strap("right", 42), strap("left", 41));
    expect(state.chosen.map(({ side }) => side)).toEqual([undefined, "left", "right"]);
    const same = nextBundling(state, strap("left", 42));
    expect(finishedChoice(same)[1]).toEqual({ optionId: 4, selectionId: 42, quantity: 2 });
  });

  it("BUNDLE-09 a line in two colors is edited with both", () => {
    const line = [
      { optionId: 3, selectionId: 31, quantity: 1 },
      { optionId: 4, selectionId: 42, quantity: 1, side: "left" as const },
      { optionId: 4, selectionId: 41, quantity: 1, side: "right" as const },
    ];
    const state = startBundling(STRAPS, line);
    expect([state.apart, state.chosen]).toEqual([[4], line]);
  });
});

it("every event has its step", () => {
  expect(Object.keys(steps).sort()).toEqual(
    ["apart", "choose", "clear", "quantity", "strap", "submit", "toggle"].sort(),
  );
});
