import { shownOffer, type ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { expect, it } from "vitest";
import { aConfiguration } from "../../product/testing/embroidery.builder.ts";
import { continued, heightsOf, startDraft, suggestionsOn, withFont, written } from "./draft.ts";

const offer = shownOffer(aConfiguration()) as ShownOffer;
const [WHITE, BLACK] = ["#f6f5f1", "#1d1d20"];

it("EMB-28 begins with what there is to begin with, the thread by the cloth", () => {
  expect(startDraft(offer, WHITE)).toEqual({
    lines: ["", ""],
    font: "block",
    heightMm: 9,
    thread: "1366",
    placement: "left-chest",
  });
  expect(startDraft(offer, BLACK).thread).toBe("1001");
  // Of a cloth without a color nobody knows what reads on it.
  expect(startDraft(offer, undefined).thread).toBe("1366");
});

it("issue 10.2 begins with the look of the last text, as far as it is offered and read here", () => {
  const look = { font: "script", heightMm: 12, thread: "1070" };
  expect(startDraft(offer, BLACK, look)).toMatchObject(look);
  const { usual } = offer.fonts.find(({ code }) => code === "script")!;
  // Neither so high, nor in a thread that is hard to read on the cloth.
  const other = { font: "script", heightMm: 55, thread: "1366" };
  expect(startDraft(offer, BLACK, other)).toMatchObject({
    font: "script",
    heightMm: usual,
    thread: "1001",
  });
  const gone = { font: "comic", heightMm: 12, thread: "9999" };
  expect(startDraft(offer, WHITE, gone)).toEqual(startDraft(offer, WHITE));
});

it("EMB-28 what has one choice is chosen", () => {
  const [navy] = aConfiguration().text_embroidery?.colors ?? [];
  const [script] = (aConfiguration().text_embroidery?.fonts ?? []).slice(1);
  const one = shownOffer(
    aConfiguration({
      text_embroidery: { fonts: [script!], colors: [navy!], placements: ["back-yoke"] },
    }),
  ) as ShownOffer;
  // Navy is hard to read on black, and the only one.
  expect(startDraft(one, BLACK)).toMatchObject({
    font: "script",
    thread: "1366",
    placement: "back-yoke",
  });
});

it("EMB-39, EMB-09 default texts stand in their lines, and a line without letters is none", () => {
  const [first, second] = aConfiguration().text_embroidery_rules_per_line;
  const shown = shownOffer(
    aConfiguration({
      text_embroidery_rules_per_line: [
        { ...second!, default_text: "Harbour House" },
        { ...first!, line_number: 3, character_limit: 0, default_text: "gone" },
      ],
    }),
  ) as ShownOffer;
  expect(startDraft(shown, WHITE).lines).toEqual(["Harbour House"]);
});

it("goes on with what was written, in a thread that is offered on the cloth", () => {
  const written = { ...startDraft(offer, WHITE), lines: ["Marta"], thread: "1366" };
  expect(continued(written, { offer, cloth: BLACK })).toBe(written);
  const gone = { ...written, thread: "1147" };
  expect(continued(gone, { offer, cloth: BLACK })).toEqual({ ...written, thread: "1001" });
  expect(continued(undefined, { offer, cloth: BLACK })).toEqual(startDraft(offer, BLACK));
});

it("EMB-28 the first word goes where nothing else stands; later ones stay where the text was put", () => {
  const bare = startDraft(offer, WHITE);
  const marta = { ...bare, lines: ["Marta", ""] };
  const beside = (...taken: readonly string[]) => ({ offer, taken });
  expect(written(bare, marta, beside())).toBe(marta);
  const moved = written(bare, marta, beside("left-chest"));
  expect(moved).toEqual({ ...marta, placement: "back-yoke" });
  expect(written(bare, marta, beside("left-chest", "back-yoke"))).toBe(marta);
  const put = { ...moved, placement: "left-chest" };
  expect(written(moved, put, beside("left-chest"))).toBe(put);
});

it("suggests only threads that read well", () => {
  expect(suggestionsOn(offer, WHITE).map(({ name }) => name)).toEqual(["Navy"]);
  expect(suggestionsOn(offer, BLACK).map(({ name }) => name)).toEqual(["White", "Gold"]);
});

it("offers the heights that may be sewn", () => {
  expect(heightsOf(offer)).toEqual([6, 8, 9, 10, 12, 15, 20]);
});

it.each([
  ["as high as before", 12, 12],
  ["as high as it sews well", 8, 9],
])("another font is %s", (_, before, after) => {
  const draft = { ...startDraft(offer, WHITE), heightMm: before };
  // Script sews well from 10 mm.
  const usual = offer.fonts.map((font) => ({ ...font, usual: after }));
  const changed = withFont(draft, "script", { ...offer, fonts: usual });
  expect([changed.font, changed.heightMm]).toEqual(["script", after]);
});
