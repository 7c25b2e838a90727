import { describe, expect, it } from "vitest";
import { area, bounds } from "../../region/winding.ts";
import { readSvg } from "./svg-document.ts";
import { svgLimits } from "./svg-limits.ts";
import type { AreaShape, LineShape } from "../shape.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 100 50" width="50mm"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

function drawingOf(text: string, options = {}) {
  const result = readSvg(text, options);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const shapesOf = (inner: string) => drawingOf(svg(inner)).shapes as readonly AreaShape[];
const boxOf = (inner: string) => {
  const { minX, minY, maxX, maxY } = bounds(shapesOf(inner)[0]!.region);
  return [minX, minY, maxX, maxY].map((mm) => Number(mm.toFixed(2)));
};
const refusalOf = (text: string) => {
  const result = readSvg(text);
  return result.ok ? "read" : [result.problems[0]!.error, ...result.problems[0]!.params].join(" ");
};

describe("a drawing's size", () => {
  it.each([
    ['viewBox="0 0 100 50" width="50mm"', {}, 50, 25],
    ['viewBox="0 0 96 48"', {}, 25.4, 12.7],
    ['width="2in" height="1in"', {}, 50.8, 25.4],
    ['width="10cm" height="50mm" viewBox="0 0 10 10"', {}, 100, 50],
    ['viewBox="0 0 10000 5000"', { widthMm: 80 }, 80, 40],
    ['width="100%" viewBox="0 0 96 96"', {}, 25.4, 25.4],
  ])("comes from %s", (attributes, options, width, height) => {
    const { widthMm, heightMm } = drawingOf(svg("<path d='M0 0h5v5z'/>", attributes), options);
    expect(widthMm).toBeCloseTo(width, 6);
    expect(heightMm).toBeCloseTo(height, 6);
  });

  it("turns y upwards and keeps the place on the page", () => {
    expect(boxOf('<rect x="10" y="0" width="20" height="10"/>')).toEqual([5, 20, 15, 25]);
  });
});

describe("what is drawn", () => {
  it.each([
    ['<circle cx="50" cy="25" r="10"/>', [20, 7.5, 30, 17.5]],
    ['<ellipse cx="50" cy="25" rx="20" ry="10"/>', [15, 7.5, 35, 17.5]],
    ['<polygon points="0,0 20,0 20,20"/>', [0, 15, 10, 25]],
    ['<rect width="40" height="20" rx="5"/>', [0, 15, 20, 25]],
    [
      '<g transform="translate(20 10) scale(2)"><rect width="10" height="10"/></g>',
      [10, 10, 20, 20],
    ],
    [
      '<rect transform="rotate(90 50 25)" x="40" y="20" width="20" height="10"/>',
      [22.5, 7.5, 27.5, 17.5],
    ],
    ['<rect transform="matrix(1,0,0,1,10,0) skewX(45)" width="10" height="10"/>', [5, 20, 15, 25]],
  ])("%s lies where it belongs", (inner, box) => {
    expect(boxOf(inner)).toEqual(box);
  });

  it.each([
    ['fill="#F00"', "#ff0000"],
    ['fill="rgb(10, 20,30)"', "#0a141e"],
    ['fill="DarkSlateBlue"', "#483d8b"],
    ['style="fill:#123456;stroke:none"', "#123456"],
    ['class="a b" fill="red"', "#00ff00"],
    ["", "#000000"],
    ['fill="currentColor"', "#000000"],
  ])("with %s is %s", (attributes, color) => {
    const style = "<style>.a{fill:#0f0;} .c,.d{fill:blue}</style>";
    expect(shapesOf(`${style}<path ${attributes} d="M0 0h5v5z"/>`)[0]!.color).toBe(color);
  });

  it("takes over what its group says and leaves out what is hidden", () => {
    const shapes = shapesOf(
      '<g fill="lime"><path d="M0 0h5v5z"/><g display="none"><path d="M0 0h5v5z"/></g></g>' +
        '<defs><path d="M0 0h5v5z"/></defs><path fill="none" d="M0 0h5v5z"/><title>x</title>',
    );
    expect(shapes.map(({ color }) => color)).toEqual(["#00ff00"]);
  });

  it("cuts holes by either rule", () => {
    const nested = "M0 0h40v40h-40zM10 10h20v20h-20z";
    const [nonZero, evenOdd] = shapesOf(
      `<path d="${nested}"/><path fill-rule="evenodd" d="${nested}"/>`,
    );
    expect(area(nonZero!.region)).toBeCloseTo(400, 6);
    expect(area(evenOdd!.region)).toBeCloseTo(300, 6);
  });

  it("draws strokes as lines with their width in mm", () => {
    const { shapes } = drawingOf(
      svg('<g transform="scale(2)"><line x2="10" y2="10" stroke="red" stroke-width="3"/></g>'),
    );
    const line = shapes.find(({ kind }) => kind === "line") as LineShape;
    expect(line.widthMm).toBeCloseTo(3, 6);
    expect(line.isClosed).toBe(false);
    expect(line.color).toBe("#ff0000");
  });
});

/** A path of thin teeth, side by side. */
const comb = ({ teeth, mm, paint = "" }: { teeth: number; mm: number; paint?: string }) =>
  `<path ${paint} d="M0 0${`v${mm}h.01v-${mm}h.01`.repeat(teeth)}"/>`;

describe("what is refused", () => {
  const shape = "<path d='M0 0h5v5z'/>";
  it.each([
    ["", "embroidery.svgDamaged"],
    ["GIF89a", "embroidery.svgDamaged"],
    ["<html></html>", "embroidery.svgDamaged"],
    [svg(shape).slice(0, -6), "embroidery.svgDamaged"],
    [svg("<g><path></g></path>"), "embroidery.svgDamaged"],
    [svg('<path d="M0 0" d="M1 1"/>'), "embroidery.svgDamaged"],
    [svg(shape, ""), "embroidery.svgWithoutSize"],
    [svg(shape, 'viewBox="0 0 0 0"'), "embroidery.svgWithoutSize"],
    [svg(shape, 'width="900mm" height="100mm"'), "embroidery.svgBeyondHoop 900 100 400"],
    [svg(""), "embroidery.svgEmpty"],
    [svg("<path fill='none' d='M0 0h5v5z'/>"), "embroidery.svgEmpty"],
    [svg("<text>Hi</text>"), "embroidery.svgUnsupported text"],
    [svg("<use href='#a'/>"), "embroidery.svgUnsupported use"],
    [svg("<path fill='url(#g)' d='M0 0h5v5z'/>"), "embroidery.svgUnsupported gradient"],
    [svg("<g mask='url(#m)'/>"), "embroidery.svgUnsupported mask"],
    [svg("<g transform='spin(5)'/>"), "embroidery.svgUnsupported transform"],
    [svg("<path d='M0 0h5000v5z'/>"), "embroidery.svgUnsupported far places"],
    [svg("<script>alert(1)</script>"), "embroidery.svgUnsafe script"],
    [svg("<path onload='x()' d='M0 0'/>"), "embroidery.svgUnsafe onload"],
    [svg("<image xlink:href='https://example.com/a.png'/>"), "embroidery.svgUnsafe xlink:href"],
    [svg("<style>@import 'https://example.com/a.css';</style>"), "embroidery.svgUnsafe style"],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg(shape)}`, "embroidery.svgUnsafe entities"],
    [svg("<g>".repeat(100) + "</g>".repeat(100)), "embroidery.svgTooLarge 64 depth"],
    [svg("<g/>".repeat(10_001)), "embroidery.svgTooLarge 10000 elements"],
    [svg(shape.repeat(1001)), "embroidery.svgTooLarge 1000 shapes"],
    [svg(comb({ teeth: 4000, mm: 20 })), "embroidery.svgTooLarge 60000 mm of outline"],
    [
      svg(comb({ teeth: 4000, mm: 20, paint: 'fill="none" stroke="red" stroke-width="0.2"' })),
      "embroidery.svgTooLarge 60000 mm of outline",
    ],
    [" ".repeat(svgLimits.characters + 1), "embroidery.svgTooLarge 2000000 characters"],
  ])("%# is said to be so", (text, refusal) => {
    expect(refusalOf(text)).toBe(refusal);
  });

  it("is not a plain document type", () => {
    const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">';
    expect(refusalOf(type + svg(shape))).toBe("read");
  });
});
