import { describe, expect, it } from "vitest";
import { aSwatch, aTile, swatchesOf } from "../../testing/catalog.ts";
import { initialColor, tileColors, wantedColors } from "./tile-color.ts";

const tile = aTile({
  swatches: {
    ...swatchesOf(0),
    options: [aSwatch({ id: 1, label: "White" }), aSwatch({ id: 2, label: "Black" })],
  },
});

describe("PLP-05 the color a tile opens with", () => {
  it("is the first, when the store shows pictures of simple products", () => {
    expect(initialColor(tile, { wanted: [], showsSimple: true })?.label).toBe("White");
  });

  it("the first is the color of the product's own picture, which staff lead with", () => {
    const lead = aTile({ images: aSwatch({ label: "Black" }).images, swatches: tile.swatches });
    expect(tileColors(lead).map(({ label }) => label)).toEqual(["Black", "White"]);
    expect(initialColor(lead, { wanted: [], showsSimple: true })?.label).toBe("Black");
  });

  it("is none, when it does not (OPEN-49)", () => {
    expect(initialColor(tile, { wanted: [], showsSimple: false })).toBeUndefined();
  });

  it.each([["black"], ["Black"], ["2"]])("is the one that color_filters names: %s", (name) => {
    const wanted = wantedColors(`?color_filters=${name}`, undefined);
    expect(initialColor(tile, { wanted, showsSimple: false })?.label).toBe("Black");
  });

  it("is the one that was searched for", () => {
    const found = aTile({ swatches: tile.swatches, chosen: [{ code: "color", optionId: 2 }] });
    expect(initialColor(found, { wanted: [], showsSimple: true })?.label).toBe("Black");
    expect(initialColor(found, { wanted: ["white"], showsSimple: true })?.label).toBe("White");
  });

  it("is the one chosen in the color filter", () => {
    const wanted = wantedColors("?color=9,2", "color");
    expect(initialColor(tile, { wanted, showsSimple: true })?.label).toBe("Black");
  });
});
