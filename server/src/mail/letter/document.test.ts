import { counter, ENGLISH, sayer } from "@placket/domain/phrase";
import { describe, expect, it } from "vitest";
import { linksOf, plain, textsSeen } from "../../testing/letter-facts.ts";
import type { Block, BlockName } from "./block/block.ts";
import { letterHtml, letterText } from "./document.ts";
import type { Letterhead } from "./letterhead.ts";

const PICTURE = "https://shop.example/cap.webp";

/** A block of each kind; what stands in each of its texts is `typed`. */
const blocksWith = (
  typed: () => string,
): { readonly [Name in BlockName]: Extract<Block, { is: Name }> } => ({
  heading: { is: "heading", text: typed() },
  paragraph: { is: "paragraph", text: typed() },
  button: { is: "button", text: typed(), href: "https://shop.example/a?b=1&c=2" },
  link: { is: "link", text: typed(), href: "https://shop.example/end#token" },
  lines: {
    is: "lines",
    rows: [
      {
        name: typed(),
        facts: [typed(), typed()],
        sku: typed(),
        pieces: typed(),
        amount: typed(),
        picture: PICTURE,
      },
      { name: typed(), facts: [], sku: typed(), pieces: typed(), amount: typed(), picture: null },
    ],
  },
  sums: {
    is: "sums",
    rows: [
      { label: typed(), amount: typed() },
      { label: typed(), amount: typed() },
    ],
  },
  facts: { is: "facts", title: typed(), lines: [typed(), typed()] },
  card: { is: "card", pattern: "dots", title: typed(), lines: [typed(), typed()] },
  note: { is: "note", title: typed(), text: typed() },
});

const headOf = (typed: () => string, locale = "en-US"): Letterhead => ({
  storeName: typed(),
  phone: typed(),
  address: typed(),
  locale,
  say: sayer(ENGLISH),
  count: counter(ENGLISH),
  price: () => "",
});

/** A letter of every block, with these texts wherever somebody may have typed one. */
function letterOfTexts(typed: () => string, locale?: string) {
  const blocks = Object.values(blocksWith(typed));
  const sheet = { subject: typed(), head: headOf(typed, locale), blocks };
  return { html: letterHtml(sheet), text: letterText(sheet) };
}

/** The same text everywhere. */
const letterWith = (typed: string, locale?: string) => letterOfTexts(() => typed, locale);

const KINDS = Object.keys(blocksWith(String)) as BlockName[];

describe("what somebody typed", () => {
  const quiet = letterWith("quiet");
  const markupOf = (html: string) => html.match(/<[^>]+>/g)?.join("") ?? "";

  it.each([
    `"><img src=x onerror=alert(1)>`,
    `</title></style><script>alert(1)</script>`,
    `<!--[if mso]><h1>`,
    `' onmouseover='alert(1)`,
  ])("%s is text in every field, in both parts", (hostile) => {
    const { html, text } = letterWith(hostile);
    expect(markupOf(html)).toBe(markupOf(quiet.html));
    expect(textsSeen(html).filter((seen) => seen === plain(hostile))).toHaveLength(
      textsSeen(quiet.html).filter((seen) => seen === "quiet").length,
    );
    expect(text).toContain(hostile);
  });

  it("turns no writing around", () => {
    const { html, text } = letterWith("\u202Egnp\u2066.exe\u0000");
    expect(`${html}${text}`).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u0000]/);
    expect(text).toContain("gnp.exe");
  });

  const forged =
    "Mira\r\n\r\nYour order was cancelled. Call +1 900 555 0100.\u2028Grand Total: $0.00";
  it.each(KINDS.filter((kind) => kind !== "paragraph"))(
    "in a %s makes no line that passes for the shop’s",
    (kind) => {
      const sheet = {
        subject: "",
        head: headOf(() => "x"),
        blocks: [blocksWith(() => forged)[kind]],
      };
      expect(letterText(sheet)).not.toMatch(/^(?:Your order was|Grand Total)/m);
    },
  );
});

describe("a letter", () => {
  it("says in its text all that is seen in its HTML, on lines of 72 columns", () => {
    let count = 0;
    const words = () =>
      `Fact ${(count += 1)} in bordeaux, with a mandarin collar, eight buttons and a pocket`;
    const { html, text } = letterOfTexts(words);
    // The subject stands above a letter, and the store's name in it twice.
    expect(textsSeen(html)).toHaveLength(count);
    for (const seen of textsSeen(html)) expect(plain(text)).toContain(seen);
    for (const link of linksOf(html)) expect(text).toContain(link);
    expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(72);
  });

  it("says nothing where there is nothing to say", () => {
    const blocks: Block[] = [
      { is: "facts", title: "Ships to", lines: [] },
      { is: "note", title: "Your note", text: " \n" },
      { is: "lines", rows: [] },
      { is: "sums", rows: [] },
      { is: "paragraph", text: "" },
    ];
    const head = { ...headOf(() => "Placket"), phone: "", address: "" };
    expect(letterText({ subject: "s", head, blocks })).toBe("Placket");
    expect(textsSeen(letterHtml({ subject: "s", head, blocks }))).toEqual(["Placket", "Placket"]);
  });

  it.each([
    ["en-US", "ltr", `align="left"`],
    ["he-IL", "rtl", `align="right"`],
    ["ar", "rtl", `align="right"`],
    ["fr-CA", "ltr", `align="left"`],
  ])("in %s runs %s", (locale, direction, aligned) => {
    const { html } = letterWith("x", locale);
    expect(html).toContain(`<html lang="${locale}" dir="${direction}">`);
    expect(html).toContain(`<td ${aligned} style="padding:0 0`);
  });
});
