import { expect, it } from "vitest";
import { shownOptions } from "./shown-options.ts";

it("CART-03 the option labelled 'Embroidery Product' is hidden in the cart", () => {
  const color = { label: "Color", value: "White" };
  const hidden = { label: "Embroidery Product", value: "EMB-1" };
  const size = { label: "Size", value: "M" };
  expect(shownOptions([color, hidden, size])).toEqual([color, size]);
});
