import { describe, expect, it } from "vitest";
import { freedLogos, leftOutWithCharges } from "./digitizing-charge.ts";

const line = (itemId: number, ordered: number, gone: object = {}) => ({
  itemId,
  ordered,
  canceled: 0,
  refunded: 0,
  dropped: 0,
  ...gone,
});
/** Two coats and a bag that carry the logo, and the charge for it. */
const lines = [line(1, 2), line(2, 1), line(3, 1)];
const charge = { itemId: 3, logo: "L000001", carriers: [1, 2], isUsed: false };
const wish = (itemId: number, quantity: number) => ({ itemId, quantity });

describe("EMB-17 what falls away with garments that are left out", () => {
  it.each([
    ["nothing while one is left", [wish(1, 2)], [charge], []],
    ["the charge with the last", [wish(1, 2), wish(2, 1)], [charge], [wish(3, 1)]],
    [
      "nothing where stitches are made",
      [wish(1, 2), wish(2, 1)],
      [{ ...charge, isUsed: true }],
      [],
    ],
    ["nothing twice", [wish(1, 2), wish(2, 1), wish(3, 1)], [charge], []],
    ["nothing of another logo", [wish(1, 2)], [{ ...charge, carriers: [2] }], []],
  ] as const)("%s", (_, leftOut, charges, fallen) => {
    expect(leftOutWithCharges(leftOut, { lines, charges })).toEqual([...leftOut, ...fallen]);
  });

  it("counts what went before", () => {
    const before = [line(1, 2, { canceled: 1, dropped: 1, refunded: 1 }), line(2, 1), line(3, 1)];
    const known = { lines: before, charges: [charge] };
    expect(leftOutWithCharges([wish(2, 1)], known)).toEqual([wish(2, 1), wish(3, 1)]);
  });

  it("never what is gone already", () => {
    const gone = [line(1, 2), line(2, 1), line(3, 1, { refunded: 1 })];
    const leftOut = [wish(1, 2), wish(2, 1)];
    expect(leftOutWithCharges(leftOut, { lines: gone, charges: [charge] })).toEqual(leftOut);
  });
});

describe("EMB-17 which logos another order pays for from now on", () => {
  const none = [line(1, 2, { canceled: 2 }), line(2, 1, { dropped: 1, refunded: 1 })];
  it.each([
    [
      "those whose charge and garments are gone",
      [...none, line(3, 1, { canceled: 1 })],
      ["L000001"],
    ],
    ["none whose charge stands", [...none, line(3, 1)], []],
    ["none of which a garment is left", [line(1, 2), line(3, 1, { refunded: 1 })], []],
  ] as const)("%s", (_, after, freed) => {
    expect(freedLogos([charge], { lines: after })).toEqual(freed);
  });
});
