import { describe, expect, it } from "vitest";
import { readyCart, readyCases } from "./ready.cases.ts";
import { checkReady } from "./ready.ts";
import { nothingDone } from "./steps.cases.ts";
import { isDone, SECTIONS } from "./steps.ts";

describe("what an order needs", () => {
  it.each(readyCases)("$row", ({ facts, lacks }) => {
    expect(checkReady({ ...readyCart, ...facts }).map(({ error }) => error)).toEqual(lacks);
  });

  it.each(readyCases)("the steps say the same: $row", ({ facts, lacks }) => {
    const steps = {
      ...nothingDone,
      ...readyCart,
      ...facts,
      shippingStepSaved: true,
      embroideryAgreed: true,
    };
    const open = SECTIONS.filter((section) => !isDone(section, steps));
    // The payment step is done with the order only, whatever the cart says.
    const isOpenByCart = lacks.some((error) => error !== "checkout.paymentMethodMissing");
    expect(open.length > 1).toBe(isOpenByCart);
  });
});
