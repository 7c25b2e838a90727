import { expect, it } from "vitest";
import { noticeTexts } from "./notice-texts.ts";

it("UI-13 the notifications have these texts and no others", () => {
  expect(Object.values(noticeTexts)).toEqual([
    "%1 added to your product comparison list.",
    "%1 removed from your product comparison list.",
    "%1 added to your wishlist.",
    "%1 removed from your wishlist.",
    "%1 added to your cart.",
    "%1's configuration and quantity have been updated.",
    "Your embroidered %1 has been added to your cart.",
    "Your embroidered %1 has been updated.",
    "%1 is no longer available.",
  ]);
});
