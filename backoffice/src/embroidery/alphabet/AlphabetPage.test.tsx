// @vitest-environment jsdom
import { fonts } from "@placket/domain/embroidery/lettering/fonts";
import { isSewable } from "@placket/domain/embroidery/lettering/font/repertoire";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open } from "../../testing/show.tsx";
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { SPECIMEN_HEIGHTS_MM, specimenRows } from "./specimen.ts";

beforeEach(() => stitchHere());

it("shows every font's alphabet at each height, named for whoever does not see it", async () => {
  open("/admin/embroidery/alphabet", SIGNED_IN);
  await screen.findByRole("heading", { name: "Alphabets" });
  for (const { name } of fonts) {
    const specimen = within(screen.getByRole("region", { name }));
    for (const height of SPECIMEN_HEIGHTS_MM) {
      expect(specimen.getByRole("heading", { name: new RegExp(`^${height} mm`) })).toBeTruthy();
    }
    expect(
      specimen.getByRole("img", { name: `${name}, 5 mm: ABCDEFGHIJKLMNOPQRSTUVWXYZ` }),
    ).toBeTruthy();
  }
  expect(screen.getByRole("link", { name: "Alphabets" }).getAttribute("aria-current")).toBe("page");
  expect(await axeViolations()).toEqual([]);
});

it("says which heights a font is not meant for", async () => {
  open("/admin/embroidery/alphabet", SIGNED_IN);
  const hand = within(await screen.findByRole("region", { name: "Hand" }));
  expect(hand.getByRole("heading", { name: "5 mm, not advised" })).toBeTruthy();
  expect(hand.getByRole("heading", { name: "12 mm" })).toBeTruthy();
});

it.each(SPECIMEN_HEIGHTS_MM)(
  "cuts the same letters into rows at %i mm, none left alone",
  (height) => {
    const rows = specimenRows(height);
    expect(rows.join("")).toBe(specimenRows(1).join(""));
    expect(Array.from(rows.join("")).every((letter) => isSewable(letter))).toBe(true);
    expect(Math.min(...rows.map((row) => row.length))).toBeGreaterThan(2);
  },
);
