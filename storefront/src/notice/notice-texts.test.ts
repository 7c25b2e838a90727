import { expect, it } from "vitest";
import { listNoticeTexts } from "./list-notice-texts.ts";
import { noticeTexts } from "./notice-texts.ts";
import { sewnNoticeTexts } from "./sewn-notice-texts.ts";

it("UI-13 WISH-10 the notifications that are shown have these texts and no others", () => {
  const texts = [listNoticeTexts, noticeTexts, sewnNoticeTexts].flatMap((one) =>
    Object.values(one),
  );
  expect(texts).toEqual([
    "%1 added to your product comparison list.",
    "%1 removed from your product comparison list.",
    "%1 added to your wishlist.",
    "%1 removed from your wishlist.",
    "%1 added to your cart.",
    "%1's configuration and quantity have been updated.",
    "%1 is no longer available.",
    "Your embroidered %1 has been added to your cart.",
    "Your embroidered %1 has been updated.",
  ]);
});
