import { expect, it } from "vitest";
import { noticeTexts } from "./notice-texts.ts";

it("UI-13 the notifications that are shown have these texts and no others", () => {
  expect(Object.values(noticeTexts)).toEqual([
    "%1 added to your cart.",
    "%1's configuration and quantity have been updated.",
    "%1 is no longer available.",
  ]);
});
