// @vitest-environment jsdom
import type { EmbroideryChoice } from "@placket/contract/embroidery/embroider-call.codec";
import { beforeEach, expect, it } from "vitest";
import { storageKeys } from "../../storage/keys.ts";
import { forgetUnfinished, keepUnfinished, readUnfinished } from "./unfinished.ts";

const MARTA: EmbroideryChoice = {
  text: { lines: ["Marta"], font: "block", thread: "1001", heightMm: 9, placement: "left-chest" },
  flags: { flag1: "SE", flag2: "" },
  services: { "print-screen": { text: "Kitchen", sku: "PRINT" } },
  instructions: "Navy",
};

beforeEach(() => sessionStorage.clear());

it("what was begun for a garment is found again, until it is done", () => {
  keepUnfinished("coat", MARTA);
  keepUnfinished("cap", { services: {}, instructions: "" });
  expect(readUnfinished("coat")).toEqual(MARTA);
  forgetUnfinished("coat");
  expect(readUnfinished("coat")).toBeUndefined();
  expect(readUnfinished("cap")).toEqual({ services: {}, instructions: "" });
});

it("the oldest garments are forgotten", () => {
  for (let at = 0; at < 11; at += 1) keepUnfinished(`coat ${at}`, MARTA);
  expect(readUnfinished("coat 0")).toBeUndefined();
  expect(readUnfinished("coat 1")).toEqual(MARTA);
});

it.each([
  ["nothing readable", "{"],
  [
    "another shape",
    JSON.stringify([{ of: "coat", chosen: { ...MARTA, text: { lines: "Marta" } } }]),
  ],
  ["no list", JSON.stringify({ of: "coat", chosen: MARTA })],
])("%s is nothing", (_, kept) => {
  sessionStorage.setItem(storageKeys.embroidery.name, kept);
  expect(readUnfinished("coat")).toBeUndefined();
});
