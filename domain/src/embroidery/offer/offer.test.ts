import { describe, expect, it } from "vitest";
import { readLettering, judgeSewn, sewableRest, type LetteringWish } from "./lettering.ts";
import {
  linesOf,
  offerFor,
  textStepOf,
  threadsOn,
  type EmbroideryOffer,
  type OfferTerms,
  type TextTerms,
} from "./offer.ts";

const text: TextTerms = {
  fonts: ["block", "script"],
  threads: ["1001", "1366"],
  placements: ["chest"],
  heightMm: { min: 5, max: 20, usual: 9 },
  lines: [line(2, "Title"), line(1, "Name", { isRequired: true, characterLimit: 5 })],
  prices: [
    { upTo: 1500, sku: "A" },
    { upTo: 3000, sku: "B" },
  ],
  hints: [],
};

const terms: OfferTerms = {
  fabric: "twill",
  pictureWidthMm: 720,
  placements: [place("chest"), place("back")],
  text,
  flags: null,
  logos: null,
  services: [],
  takesInstructions: true,
  colorExclusions: [{ color: "White", threads: ["1001"] }],
  messages: [],
  stepOrder: [],
};

function line(number: number, label: string, rule: Partial<TextTerms["lines"][number]> = {}) {
  const free = { characterLimit: 10, defaultText: "", isRequired: false, isLocked: false };
  return { number, label, ...free, ...rule };
}

function place(code: string) {
  const center = { x: 0.5, y: 0.5 };
  const room = { widthMm: 60, heightMm: 20 };
  return { code, name: code, face: "front", side: "center", ...room, center, turn: 0 } as const;
}

const wish: LetteringWish = {
  lines: ["Anna", "Chef"],
  font: "block",
  thread: "1366",
  heightMm: 8,
  placement: "chest",
};

const anOffer = (id: number, scope: Partial<EmbroideryOffer>): EmbroideryOffer => ({
  ...terms,
  id,
  name: "",
  skus: [],
  categoryIds: [],
  ...scope,
});

describe("which offer holds", () => {
  const product = { skus: ["coat-m", "coat"], isIn: (id: number) => id === 7 };
  it.each([
    ["the one that names the family", [{ categoryIds: [7] }, { skus: ["coat"] }], 1],
    ["the first that names its category", [{ categoryIds: [8] }, { categoryIds: [7] }], 1],
    ["none that names neither", [{ categoryIds: [8] }, { skus: ["cap"] }], undefined],
  ])("%s", (_, scopes, at) => {
    const offers = scopes.map((scope, id) => anOffer(id, scope));
    expect(offerFor(offers, product)?.id).toBe(at);
  });
});

describe("EMB-04 what a color of cloth excludes", () => {
  const excluding = {
    ...terms,
    colorExclusions: [
      { color: "White", threads: ["1001"] },
      { color: "Navy", threads: ["1366"] },
      { color: "Plum", threads: ["1001", "1366"] },
    ],
  };

  it.each<[string | null, readonly string[]]>([
    ["White", ["1366"]],
    ["Navy", ["1001"]],
    ["Plum", []],
    ["Black", ["1001", "1366"]],
    ["white", ["1001", "1366"]],
    [null, ["1001", "1366"]],
  ])("on %s these threads are left, and a text in any other is refused", (color, left) => {
    expect(threadsOn(excluding, color)).toEqual(left);
    for (const thread of text.threads) {
      const { ok } = readLettering({ ...wish, thread }, excluding, color);
      expect([thread, ok]).toEqual([thread, left.includes(thread)]);
    }
  });
});

describe("a text by the terms of its product", () => {
  it("EMB-12 becomes a recipe on the offer's cloth, at its placement", () => {
    expect(readLettering(wish, terms, "Black")).toMatchObject({
      ok: true,
      value: {
        recipe: { lines: ["Anna", "Chef"], font: "block", thread: "1366", fabric: "twill" },
        placement: { code: "chest" },
      },
    });
  });

  it.each<[string, Partial<LetteringWish>, string, string]>([
    ["a font that is not offered", { font: "serif" }, "font", "embroidery.fontUnknown"],
    ["a thread that is not offered", { thread: "1000" }, "thread", "embroidery.threadUnknown"],
    ["a thread that its cloth hides", { thread: "1001" }, "thread", "embroidery.threadUnknown"],
    ["a place without text", { placement: "back" }, "placement", "embroidery.placementUnknown"],
    ["letters that are too low", { heightMm: 4 }, "heightMm", "embroidery.heightInvalid"],
    ["no number at all", { heightMm: NaN }, "heightMm", "embroidery.heightInvalid"],
    ["letters beyond the limit", { lines: ["Annika"] }, "lines.0", "embroidery.textLineTooLong"],
    ["a line that must be there", { lines: ["", "Chef"] }, "lines.0", "embroidery.textLineMissing"],
    ["one line more", { lines: ["A", "B", "C"] }, "lines", "embroidery.textTooManyLines"],
    ["a picture", { lines: ["A😀"] }, "lines.0", "embroidery.textEmoji"],
  ])("%s is refused at its field", (_, differing, field, error) => {
    const read = readLettering({ ...wish, ...differing }, terms, "White");
    expect(read).toMatchObject({ ok: false, problems: [{ field, error }] });
  });

  it("a height that no needle sews is told by what is offered, too", () => {
    expect(readLettering({ ...wish, heightMm: 1 }, terms, "White")).toMatchObject({
      problems: [{ error: "embroidery.heightInvalid", params: [5, 20] }],
    });
  });

  it("EMB-39 letters that no needle sews on a line are told by what is offered, too", () => {
    const lines = ["A".repeat(44)];
    expect(readLettering({ ...wish, lines }, terms, "White")).toMatchObject({
      problems: [{ field: "lines.0", error: "embroidery.textLineTooLong", params: [5] }],
    });
  });

  it("EMB-09, EMB-39 reads its lines in their order; one of no letters is not there, a locked one says its default", () => {
    const lines = [
      line(3, "Team", { isLocked: true, defaultText: "PLACKET" }),
      line(2, "Nothing", { characterLimit: 0 }),
      line(1, "Name"),
    ];
    const locked = { ...terms, text: { ...text, lines } };
    expect(linesOf(locked.text).map(({ label }) => label)).toEqual(["Name", "Team"]);
    expect(readLettering({ ...wish, lines: ["Anna"] }, locked, null)).toMatchObject({
      value: { recipe: { lines: ["Anna", "PLACKET"] } },
    });
    expect(readLettering({ ...wish, lines: ["Anna", "OTHER"] }, locked, null)).toMatchObject({
      problems: [{ field: "lines.1", error: "embroidery.textLineLocked", params: ["PLACKET"] }],
    });
  });
});

describe("issue 10.6 of a text that is refused, the rest can be seen", () => {
  it.each<[string, readonly string[], readonly string[] | undefined]>([
    ["a letter of no font is a gap", ["Anกna"], ["An na"]],
    ["so is a sign", ["An☃na"], ["An na"]],
    ["at the end of a line it leaves none", ["Anna☃"], ["Anna"]],
    ["a line of them alone is a gap above the next", ["☃", "Chef"], ["", "Chef"]],
    ["of nothing else nothing is seen", ["☃", "ก"], undefined],
  ])("%s", (_, lines, left) => {
    expect(readLettering({ ...wish, lines }, terms, null).ok).toBe(false);
    expect(sewableRest({ ...wish, lines }, terms, null)?.lines).toEqual(left);
  });

  it("in no thread and in no font but those that are offered", () => {
    expect(sewableRest({ ...wish, lines: ["An☃"], thread: "1000" }, terms, null)).toBeUndefined();
    expect(sewableRest({ ...wish, lines: ["An☃"], font: "serif" }, terms, null)).toBeUndefined();
  });
});

describe("EMB-39 a blank line", () => {
  const three = [line(1, "Name"), line(2, "Title"), line(4, "Team")];
  const read = (lines: readonly string[], rules = three) =>
    readLettering({ ...wish, lines }, { ...terms, text: { ...text, lines: rules } }, null);

  it.each([
    ["the first", ["", "Chef"], "lines.0", 1],
    ["one of blanks alone", ["  ", "Chef"], "lines.0", 1],
    ["one between others", ["Anna", "", "PLACKET"], "lines.1", 2],
  ])("%s is refused above a written one", (_, lines, field, number) => {
    expect(read(lines)).toEqual({
      ok: false,
      problems: [{ error: "embroidery.textLineSkipped", field, params: [number] }],
    });
  });

  it("is refused above a locked one", () => {
    const locked = three.with(2, line(4, "Team", { isLocked: true, defaultText: "PLACKET" }));
    expect(read(["Anna"], locked)).toMatchObject({
      problems: [{ error: "embroidery.textLineSkipped", field: "lines.1" }],
    });
  });

  it("at the end is none", () => {
    expect(read(["Anna", " ", ""])).toMatchObject({ value: { recipe: { lines: ["Anna"] } } });
  });
});

describe("a text that was sewn", () => {
  const read = readLettering(wish, terms, null);
  const judge = (sewn: object, shown?: LetteringWish["shown"]) =>
    read.ok &&
    judgeSewn(
      read.value,
      { stitches: 1501, widthMm: 50, heightMm: 19, ...sewn },
      { text, ...(shown && { shown }) },
    );

  it("is charged by its stitches", () => {
    expect(judge({})).toMatchObject({ ok: true, value: { step: { sku: "B" } } });
    expect(judge({ stitches: 1500 })).toMatchObject({ value: { step: { sku: "A" } } });
  });

  it.each([
    [["Anna"], 900, "ONE"],
    [["Anna", "Chef"], 900, "TWO"],
    [["Anna", "Chef", "Wien"], 900, "MORE"],
    [["Anna", ""], 900, "ONE"],
    [["Anna"], 1600, "LONG"],
    [["Anna", "Chef"], 1600, "LONG"],
    [["Anna"], 3001, undefined],
  ])("is charged by its lines where they count: %o at %i as %s", (lines, stitches, sku) => {
    const prices = [
      { upTo: 1500, lines: 1, sku: "ONE" },
      { upTo: 1500, lines: 2, sku: "TWO" },
      { upTo: 1500, sku: "MORE" },
      { upTo: 3000, sku: "LONG" },
    ];
    expect(textStepOf({ prices }, { stitches, lines })?.sku).toBe(sku);
  });

  it.each([
    ["wider than its place", { widthMm: 60.1 }, "placement", "embroidery.textTooWide"],
    ["higher than its place", { heightMm: 21 }, "placement", "embroidery.textTooHigh"],
    [
      "of more stitches than are sewn",
      { stitches: 3001 },
      "heightMm",
      "embroidery.tooManyStitches",
    ],
  ])("is refused %s", (_, sewn, field, error) => {
    expect(judge(sewn)).toMatchObject({ ok: false, problems: [{ field, error }] });
  });

  it("is refused where its shopper was shown another count", () => {
    expect(judge({}, { stitches: 1501 })).toMatchObject({ ok: true });
    expect(judge({}, { stitches: 1400 })).toMatchObject({
      problems: [{ field: "stitches", error: "embroidery.shownOtherwise" }],
    });
  });
});
