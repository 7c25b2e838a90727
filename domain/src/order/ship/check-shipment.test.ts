import { describe, expect, it } from "vitest";
import type { LineProgress } from "../step/line-progress.ts";
import { CARRIER_CODES, trackUrl } from "./carriers.ts";
import { checkShipment } from "./check-shipment.ts";

const line = (draft: Partial<LineProgress>): LineProgress => ({
  itemId: 1,
  travels: true,
  ordered: 5,
  canceled: 0,
  shipped: 2,
  refunded: 0,
  dropped: 0,
  returned: 0,
  inReturn: 0,
  exchanged: 0,
  ...draft,
});
const LINES = [line({}), line({ itemId: 2, travels: false })];
const errors = (pieces: readonly (readonly [number, number])[], number = "1Z 999-AA1") =>
  checkShipment(
    {
      pieces: pieces.map(([itemId, quantity]) => ({ itemId, quantity })),
      tracks: [{ carrier: "ups", number }],
    },
    LINES,
  ).map(({ field, error, params }) => [field, error, ...params]);

describe("a shipment", () => {
  it.each([
    [[[1, 3]], []],
    [[[1, 1]], []],
    [[[1, 4]], [["pieces:1", "order.tooManyPieces", 3]]],
    [[[1, -1]], [["pieces:1", "order.tooManyPieces", 3]]],
    [[[1, 1.5]], [["pieces:1", "order.tooManyPieces", 3]]],
    [[[2, 1]], [["pieces:2", "order.noPiecesLeft"]]],
    [[[9, 1]], [["pieces:9", "order.noSuchLine"]]],
    [
      [
        [1, 2],
        [1, 1],
      ],
      [["pieces:1", "order.noSuchLine"]],
    ],
    [[[1, 0]], [["", "order.noPieces"]]],
    [[], [["", "order.noPieces"]]],
  ] as const)("of %j", (pieces, found) => {
    expect(errors(pieces)).toEqual(found);
  });

  it.each(["", " ", "1Z<b>", "javascript:alert(1)", "x".repeat(65), "one\ntwo"])(
    "takes no parcel's number like %j",
    (number) => {
      expect(errors([[1, 1]], number)).toEqual([["number", "order.trackInvalid", 64]]);
    },
  );
});

describe("where a parcel is followed", () => {
  it("is a page of its carrier, the number in it as one part of the address", () => {
    expect(trackUrl({ carrier: "ups", number: "1Z 9/A" })).toBe(
      "https://www.ups.com/track?tracknum=1Z%209%2FA",
    );
    expect(trackUrl({ carrier: "custom", number: "7" })).toBeNull();
    for (const carrier of CARRIER_CODES) {
      const url = trackUrl({ carrier, number: "7" });
      expect(url ?? "https://").toMatch(/^https:\/\//);
    }
  });
});
