import { describe, expect, it } from "vitest";
import { colorize } from "./color.ts";
import { lightUp, sculpt } from "./compose.ts";
import { prepare } from "./prepare.ts";
import { points } from "./raster/points.ts";
import { buildRelief } from "./relief/relief.ts";
import { silhouette } from "./silhouette.ts";
import { viewAt } from "./view.ts";
import type { Trims } from "./color.ts";
import type { Drawing } from "./garment.ts";

const WHITE: Trims = ["#f6f5f1", "#f6f5f1", "#ffffff", "#e9e4d8", "#26303a", "#a9abad"];
const cloth: Drawing = {
  seed: 5,
  wobble: 1.6,
  weave: "twill",
  parts: [
    {
      name: "swatch",
      seed: 4,
      outline: points("-60,-80! 60,-78! 66,80! -64,84!"),
      volume: { path: points("-80,-100 80,-100 80,110 -80,110"), height: 30 },
      cloth: { across: () => 0.03, along: () => 0.01 },
      folds: [
        { from: [-50, -70], angles: [20, 70], count: 3, length: 90, width: 8, height: 3, seed: 2 },
      ],
      panels: [
        { path: points("-30,-20! 30,-20! 30,40! -30,40!"), thickness: 1.2, stitch: [3], flat: 0.8 },
      ],
      buttons: [{ x: 0, y: -50, diameter: 19, kind: "four" }],
    },
  ],
};
const view = viewAt([160, 200], [0, 0], 1);

describe("a drawing", () => {
  it("gives the same bytes each time it is drawn", () => {
    const once = colorize(lightUp(sculpt(cloth), view), WHITE);
    const again = colorize(lightUp(sculpt(cloth), view), WHITE);
    expect(Buffer.compare(once, again)).toBe(0);
  });

  it("keeps its flat outline when the silhouette follows the folds", () => {
    const [part] = prepare(cloth);
    const flat = part.outline.slice();
    const relief = buildRelief(part);
    const first = silhouette(part, relief);
    expect(part.outline).toEqual(flat);
    expect(first).not.toEqual(flat);
    expect(silhouette(part, buildRelief(part))).toEqual(first);
  });

  it("folds less under a pocket than beside it", () => {
    const bare = { ...cloth, parts: [{ ...cloth.parts[0], panels: [] }] };
    expect(roughness(cloth)).toBeLessThan(roughness(bare));
  });
});

describe("colour", () => {
  const layers = lightUp(sculpt(cloth), view);

  it("leaves the frame transparent and the cloth opaque", () => {
    const pixels = colorize(layers, WHITE);
    expect(pixels[3]).toBe(0);
    expect(pixels[(100 * 160 + 80) * 4 + 3]).toBe(255);
  });

  it("never clips white", () => {
    const pixels = colorize(layers, WHITE);
    const clipped = pixels.filter((v, i) => i % 4 === 0 && v === 255 && pixels[i + 3] === 255);
    expect(clipped.length).toBeLessThan(20);
  });

  it("shows the dye the swatch promises", () => {
    const pixels = colorize(layers, [
      "#6b1f2e",
      "#6b1f2e",
      "#6b1f2e",
      "#6b1f2e",
      "#6b1f2e",
      "#a9abad",
    ]);
    const mean = [0, 1, 2].map((channel) => average(pixels, channel));
    expect(Math.abs(mean[0] - 0x6b)).toBeLessThan(16);
    expect(Math.abs(mean[1] - 0x1f)).toBeLessThan(16);
    expect(Math.abs(mean[2] - 0x2e)).toBeLessThan(16);
  });
});

function average(pixels: Uint8Array, channel: number): number {
  let [sum, count] = [0, 0];
  for (let y = 60; y < 150; y++) {
    for (let x = 50; x < 110; x++) {
      sum += pixels[(y * 160 + x) * 4 + channel];
      count++;
    }
  }
  return sum / count;
}

/** How much the cloth rises and falls inside the pocket's outline. */
function roughness(drawing: Drawing): number {
  const [part] = prepare(drawing);
  const { grid, slopeX } = buildRelief({ ...part, volume: part.outline });
  return slopeX.reduce((sum, slope, k) => {
    const x = grid.x0 + (k % grid.width) * grid.cell;
    const y = grid.y0 + Math.floor(k / grid.width) * grid.cell;
    return Math.abs(x) < 24 && y > -14 && y < 34 ? sum + slope * slope : sum;
  }, 0);
}
