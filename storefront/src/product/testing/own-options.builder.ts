import { offeredToWire } from "@placket/contract/custom-option/offered-option.codec";
import type { CustomOption } from "@placket/domain/custom-option/custom-option";
import { aList, anOption } from "@placket/domain/custom-option/testing";
import { aSimpleProductReply, type ProductReply } from "./product.builder.ts";

/** A name that must be typed for 3.50, a hem of two, extras of which several are chosen, and a day. */
const OPTIONS: readonly CustomOption[] = [
  anOption({ id: 7, title: "Name tag", isRequired: true, priceMinor: 350, maxCharacters: 10 }),
  aList("drop_down", 8),
  { ...aList("checkbox", 9), title: "Extras" },
  anOption({ id: 10, type: "date", title: "Needed on" }),
];

/** The page of a product with options of its own, as the server sends it. */
export const anOptionedReply = (
  options: readonly CustomOption[] = OPTIONS,
  change: Partial<ProductReply> = {},
): ProductReply => ({
  ...aSimpleProductReply(),
  customOptions: offeredToWire(options, "USD"),
  ...change,
});
