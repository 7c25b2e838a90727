import { expect, it } from "vitest";
import { mediaDown, mediaUp } from "./breakpoints.ts";

it("up and down meet without a gap and without an overlap", () => {
  expect([mediaDown("tablet"), mediaUp("tablet")]).toEqual(["(width <= 875px)", "(width > 875px)"]);
  expect([mediaDown("wide"), mediaUp("wide")]).toEqual(["(width < 1440px)", "(width >= 1440px)"]);
});
