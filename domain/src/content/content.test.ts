import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPlacement, checkRevision, tidyPlacement } from "./check-document.ts";
import { checkPart } from "./check-part.ts";
import { stateOf, type DocumentKind, type Placement } from "./document.ts";
import { isContentLink } from "./link.ts";
import { CONTAINERS, LOCATIONS } from "./location.ts";
import { PART_KIND_NAMES } from "./part-kinds.ts";
import { emptyPart, readPart, skusIn, widgetIn, type PartDraft, type PartOf } from "./part.ts";

const part = (kind: string, values: PartDraft["values"], entries: PartDraft["entries"] = []) => {
  const read = readPart({ kind, values, entries });
  if (!read) throw new Error(`There is no part ${kind}`);
  return read;
};
const wrongWith = (...given: Parameters<typeof part>) =>
  checkPart(part(...given), 2).map(({ error, params }) => [error, ...params.slice(1)].join(" "));

const BANNER = { picture: "0123456789/coat.webp", alt: "A coat" };

describe("a part", () => {
  it.each([
    ["a text", "text", { html: "<p>Words</p>" }, []],
    ["a text without words", "text", { html: " " }, ["content.partMissing Text"]],
    ["a banner", "banner", { ...BANNER, href: "/kitchen" }, []],
    ["no picture", "banner", {}, ["content.partMissing Picture"]],
    [
      "a picture that is nowhere",
      "banner",
      { picture: "../secret.webp" },
      ["content.pictureInvalid Picture"],
    ],
    ["another host", "banner", { ...BANNER, href: "//evil.example" }, ["content.linkInvalid Link"]],
    [
      "a script for a link",
      "banner",
      { ...BANNER, href: "javascript:alert(1)" },
      ["content.linkInvalid Link"],
    ],
    [
      "two lines in one",
      "banner",
      { ...BANNER, title: "a\nb" },
      ["content.partNotOneLine Heading"],
    ],
    [
      "a long line",
      "banner",
      { ...BANNER, title: "x".repeat(501) },
      ["content.partTooLong Heading 500"],
    ],
    ["products", "products", { title: "Coats", skus: "A-1, A-2" }, []],
    [
      "too many products",
      "products",
      { title: "Coats", skus: Array.from({ length: 25 }, (_, at) => `A-${at}`).join(",") },
      ["content.tooManyProducts 24"],
    ],
  ] as const)("with %s", (_, kind, values, expected) =>
    expect(wrongWith(kind, values)).toEqual(expected),
  );

  it("CMS-06 a JSON widget has the type application/json and a text that is JSON", () => {
    const json = { name: "text", type: "application/json", body: '{"values":{"html":"Words"}}' };
    expect(wrongWith("json", json)).toEqual([]);
    expect(wrongWith("json", { ...json, type: "text/html" })).toEqual(["content.jsonInvalid"]);
    expect(wrongWith("json", { ...json, body: "{" })).toEqual(["content.jsonInvalid"]);
    expect(wrongWith("json", { ...json, body: "" })).toEqual(["content.partMissing Body"]);
  });

  it("with a list has entries, and not too many", () => {
    const spot = { x: "20", y: "30.5", name: "Coat", href: "/coat" };
    expect(wrongWith("hotspots", BANNER)).toEqual(["content.entriesMissing Markers"]);
    expect(wrongWith("hotspots", BANNER, [spot])).toEqual([]);
    expect(wrongWith("hotspots", BANNER, [{ ...spot, x: "101" }])).toEqual([
      "content.shareInvalid From the left, in %",
    ]);
    expect(
      wrongWith(
        "hotspots",
        BANNER,
        Array.from({ length: 13 }, () => spot),
      ),
    ).toEqual(["content.tooManyEntries Markers 12"]);
  });

  it("has the fields of its kind and no others, whatever it is read from", () => {
    expect(part("text", { html: " a ", onclick: "b" }, [{ x: "1" }])).toEqual({
      kind: "text",
      values: { html: "a" },
      entries: [],
    });
    expect(readPart({ kind: "toString", values: {}, entries: [] })).toBeUndefined();
    for (const kind of PART_KIND_NAMES) expect(checkPart(emptyPart(kind), 1)).not.toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...PART_KIND_NAMES), fc.json(), (kind, body) => {
        const given = part(kind, { html: body, body, name: kind, skus: body });
        expect(Array.isArray(checkPart(given, 1))).toBe(true);
      }),
    );
  });
});

describe("a JSON widget", () => {
  const json = (name: string, body: string) =>
    widgetIn(part("json", { name, type: "application/json", body }) as PartOf<"json">);

  it("CMS-05 stands for the part of its name, or for none", () => {
    expect(json("text", '{"values":{"html":"<p>a</p>"}}')).toEqual(
      part("text", { html: "<p>a</p>" }),
    );
    expect(json("weather", "{}")).toBeUndefined();
    expect(json("json", "{}")).toBeUndefined();
    expect(json("text", "[]")).toBeUndefined();
  });
});

describe("where a document stands", () => {
  const at = (change: Partial<Placement>): Placement => ({
    storeViewId: 0,
    key: "about",
    location: null,
    onPath: null,
    position: 0,
    ...change,
  });
  const wrong = (kind: DocumentKind, change: Partial<Placement>) =>
    checkPlacement(kind, tidyPlacement(kind, at(change))).map(({ error }) => error);

  it.each([
    ["about", []],
    ["/help/size-guide.html", []],
    ["", ["content.pathInvalid"]],
    ["about?x=1", ["content.pathInvalid"]],
    ["https://a.example/b", ["content.pathInvalid"]],
    ["a/../b", ["content.pathInvalid"]],
    ["contact", ["content.pathReserved"]],
    ["admin", ["content.pathReserved"]],
    ["checkout/cart", ["content.pathReserved"]],
  ] as const)("CMS-22 a page at %j", (key, expected) =>
    expect(wrong("page", { key })).toEqual(expected),
  );

  it.each([
    ["opening-hours", []],
    [" Opening_Hours ", []],
    ["two words", ["content.keyInvalid"]],
    ["x".repeat(65), ["content.keyInvalid"]],
  ] as const)("a block named %j", (key, expected) =>
    expect(wrong("block", { key })).toEqual(expected),
  );

  it("a page stands nowhere else, and a block on one path or on all", () => {
    const location = "footer-buttons" as const;
    expect(tidyPlacement("page", at({ location, onPath: "/" }))).toEqual(at({}));
    expect(tidyPlacement("block", at({ location, onPath: "/" }))).toEqual(
      at({ location, onPath: "" }),
    );
    expect(wrong("block", { location, onPath: "a?b" })).toEqual(["content.pathInvalid"]);
    expect(wrong("block", { position: -1 })).toEqual(["content.positionInvalid"]);
  });
});

it("a revision has a title of one line, and not too many parts", () => {
  const said = { title: "About", heading: "", metaTitle: "", metaDescription: "", parts: [] };
  const wrong = (change: object) => checkRevision({ ...said, ...change }).map(({ error }) => error);
  expect(wrong({})).toEqual([]);
  expect(wrong({ title: "" })).toEqual(["content.lineMissing"]);
  expect(wrong({ heading: "a\nb" })).toEqual(["content.lineInvalid"]);
  expect(wrong({ metaDescription: "x".repeat(501) })).toEqual(["content.lineInvalid"]);
  expect(wrong({ parts: Array.from({ length: 41 }, () => part("text", { html: "a" })) })).toEqual([
    "content.tooManyParts",
  ]);
});

it("a document is a draft, published, or changed since", () => {
  expect(stateOf({ live: null, last: 3 })).toBe("draft");
  expect(stateOf({ live: 3, last: 3 })).toBe("published");
  expect(stateOf({ live: 2, last: 3 })).toBe("changed");
});

it("links lead into this store, to the web, to a mailbox or a telephone", () => {
  const right = ["/", "/a?b#c", "https://a.example/b", "mailto:a@b.example", "tel:+4712345678"];
  const wrong = ["", "a", "//a.example", "/\\a.example", "http://a.example", "javascript:1", "/ a"];
  expect(right.filter(isContentLink)).toEqual(right);
  expect(wrong.filter(isContentLink)).toEqual([]);
});

it("products are named in one line or several, each once", () => {
  expect(skusIn(" A-1, B-2\nA-1,, ")).toEqual(["A-1", "B-2"]);
});

it("FOOT-07 containers have the documents' names", () => {
  expect(CONTAINERS).toHaveLength(23);
  expect(LOCATIONS).toEqual(
    expect.arrayContaining(["footer-secure-image", "menu-promotion-10", "LOWERFOOT"]),
  );
});
