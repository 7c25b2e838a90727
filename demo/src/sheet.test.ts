import { describe, expect, it } from "vitest";
import { styleByCode } from "./garments/styles.ts";
import { garmentSheet } from "./sheet.ts";

describe("garmentSheet", () => {
  const coat = styleByCode("coat");
  const [entry] = garmentSheet([coat]).styles;
  const front = entry.views.find(({ code }) => code === "sf");

  it("tells the scale of each view in mm per pixel", () => {
    expect(front?.mmPerPixel).toBeCloseTo(1 / 1.38, 4);
    expect(entry.views.find(({ code }) => code === "d")?.mmPerPixel).toBeCloseTo(1 / 2.5, 4);
  });

  it("places embroidery in mm and in fractions of the picture", () => {
    const box = front?.placements.find(({ code }) => code === "left-chest");
    expect(box).toMatchObject({ x: 36, width: 100, turn: 0 });
    expect(box?.size.width).toBeCloseTo((100 * 1.38) / 1000, 4);
    expect(box?.center.x).toBeCloseTo(0.5 + (86 * 1.38) / 1000, 4);
  });

  it("gives chest, length and sleeve with their drawn length", () => {
    expect(entry.measures.map(({ code }) => code)).toEqual(["A", "B", "C"]);
    expect(entry.measures[0]).toMatchObject({ label: "Chest", lengthMm: 452 });
  });
});
