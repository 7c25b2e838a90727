/// <reference types="node" />
import type { FontCode } from "@placket/domain/embroidery/lettering/fonts";
import { aRecipe, bytesOf } from "@placket/domain/embroidery/lettering/testing";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { describe, expect, it } from "vitest";
import { stitchingDesk, type Answered, type Asked } from "./desk.ts";

const fromPackages = async (font: FontCode) => bytesOf(font);

/** A desk that begins once it has all its messages; gives its answers up to the last one wanted. */
function answersTo(
  messages: readonly Asked[],
  { until, fontBytes = fromPackages }: { until: number; fontBytes?: typeof fromPackages },
): Promise<readonly Answered[]> {
  return new Promise((resolve) => {
    const answers: Answered[] = [];
    const desk = stitchingDesk({
      fontBytes,
      answer: (answered) => {
        answers.push(answered);
        if (answered.id === until) resolve(answers);
      },
      later: (task) => void Promise.resolve().then(task),
    });
    for (const message of messages) desk.take(message);
  });
}

const sew = (id: number, text: string, font: FontCode = "block"): Asked => ({
  id,
  ask: "sew",
  design: { as: "text", recipe: aRecipe({ lines: [text], font }) },
});
const draw = (id: number, text: string): Asked => ({
  id,
  ask: "draw",
  design: { as: "text", recipe: aRecipe({ lines: [text] }) },
  pxPerMm: 4,
});
const ids = (answers: readonly Answered[]) => answers.map(({ id }) => id);

it("sews a text", async () => {
  const [answer] = await answersTo([sew(1, "H")], { until: 1 });
  expect(answer).toMatchObject({
    id: 1,
    value: { ok: true, value: { heightMm: expect.any(Number) } },
  });
});

it("draws a text as a picture of its size", async () => {
  const [answer] = await answersTo([draw(1, "H")], { until: 1 });
  if (!answer || !("value" in answer) || !answer.value.ok) throw new Error("nothing was drawn");
  const { value } = answer.value;
  if (!("rgba" in value)) throw new Error("no picture came");
  expect(value.rgba).toHaveLength(value.width * value.height * 4);
  expect(value.height).toBeGreaterThan(40);
  expect(value.rgba.some((byte) => byte > 0)).toBe(true);
});

it("hands on why a text cannot be sewn", async () => {
  const [answer] = await answersTo([sew(1, "Ж")], { until: 1 });
  expect(answer).toMatchObject({
    value: { ok: false, problems: [{ error: "embroidery.textUnknownLetter" }] },
  });
});

it("draws a flag and counts its stitches and threads", async () => {
  const order = { code: "SE", heightMm: 15, fabric: "twill" } as const;
  const flag: Asked = { id: 1, ask: "draw", design: { as: "flag", ...order }, pxPerMm: 4 };
  const [answer] = await answersTo([flag], { until: 1 });
  expect(answer).toMatchObject({ value: { ok: true, value: { colors: 2 } } });
});

it("sews a drawing and says what became of its colors, or why it cannot be sewn", async () => {
  const drawing = (id: number, svg: string): Asked => ({
    id,
    ask: "draw",
    design: { as: "drawing", name: "a.svg", svg, fabric: "twill", threads: {} },
    pxPerMm: 4,
  });
  const plain = '<svg width="9mm" height="9mm"><rect width="30" height="30"/></svg>';
  const answers = await answersTo([drawing(1, plain), drawing(2, "<svg")], { until: 2 });
  expect(answers[0]).toMatchObject({ value: { ok: true, value: { colors: 1 } } });
  expect(answers[1]).toMatchObject({ value: { problems: [{ error: "embroidery.svgDamaged" }] } });
});

it("traces a picture to a drawing, or says why it is no logo", async () => {
  const side = 40;
  const picture = (colorAt: (i: number) => readonly number[]) => ({
    width: side,
    height: side,
    rgba: Uint8ClampedArray.from(Array.from({ length: side * side }, (_, i) => colorAt(i)).flat()),
  });
  const wish = { widthMm: 30, colors: 8, ground: "cloth" } as const;
  const bar = picture((i) => (i % side > 9 && i % side < 30 ? [18, 58, 107, 255] : [0, 0, 0, 0]));
  const nothing = picture(() => [0, 0, 0, 0]);
  const answers = await answersTo(
    [
      { id: 1, ask: "trace", picture: bar, wish },
      { id: 2, ask: "trace", picture: nothing, wish },
    ],
    { until: 2 },
  );
  expect(answers[0]).toMatchObject({ value: { ok: true, value: { areas: 1, ground: "clear" } } });
  expect(answers[1]).toMatchObject({ value: { problems: [{ error: "embroidery.pictureEmpty" }] } });
});

describe("several at once", () => {
  it("what is typed comes before samples", async () => {
    const messages = [draw(1, "H"), sew(2, "H"), draw(3, "I"), sew(4, "HI"), draw(5, "L")];
    expect(ids(await answersTo(messages, { until: 5 }))).toEqual([2, 4, 1, 3, 5]);
  });

  it("what is forgotten while it waits is never begun", async () => {
    const forget = (id: number): Asked => ({ id, ask: "forget" });
    const typed = [sew(4, "H"), forget(4), sew(5, "HI")];
    const messages = [draw(1, "H"), draw(2, "I"), forget(1), draw(3, "L"), ...typed];
    expect(ids(await answersTo(messages, { until: 3 }))).toEqual([5, 2, 3]);
  });
});

describe("fonts", () => {
  it("are fetched once", async () => {
    const fetched: FontCode[] = [];
    const fontBytes = async (font: FontCode) => {
      fetched.push(font);
      return bytesOf(font);
    };
    await answersTo([draw(1, "H"), draw(2, "I"), sew(3, "H", "slab")], { until: 2, fontBytes });
    expect(fetched).toEqual(["block", "slab"]);
  });

  it("that do not come are fetched again the next time", async () => {
    let tries = 0;
    const fontBytes = async (font: FontCode) => {
      tries += 1;
      if (tries === 1) throw new Error("offline");
      return bytesOf(font);
    };
    const answers = await answersTo([draw(1, "H"), draw(2, "H")], { until: 2, fontBytes });
    expect(answers[0]).toEqual({ id: 1, failure: "Error: offline" });
    expect(answers[1]).toMatchObject({ id: 2, value: { ok: true } });
  });

  it("that are on their way keep nothing else waiting", async () => {
    let come: (font: ArrayBuffer) => void = () => undefined;
    const fontBytes = (font: FontCode) =>
      font === "slab"
        ? new Promise<ArrayBuffer>((resolve) => {
            come = resolve;
          })
        : bytesOf(font);
    const answered: number[] = [];
    const desk = stitchingDesk({
      fontBytes: async (font) => fontBytes(font),
      answer: ({ id }) => void answered.push(id),
      later: (task) => void Promise.resolve().then(task),
    });
    for (const message of [sew(1, "H", "slab"), sew(2, "H"), draw(3, "I")]) desk.take(message);
    await expect.poll(() => answered).toEqual([2, 3]);
    come(bytesOf("slab"));
    await expect.poll(() => answered).toEqual([2, 3, 1]);
  });

  it("that are none are a failure", async () => {
    const fontBytes = async () => new ArrayBuffer(8);
    const [answer] = await answersTo([sew(1, "H")], { until: 1, fontBytes });
    expect(answer).toMatchObject({ failure: expect.stringContaining("cannot be read") });
  });
});

const count = (id: number, text: string): Asked => ({
  id,
  ask: "count",
  design: { as: "text", recipe: aRecipe({ lines: [text] }) },
});

it("counts a text as it is sewn", async () => {
  const answers = await answersTo([sew(1, "H"), count(2, "H")], { until: 2 });
  const [sewn, counted] = answers.map((one) =>
    "value" in one && one.value.ok ? one.value.value : null,
  );
  if (!sewn || !("pattern" in sewn)) throw new Error("nothing was sewn");
  const { stitches, widthMm, heightMm } = statistics(sewn.pattern);
  expect(counted).toEqual({ stitches, widthMm, heightMm });
});

it("counts once nothing waits to be looked at", async () => {
  const answers = await answersTo([count(1, "A"), count(2, "B"), draw(3, "C")], { until: 2 });
  expect(ids(answers)).toEqual([3, 1, 2]);
});
