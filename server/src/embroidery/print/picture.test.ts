import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import { expect, it } from "vitest";
import { drawPicture } from "./picture.ts";
import { Sheet } from "../../print/sheet.ts";
import { operators, pageContents } from "./testing.ts";

const created = new Date("2026-11-21T12:00:00Z");

async function drawn(columns: number, height: number) {
  const pattern = aBlock({ columns, height });
  const sheet = new Sheet({ title: "Picture", created });
  const scale = drawPicture(sheet, {
    pattern,
    statistics: statistics(pattern),
    cloth: "#ffffff",
    mostMm: 120,
  });
  return { scale, pattern, bottom: sheet.y, contents: pageContents(await sheet.finish()) };
}

it("draws a design at its sewn size: a tenth of a millimetre is a tenth of a millimetre", async () => {
  const { scale, contents, pattern } = await drawn(20, 300);
  expect(scale).toBe(1);
  // 72 points in 25.4 mm, y upwards.
  const matrix = new RegExp(`^${(7.2 / 25.4).toFixed(6).slice(0, 7)}\\d* 0 0 -0\\.28346\\d* `, "m");
  expect(contents[0]).toMatch(matrix);
  // Edge, thread and light: three lines for every stitch.
  const path = contents[0]!
    .split("\n")
    .filter((line) => /^-?\d+ -?\d+ l$|m -?\d+ -?\d+ l$/.test(line));
  expect(path).toHaveLength(3 * statistics(pattern).stitches);
});

it("draws a design smaller that is larger than the page, and in plain color", async () => {
  const { scale, contents, pattern } = await drawn(120, 300);
  const { widthMm } = statistics(pattern);
  expect(widthMm).toBeGreaterThan(300);
  expect(widthMm * scale).toBeLessThan(190);
  expect(widthMm * scale).toBeGreaterThan(150);
  const path = contents[0]!.split("\n").filter((line) => /\d l$/.test(line));
  expect(path.length).toBeLessThan(2 * statistics(pattern).stitches);
});

it("issue 10.7 a thread that is hardly told from its cloth is drawn with an outline", async () => {
  const pattern = aBlock({ columns: 20, height: 300 });
  const white = { ...pattern, threads: [{ number: "1001", name: "White", color: "#ffffff" }] };
  const widths = async (cloth: string) => {
    const sheet = new Sheet({ title: "Picture", created });
    const counted = statistics(white);
    drawPicture(sheet, { pattern: white, statistics: counted, cloth, mostMm: 120 });
    const [content = ""] = pageContents(await sheet.finish());
    return content.split("\n").filter((line) => line === "9 w").length;
  };
  expect(await widths("#ffffff")).toBe(1);
  expect(await widths("#1c2a4a")).toBe(0);
});

it("keeps a tall design within the height it is given", async () => {
  const { scale, bottom } = await drawn(4, 2000);
  expect(scale).toBeLessThan(0.6);
  expect(bottom).toBeLessThan(150);
});

it("draws an empty pattern as cloth alone", async () => {
  const { scale, contents } = await drawn(0, 0);
  expect(scale).toBe(1);
  expect(operators(contents[0]!, "re")).toBe(1);
});
