import { shownLogo } from "@placket/contract/embroidery/shown-logo.codec";
import { shownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { expect, it } from "vitest";
import { aLogoWire, withLogos } from "../../product/testing/logo.builder.ts";
import { digitizingOf } from "./digitizing-of.ts";

const [DRAFT, SEWN] = [aLogoWire("L000001", { state: "draft" }), aLogoWire("L000002")];

/** An offer that charges the making of stitches with this service, or none. */
function offered(digitization_sku: string | null) {
  const base = withLogos();
  const { logo_options: options } = base;
  const offer = shownOffer({
    ...base,
    logo_options: options && { ...options, digitization_sku },
  });
  if (!offer) throw new Error("nothing is offered");
  return offer;
}

it("EMB-17 the house's own logo costs no digitizing, be it a draft: a cart does not charge it either", () => {
  const known = [shownLogo(DRAFT, true)];
  const chosen = [{ logo: "L000001", placement: "left-chest" }];
  expect(digitizingOf(offered("LOGO-NEW"), { chosen, known })).toBeUndefined();
});

it.each([
  ["a draft costs it", "LOGO-NEW", ["L000001"], 1200],
  ["what is sewn already does not", "LOGO-NEW", ["L000002"], undefined],
  ["one alone of two", "LOGO-NEW", ["L000001", "L000002"], 1200],
  ["the same logo twice costs it once", "LOGO-NEW", ["L000001", "L000001"], 1200],
  ["nothing where nothing is charged", null, ["L000001"], undefined],
])("EMB-17 digitizing is told beside the price: %s", (_, sku, numbers, amount) => {
  const chosen = numbers.map((logo) => ({ logo, placement: "left-chest" }));
  const known = [DRAFT, SEWN].map((wire) => shownLogo(wire));
  expect(digitizingOf(offered(sku), { chosen, known })?.minor).toBe(amount);
});
