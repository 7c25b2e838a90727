import { describe, expect, it } from "vitest";
import { groundShadow } from "./ground.ts";
import { emptyLayers } from "./layers.ts";
import { viewAt } from "./view.ts";
import { TILE, weaveTile } from "./weave.ts";

const WIDTH = 240;
const HEIGHT = 300;

describe("groundShadow", () => {
  const layers = emptyLayers(viewAt([WIDTH, HEIGHT], [0, 0], 1));
  for (let y = 80; y < 220; y++) layers.cover.fill(1, y * WIDTH + 70, y * WIDTH + 170);
  const shadow = groundShadow(layers);
  const at = (x: number, y: number): number => shadow[y * WIDTH + x];

  it("falls away from the light: more below and right than above and left", () => {
    expect(at(176, 150)).toBeGreaterThan(at(63, 150) * 1.5);
    expect(at(120, 226)).toBeGreaterThan(at(120, 73) * 1.5);
  });

  it("never reaches the frame", () => {
    for (let x = 0; x < WIDTH; x++) expect(at(x, 0) + at(x, HEIGHT - 1)).toBe(0);
    for (let y = 0; y < HEIGHT; y++) expect(at(0, y) + at(WIDTH - 1, y)).toBe(0);
  });

  it("is a shade and not a stain", () => {
    expect(Math.max(...shadow)).toBeLessThan(0.3);
  });
});

describe("weaveTile", () => {
  it.each(["twill", "canvas", "denim", "pique", "rib"] as const)(
    "repeats without a seam: %s",
    (weave) => {
      const tile = weaveTile(weave, 1.38);
      const step = (a: number, b: number): number =>
        Array.from({ length: TILE }, (_, y) =>
          Math.abs(tile[y * TILE + a] - tile[y * TILE + b]),
        ).reduce((sum, v) => sum + v);
      expect(step(TILE - 1, 0)).toBeLessThan(step(100, 101) * 1.8);
    },
  );
});
