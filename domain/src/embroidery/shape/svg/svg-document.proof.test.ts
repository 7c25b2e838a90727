import { expect, it } from "vitest";
import { readSvg } from "./svg-document.ts";

const SEEDS = [
  '<?xml version="1.0"?><svg viewBox="0 0 100 50" width="50mm"><g transform="rotate(5 1 2)" fill="red"><path d="M0 0h9v9a5 5 0 0 1-9-9z" style="fill:#0f0"/></g><rect rx="2" width="9" height="9"/></svg>',
  '<svg width="10cm" height="4in"><style>.a{fill:#123}.b,.c{stroke:blue}</style><circle class="a b" r="9" cx="1e1"/><polygon points="0,0 5,5 9,1" fill-rule="evenodd"/><!-- c --><line x2="5" stroke="#fff" stroke-width=".5"/></svg>',
  '<!DOCTYPE svg><svg viewBox="-5 -5 10 10"><defs><path id="x"/></defs><a href="#y"><ellipse rx="3" ry="2"/></a><polyline points="1 2 3 4 5"/><path d="M1 1q2 2 3 3t1 1s2 2 3 4c1 1 2 2 3-5V9H-4z"/><![CDATA[x]]></svg>',
];
const PARTS = [
  "<",
  ">",
  "/>",
  "</",
  '"',
  "'",
  "=",
  "&",
  ";",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "<!ENTITY",
  "<?",
  "M",
  "a",
  "1e999",
  "1e308",
  "-",
  ".",
  "e",
  "1e-320",
  "NaN",
  "Infinity",
  "0 0 0",
  "99999999999",
  "scale(1e9)",
  "matrix(",
  "rotate(1e9)",
  "viewBox",
  "url(#a)",
  "style=",
  "{",
  "}",
  "\u0000",
  "\ud800",
  "é",
  "\t",
  " ",
  "__proto__",
  "constructor",
  "fill",
  "<g>",
  "<svg>",
  "<path d='M0 0h5v5z'/>",
  "%",
];

/** A small generator of its own: the same mutations in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const random = numbers(20_240_607);
const below = (limit: number) => Math.floor(random.next().value * limit);

function mutated(text: string): string {
  let result = text;
  for (let changes = 1 + below(6); changes > 0; changes -= 1) {
    const [from, length] = [below(result.length + 1), below(2) * below(30)];
    const put = below(2) === 0 ? PARTS[below(PARTS.length)]! : "";
    const copied = below(4) === 0 ? result.slice(below(result.length), below(result.length)) : "";
    result = result.slice(0, from) + put + copied + result.slice(from + length);
  }
  return result.slice(0, 5000);
}

it("a hundred thousand damaged drawings are read or refused, and never throw or give nonsense", () => {
  const outcomes = new Map<string, number>();
  for (let i = 0; i < 100_000; i += 1) {
    const result = readSvg(mutated(SEEDS[i % SEEDS.length]!));
    const outcome = result.ok ? "read" : result.problems[0]!.error;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (!result.ok) continue;
    for (const shape of result.value.shapes) {
      const points = shape.kind === "area" ? shape.region.rings : [shape.points];
      expect(points.every((line) => line.every((mm) => Math.abs(mm) < 2000))).toBe(true);
      expect(shape.color).toMatch(/^#[0-9a-f]{6}$/);
    }
  }
  // The mutations reach into every part of the reader.
  expect(outcomes.get("read")).toBeGreaterThan(10_000);
  expect(outcomes.size).toBeGreaterThanOrEqual(7);
});

it("reads in time that grows with the length alone", () => {
  const long = [
    `<svg viewBox="0 0 9 9"><path d="${"M0 0".repeat(400_000)}"/></svg>`,
    `<svg viewBox="0 0 9 9" ${"a".repeat(1_900_000)}`,
    `<svg ${" ".repeat(1_900_000)}`,
    "<".repeat(1_900_000),
    `<svg viewBox="${"1".repeat(1_900_000)}"/>`,
    `<svg width="${"1".repeat(1_000_000)}x" height="${"e".repeat(900_000)}"/>`,
    `<svg viewBox="0 0 9 9"><style>${".a{".repeat(600_000)}</style></svg>`,
    `<svg viewBox="0 0 9 9"><g fill="${"(".repeat(1_900_000)}"/></svg>`,
    `<svg viewBox="0 0 9 9"><g transform="${"scale(1)".repeat(200_000)}"/></svg>`,
    `<svg viewBox="0 0 9 9"><path fill-rule="evenodd" d="${"M1 1h7v7z".repeat(19_000)}"/></svg>`,
  ];
  for (const text of long) expect(readSvg(text).ok).toBe(false);
});
