import { describe, expect, it } from "vitest";
import type { OfferPlacement, OfferTerms } from "./offer.ts";
import {
  isTakenAt,
  placementCode,
  withoutPlacement,
  withPlacement,
  withTaking,
} from "./placement-terms.ts";

const place = (code: string): OfferPlacement => ({
  code,
  name: code,
  face: "front",
  side: "left",
  widthMm: 20,
  heightMm: 20,
  center: { x: 0.5, y: 0.5 },
  turn: 0,
});

const TERMS: OfferTerms = {
  fabric: "twill",
  pictureWidthMm: 720,
  placements: [place("chest"), place("collar"), place("back")],
  text: {
    fonts: ["block"],
    threads: ["1001"],
    placements: ["chest", "back"],
    heightMm: { min: 5, max: 20, usual: 9 },
    lines: [],
    prices: [],
    hints: [],
  },
  flags: {
    flags: ["SE"],
    heightMm: 25,
    placements: ["chest"],
    sku: "FLAG",
    pair: { left: "collar", right: "back", sku: "FLAGS" },
  },
  logos: {
    placements: ["chest", "back"],
    lines: [
      { number: 1, logos: [], takesOwn: true, placements: ["chest", "back"], isOptional: true },
    ],
    most: 1,
    prices: [],
    takesOnFile: true,
    uploadSku: null,
    digitizingSku: null,
    preset: { number: "L000001", placement: "back", isLocked: true },
  },
  services: [],
  takesInstructions: true,
  colorExclusions: [],
  messages: [],
  stepOrder: [],
};

describe("issue 10.9 what may stand at a placement", () => {
  it("is let in the order of the placements, and not twice", () => {
    const taken = withTaking(TERMS, "text", { code: "collar", isTaken: true });
    expect(taken.text?.placements).toEqual(["chest", "collar", "back"]);
    expect(withTaking(taken, "text", { code: "collar", isTaken: true })).toEqual(taken);
    expect(isTakenAt(taken, "text", "collar")).toBe(true);
    expect(isTakenAt(TERMS, "flags", "collar")).toBe(false);
  });

  it("is no longer named by lines of logos, nor by the one that stood there at first", () => {
    const { logos } = withTaking(TERMS, "logos", { code: "back", isTaken: false });
    expect(logos).toMatchObject({
      placements: ["chest"],
      lines: [{ placements: ["chest"] }],
      preset: null,
    });
  });

  it("stays nothing where nothing of the kind is embroidered", () => {
    const none = { ...TERMS, flags: null };
    expect(withTaking(none, "flags", { code: "chest", isTaken: true })).toBe(none);
  });

  it("is nothing once the placement is removed, wherever it was named", () => {
    const left = withoutPlacement(TERMS, "back");
    expect(JSON.stringify(left)).not.toContain('"back"');
    expect(left.flags).toMatchObject({ placements: ["chest"], pair: null });
    expect(withoutPlacement(TERMS, "chest").flags).toMatchObject({ placements: [] });
  });

  it("is text and logos at a new one", () => {
    const more = withPlacement(TERMS, place("sleeve"));
    expect(more.text?.placements).toEqual(["chest", "back", "sleeve"]);
    expect(more.logos?.placements).toEqual(["chest", "back", "sleeve"]);
    expect(more.flags?.placements).toEqual(["chest"]);
  });
});

it.each([
  ["Left chest", [], "left-chest"],
  ["Left chest", ["left-chest"], "left-chest-2"],
  ["Left chest", ["left-chest", "left-chest-2"], "left-chest-3"],
  ["Ärmel – außen", [], "armel-au-en"],
  ["襟", [], "place"],
])("issue 10.9 a placement “%s” beside %o is called %s", (name, others, code) => {
  expect(placementCode(name, others.map(place))).toBe(code);
});
