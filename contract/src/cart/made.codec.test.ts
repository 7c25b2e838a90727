import type { PartOfLine } from "@placket/domain/cart/part-kinds";
import type { Made } from "@placket/domain/embroidery/offer/made";
import { expect, it } from "vitest";
import { readStored } from "../order/stored-order.codec.ts";
import { partsFromWire, partsToWire } from "./parts.codec.ts";
import { linesFromStore, linesToStore } from "./stored-lines.codec.ts";

const text: Made = {
  recipe: {
    lines: ["Zoë", "", "Chef"],
    font: "block",
    heightMm: 9,
    thread: "1366",
    fabric: "twill",
    letterSpacingMm: 0.3,
    lineSpacing: 1.7,
    align: "center",
    arc: { radiusMm: 60, bend: "up" },
  },
  placement: { code: "left-chest", name: "Left chest" },
  stitches: 1410,
  widthMm: 61.2,
  heightMm: 24,
};
const flag = (code: string, side: "left" | "right" | null) => ({
  order: { code, heightMm: 13.6, fabric: "twill" as const },
  placement: { code: "collar-left", name: "Left collar" },
  side,
});

const parts: readonly (readonly [string, Pick<PartOfLine, "kind" | "text"> & { made: Made }])[] = [
  ["a text", { kind: "text", text: "Zoë\n\nChef", made: text }],
  ["a single flag", { kind: "flags", text: "Sweden", made: { flags: [flag("SE", null)] } }],
  [
    "two flags",
    {
      kind: "flags",
      text: "Sweden, Norway",
      made: { flags: [flag("SE", "left"), flag("NO", "right")] },
    },
  ],
  [
    "a logo",
    {
      kind: "logos",
      text: "L000007",
      made: {
        logo: "L000007",
        name: "Anchor",
        state: "uploaded",
        sewn: null,
        fabric: "twill",
        placement: { code: "left-chest", name: "Left chest" },
        side: "left",
      },
    },
  ],
];

it.each(parts)("%s is kept by a link to a cart and by an order as it was", (_, part) => {
  const kept = { ...part, serviceId: 7 };
  const configuration = { kind: "plain", parts: [kept] } as const;
  const line = { id: 1, productId: 1, parentId: null, quantity: 2, overrideCategoryId: null };
  const stored = linesToStore([{ ...line, configuration }]);
  expect(linesFromStore(JSON.parse(stored))).toEqual([{ ...line, configuration }]);
  const ordered = { kind: "plain", parts: [{ ...kept, service: null }] };
  expect(readStored("configuration", JSON.parse(JSON.stringify(ordered)))).toEqual({
    ok: true,
    value: { ...ordered, bundled: [] },
  });
});

it.each([
  [
    "a text",
    parts[0],
    {
      kind: "text",
      wish: {
        lines: ["Zoë", "", "Chef"],
        font: "block",
        thread: "1366",
        heightMm: 9,
        placement: "left-chest",
      },
    },
  ],
  ["a single flag", parts[1], { kind: "flags", flags: { flag: "SE", placement: "collar-left" } }],
  ["two flags", parts[2], { kind: "flags", flags: { flag1: "SE", flag2: "NO" } }],
])("%s is asked for anew by what a client sends back", (_, row, asked) => {
  const [, part] = row ?? [];
  if (!part) throw new Error("The row is missing");
  const sent = partsToWire([{ ...part, serviceId: 7, service: null }]);
  expect(partsFromWire(sent)).toMatchObject([asked]);
});
