import { expect, it } from "vitest";
import { size, timing } from "./timings-and-sizes.ts";

it("UI-14 the times and sizes of the documents stand in one place", () => {
  expect(timing).toMatchObject({
    accordion: 300,
    scrollSave: 200,
    consentNotice: 700,
    persistence: 1000,
    quantityRest: 1000,
    forcedLogin: 2000,
    notification: 5000,
    clipboard: 3000,
    stockAlert: 10_000,
  });
  expect(size).toEqual({ mobileSearchSlide: 150, headerHeight: 150, initials: 3 });
});
