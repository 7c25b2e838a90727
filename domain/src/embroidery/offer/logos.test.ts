import { describe, expect, it } from "vitest";
import type { Logo } from "../logo/logo.ts";
import { logoId, logoNumber } from "../logo/logo.ts";
import { requiredLines } from "./logo-lines.ts";
import { logosAllowed, readLogos, type LogoWish } from "./logos.ts";
import type { LogoLine, LogoTerms, OfferTerms } from "./offer.ts";

const place = (code: string, widthMm = 100, heightMm = 60) =>
  ({
    code,
    name: code,
    face: "front",
    side: "left",
    widthMm,
    heightMm,
    center: { x: 0.5, y: 0.5 },
    turn: 0,
  }) as const;

const usual: LogoTerms = {
  placements: ["chest", "sleeve", "back"],
  lines: [],
  most: 2,
  prices: [{ upTo: 20_000, sku: "LOGO" }],
  takesOnFile: true,
  uploadSku: "NEW",
  digitizingSku: null,
  preset: null,
};

const offer = (terms: Partial<LogoTerms>): OfferTerms => ({
  fabric: "twill",
  pictureWidthMm: 700,
  placements: [place("chest"), place("sleeve", 60, 40), place("back", 260, 200)],
  text: null,
  flags: null,
  logos: { ...usual, ...terms },
  services: [],
  takesInstructions: false,
  colorExclusions: [],
  messages: [],
  stepOrder: [],
});

const logo = (number: string, differing: Partial<Logo> = {}): Logo => ({
  number,
  customerId: 7,
  isHouse: false,
  name: number,
  description: "",
  format: "dst",
  state: "digitized",
  sewn: {
    hash: number,
    format: "dst",
    threads: [],
    stitches: 4000,
    trims: 2,
    widthMm: 50,
    heightMm: 40,
  },
  key: "key",
  isPictured: true,
  broughtAt: new Date(0),
  ...differing,
});

const line = (number: number, differing: Partial<LogoLine>): LogoLine => ({
  number,
  logos: [],
  takesOwn: true,
  placements: ["chest"],
  isOptional: false,
  ...differing,
});

const house = logo("L000001", { isHouse: true, customerId: null });
const own = logo("L000002");
const other = logo("L000003");
const wish = (number: string, placement: string): LogoWish => ({ number, placement });

/** What is refused, at its field; the numbers of the logos where all is right. */
function told(
  wishes: readonly LogoWish[],
  terms: Partial<LogoTerms>,
  { known = [house, own, other], isLockdown = false } = {},
): readonly string[] {
  const read = readLogos(wishes, offer(terms), { known, isLockdown });
  return read.ok
    ? read.value.map((one) => one.logo)
    : read.problems.map(({ field, error }) => `${field} ${error.replace("embroidery.", "")}`);
}

describe("how many logos", () => {
  it.each<[string, Partial<LogoTerms>, number]>([
    ["as many as staff allow", { most: 2 }, 2],
    ["no more than there are places", { most: 6 }, 3],
    ["no more than there are lines", { most: 6, lines: [line(1, {})] }, 1],
    [
      "what staff allow, whatever lines there are",
      { most: 1, lines: [line(1, {}), line(2, {})] },
      1,
    ],
    [
      "never more than a garment has room for",
      { most: 20, placements: Array(20).fill("chest") },
      8,
    ],
  ])("EMB-37 %s", (_, terms, count) => {
    expect(logosAllowed({ ...usual, ...terms })).toBe(count);
  });

  it("EMB-38 those of the lines with a place that are not optional are required", () => {
    const lines = [line(1, {}), line(2, { isOptional: true }), line(3, { placements: [] })];
    expect(requiredLines({ ...usual, lines }).map(({ number }) => number)).toEqual([1]);
  });
});

describe("EMB-07 a logo and the lines of an offer", () => {
  const lines = [
    line(1, { logos: ["L000001"], takesOwn: false, placements: ["chest"] }),
    line(2, { placements: ["sleeve", "back"], isOptional: true }),
  ];

  it("takes its line, and each line takes one", () => {
    expect(told([wish("L000001", "chest"), wish("L000002", "back")], { lines })).toEqual([
      "L000001",
      "L000002",
    ]);
    const twice = [wish("L000002", "sleeve"), wish("L000003", "back")];
    expect(told(twice, { lines, most: 3 })).toEqual(["1.logo logoNotAllowed"]);
  });

  it("is refused where its line takes other logos", () => {
    expect(told([wish("L000002", "chest")], { lines })).toEqual(["0.logo logoNotAllowed"]);
    expect(told([wish("L000001", "back")], { lines })).toEqual(["0.logo logoNotAllowed"]);
  });

  it("without lines own ones stand anywhere, and the house's nowhere but as the preset", () => {
    const preset = { number: "L000001", placement: "chest", isLocked: false };
    expect(told([wish("L000001", "chest")], {})).toEqual(["0.logo logoNotAllowed"]);
    expect(told([wish("L000001", "chest")], { preset })).toEqual(["L000001"]);
    expect(told([wish("L000002", "chest")], { preset })).toEqual(["L000002"]);
  });

  it("EMB-29 where the preset is locked no other stands at its place", () => {
    const preset = { number: "L000001", placement: "chest", isLocked: true };
    expect(told([wish("L000002", "chest")], { preset })).toEqual(["0.logo logoNotAllowed"]);
    expect(told([wish("L000002", "back")], { preset })).toEqual(["L000002"]);
    expect(told([wish("L000002", "back")], { preset }, { ...all, isLockdown: true })).toEqual([
      " logoRequired",
    ]);
  });

  const all = { known: [house, own, other] };

  it("EMB-38 is required by its line where a product is sold with embroidery alone", () => {
    expect(told([], { lines })).toEqual([]);
    expect(told([], { lines }, { ...all, isLockdown: true })).toEqual([" logoRequired"]);
    expect(told([wish("L000001", "chest")], { lines }, { ...all, isLockdown: true })).toEqual([
      "L000001",
    ]);
  });

  it.each([
    ["L000001", "L000002"],
    ["L000002", "L000001"],
  ])("takes any line that leaves one for the others, in whatever order: %s, %s", (...numbers) => {
    const shared = [
      line(1, { logos: ["L000001"], placements: ["chest", "back"] }),
      line(2, { logos: ["L000001"], takesOwn: false, placements: ["chest", "back"] }),
    ];
    const wishes = numbers.map((number, at) => wish(number, at === 0 ? "chest" : "back"));
    expect(told(wishes, { lines: shared })).toEqual(numbers);
  });

  it("EMB-38 one logo stands for one required line alone, and an optional one waits", () => {
    const both = [line(1, {}), line(2, { placements: ["chest", "back"] })];
    const locked = { ...all, isLockdown: true };
    expect(told([wish("L000002", "chest")], { lines: both }, locked)).toEqual([" logoRequired"]);
    const [first, second] = both;
    const eager = [{ ...first!, isOptional: true }, second!];
    expect(told([wish("L000002", "chest")], { lines: eager }, locked)).toEqual(["L000002"]);
  });

  it("EMB-29, EMB-38 a locked logo on a required line is asked for once", () => {
    const preset = { number: "L000001", placement: "chest", isLocked: true };
    expect(told([], { lines, preset }, { ...all, isLockdown: true })).toEqual([" logoRequired"]);
  });
});

describe("EMB-15 what may be chosen", () => {
  const picture = logo("L000004", { state: "uploaded", sewn: null, format: "png" });
  const draft = logo("L000005", { state: "draft", format: "svg" });
  const known = [own, picture, draft];

  it("on file is what was digitized, an upload what was not", () => {
    const each = known.map(({ number }) => wish(number, "chest"));
    const takenOf = (terms: Partial<LogoTerms>) =>
      each.map((one) => told([one], terms, { known, isLockdown: false }).join());
    expect(takenOf({})).toEqual(["L000002", "L000004", "L000005"]);
    expect(takenOf({ takesOnFile: false })[0]).toBe("0.logo logoNotAllowed");
    expect(takenOf({ uploadSku: null }).slice(1)).toEqual([
      "0.logo logoNotAllowed",
      "0.logo logoNotAllowed",
    ]);
  });

  it("has to find room, and no more stitches than are sewn", () => {
    expect(told([wish("L000002", "sleeve")], {})).toEqual(["L000002"]);
    const wide = logo("L000002", { sewn: { ...own.sewn!, widthMm: 60.6 } });
    expect(told([wish("L000002", "sleeve")], {}, { known: [wide], isLockdown: false })).toEqual([
      "0.placement logoNoRoom",
    ]);
    const prices = [{ upTo: 3999, sku: "LOGO" }];
    expect(told([wish("L000002", "chest")], { prices })).toEqual(["0.logo logoTooDense"]);
  });
});

it("a logo's number is its row's with zeros before it, and nothing else names it", () => {
  expect([12, 1_234_567].map(logoNumber)).toEqual(["L000012", "L1234567"]);
  expect(["L000012", "L1234567"].map(logoId)).toEqual([12, 1_234_567]);
  expect(["L12", "000012", "L0000012", "l000012", "L-00012", ""].map(logoId)).toEqual(
    Array(6).fill(undefined),
  );
});
