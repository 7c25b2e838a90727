import { expect, it } from "vitest";
import { foldLight } from "./fold-light.ts";

const [WIDTH, HEIGHT, SCALE] = [120, 40, 2];

/** Cloth whose gray is a function of where it is; `alpha` 0 is no cloth. */
function cloth(gray: (x: number, y: number) => number, alpha = (_x: number) => 255) {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const value = gray(x, y);
      rgba.set([value, value, value, alpha(x)], (y * WIDTH + x) * 4);
    }
  }
  return { rgba, width: WIDTH, height: HEIGHT, pxPerMm: SCALE };
}

/** What is laid at a place of the middle row: below 0 dark, above 0 light. */
function at(laid: Uint8ClampedArray, x: number): number {
  const first = ((HEIGHT / 2) * WIDTH + x) * 4;
  return (laid[first + 3] as number) * (laid[first] === 255 ? 1 : -1);
}

it("even cloth lights thread evenly", () => {
  const laid = foldLight(cloth(() => 200));
  for (let x = 0; x < WIDTH; x++) expect(Math.abs(at(laid, x))).toBe(0);
});

it("thread is dark in a fold's shadow and light on its crest", () => {
  const laid = foldLight(cloth((x) => 190 + 50 * Math.cos((x / WIDTH) * 2 * Math.PI)));
  expect(at(laid, WIDTH / 2)).toBeLessThan(-40);
  expect(at(laid, 1)).toBeGreaterThan(10);
});

it("a seam, which is fine, lights nothing that a fold would", () => {
  const seam = foldLight(cloth((x) => (x === WIDTH / 2 ? 90 : 200)));
  const fold = foldLight(cloth((x) => (Math.abs(x - WIDTH / 2) < 12 ? 90 : 200)));
  expect(at(seam, WIDTH / 2)).toBeGreaterThan(-20);
  expect(at(fold, WIDTH / 2)).toBeLessThan(-70);
});

it("the sheen of black cloth tears no thread apart", () => {
  const laid = foldLight(cloth((x) => (x < WIDTH / 2 ? 20 : 60)));
  for (let x = 0; x < WIDTH; x++) expect(Math.abs(at(laid, x))).toBeLessThan(30);
});

it("beside the garment nothing is lit, and the garment's edge is not dark for it", () => {
  const laid = foldLight(
    cloth(
      () => 200,
      (x) => (x < 80 ? 255 : 0),
    ),
  );
  expect(Math.abs(at(laid, 79))).toBeLessThan(2);
  expect(at(laid, 115)).toBe(-0);
});
