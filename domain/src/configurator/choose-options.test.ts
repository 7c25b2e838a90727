import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLOR, SIZE, choosingCases, option } from "./choose-options.cases.ts";
import {
  next,
  stageOf,
  startChoosing,
  transitions,
  type Choosing,
  type ChoosingEvent,
} from "./choose-options.ts";
import {
  availability,
  isComplete,
  isOffered,
  missing,
  soldOut,
  stockOf,
  variantOf,
} from "./chosen-variant.ts";
import { variantHas } from "./family.ts";
import { aFamily, aStock, color, size } from "./testing.ts";

const family = aFamily();

it.each(choosingCases)("$says", ({ from, events, chosen, stage }) => {
  const start: Choosing = { family, chosen: from, isFlagged: false };
  const state = events.reduce(next, start);
  expect(state.chosen).toEqual(chosen);
  expect(stageOf(state)).toBe(stage);
});

describe("starting", () => {
  it("reading 31, PDP-30: no color is preselected when there are several", () => {
    expect(startChoosing(family).chosen).toEqual({});
  });

  it("PDP-29, PDP-30: a single color and a single size are chosen by themselves", () => {
    const black = { ...color, options: [color.options[1]!] };
    const state = startChoosing(aFamily({ choices: [black, size] }));
    expect(state.chosen).toEqual({ [COLOR]: option.black });
  });

  it("a simple product is complete from the start", () => {
    const simple = aFamily({
      choices: [],
      variants: [{ productId: 5, sku: "HAT", selections: [] }],
    });
    const state = startChoosing(simple);
    expect(isComplete(state)).toBe(true);
    expect(variantOf(state)?.productId).toBe(5);
  });
});

describe("PDP-29…31 the choice", () => {
  it("names what is missing in buying order, color before size", () => {
    expect(missing(startChoosing(family)).map(({ label }) => label)).toEqual(["Color", "Size"]);
  });

  it("crosses a size out when the chosen color has none left, and not in another color", () => {
    const white = next(startChoosing(family), {
      type: "choose",
      attributeId: COLOR,
      optionId: option.white,
    });
    expect(soldOut(white, SIZE, option.s)).toBe(true);
    expect(soldOut(white, SIZE, option.m)).toBe(false);
    expect(soldOut(startChoosing(family), SIZE, option.s)).toBe(false);
    expect(isOffered(white, SIZE, option.s)).toBe(true);
  });

  it("crosses a color out only when all its sizes are gone", () => {
    const gone = aFamily({
      stock: family.stock.map((one) =>
        one.productId > 300 ? aStock(one.productId, { isInStock: false, isSaleable: false }) : one,
      ),
    });
    expect(soldOut(startChoosing(gone), COLOR, option.navy)).toBe(true);
    expect(soldOut(startChoosing(gone), COLOR, option.white)).toBe(false);
  });

  it("tells sold out from incomplete from available (PDP-34)", () => {
    expect(availability(startChoosing(family))).toBe("incomplete");
    expect(availability(startChoosing(family, 111))).toBe("soldOut");
    expect(availability(startChoosing(family, 112))).toBe("available");
    expect(stockOf(startChoosing(family, 112))?.quantity).toBe(100);
  });

  it("PDP-34 a discontinued product with no piece left is sold out, also when orders may wait", () => {
    const stock = [aStock(112, { quantity: 0, backorders: true })];
    expect(availability(startChoosing(aFamily({ stock }), 112))).toBe("available");
    expect(availability(startChoosing(aFamily({ stock, isDiscontinued: true }), 112))).toBe(
      "soldOut",
    );
  });

  it("keeps what is still possible when stock and variants are renewed", () => {
    const noBlackM = aFamily({ variants: family.variants.filter((v) => v.productId !== 212) });
    const state = next(startChoosing(family, 212), { type: "renew", family: noBlackM });
    expect(state.chosen).toEqual({ [COLOR]: option.black });
  });
});

describe("the transition table", () => {
  const stages = {
    open: startChoosing(family),
    flagged: next(startChoosing(family), { type: "submit" }),
    complete: startChoosing(family, 212),
  };
  const events: Record<ChoosingEvent["type"], ChoosingEvent> = {
    choose: { type: "choose", attributeId: SIZE, optionId: option.m },
    show: { type: "show", productId: 213 },
    clear: { type: "clear", attributeId: SIZE },
    submit: { type: "submit" },
    renew: { type: "renew", family },
  };

  it.each(Object.entries(stages))("has a way from %s for every event", (stage, state) => {
    expect(stageOf(state)).toBe(stage);
    for (const [type, event] of Object.entries(events)) {
      expect(Object.keys(transitions[stageOf(state)])).toContain(type);
      expect(["open", "flagged", "complete"]).toContain(stageOf(next(state, event)));
    }
  });
});

it("never selects a combination that no variant has", () => {
  const anyEvent: fc.Arbitrary<ChoosingEvent> = fc.oneof(
    fc.record({
      type: fc.constant("choose" as const),
      attributeId: fc.constantFrom(COLOR, SIZE, 7),
      optionId: fc.constantFrom(...Object.values(option), 99),
    }),
    fc.record({ type: fc.constant("show" as const), productId: fc.constantFrom(111, 213, 313, 9) }),
    fc.record({ type: fc.constant("clear" as const), attributeId: fc.constantFrom(COLOR, SIZE) }),
    fc.constant({ type: "submit" as const }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const state = events.reduce(next, startChoosing(family));
      expect(family.variants.some((variant) => variantHas(variant, state.chosen))).toBe(true);
      expect(isComplete(state)).toBe(variantOf(state) !== undefined);
    }),
  );
});
