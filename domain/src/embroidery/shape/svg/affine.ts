import type { PathCommand } from "../../region/flatten.ts";
import { numberScanner } from "./number-scanner.ts";
import { unitVector } from "../unit-vector.ts";

/** Moves a point to (a·x + c·y + e, b·x + d·y + f), as `matrix(a b c d e f)` of SVG. */
export interface Affine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

const unmoved: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** First the inner, then the outer. */
export function composed(outer: Affine, inner: Affine): Affine {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/** How much longer lines become, in the mean of all directions. */
export function scaleOf({ a, b, c, d }: Affine): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** The same path, moved: every point and control point of it. */
export function movedPath(commands: readonly PathCommand[], by: Affine): PathCommand[] {
  const x = (px: number, py: number) => by.a * px + by.c * py + by.e;
  const y = (px: number, py: number) => by.b * px + by.d * py + by.f;
  return commands.map((command) => {
    if (command.type === "Z") return command;
    const end = { x: x(command.x, command.y), y: y(command.x, command.y) };
    if (command.type !== "Q" && command.type !== "C") return { type: command.type, ...end };
    const one = { x1: x(command.x1, command.y1), y1: y(command.x1, command.y1) };
    if (command.type === "Q") return { type: "Q", ...one, ...end };
    const two = { x2: x(command.x2, command.y2), y2: y(command.x2, command.y2) };
    return { type: "C", ...one, ...two, ...end };
  });
}

/** Most transforms that are written one after the other. */
const MOST_TRANSFORMS = 32;

/** The `transform` of an element; nothing when it cannot be read. */
export function readTransform(text: string): Affine | undefined {
  let whole = unmoved;
  let rest = text;
  for (let i = 0; i < MOST_TRANSFORMS; i += 1) {
    const open = rest.indexOf("(");
    const close = rest.indexOf(")", open);
    if (open < 0) return rest.trim() === "" ? whole : undefined;
    if (close < 0) return undefined;
    const name = rest.slice(0, open).replaceAll(",", " ").trim();
    const one = transformOf(name, numbersOf(rest.slice(open + 1, close)));
    if (!one) return undefined;
    whole = composed(whole, one);
    rest = rest.slice(close + 1);
  }
  return undefined;
}

function numbersOf(text: string): number[] {
  const scanner = numberScanner(text);
  const numbers: number[] = [];
  while (numbers.length < 7) {
    const number = scanner.number();
    if (number === undefined) break;
    numbers.push(number);
  }
  return scanner.isAtEnd ? numbers : [];
}

function transformOf(name: string, numbers: readonly number[]): Affine | undefined {
  const [p = 0, q, r, s = 0, t = 0, u = 0] = numbers;
  if (numbers.length === 0) return undefined;
  if (name === "matrix" && numbers.length === 6) {
    return { a: p, b: q ?? 0, c: r ?? 0, d: s, e: t, f: u };
  }
  if (name === "translate") return { ...unmoved, e: p, f: q ?? 0 };
  if (name === "scale") return { ...unmoved, a: p, d: q ?? p };
  if (name === "rotate") return turned(p, q ?? 0, r ?? 0);
  const { x: cosine, y: sine } = unitVector(p);
  if (cosine === 0) return undefined;
  if (name === "skewX") return { ...unmoved, c: sine / cosine };
  return name === "skewY" ? { ...unmoved, b: sine / cosine } : undefined;
}

function turned(degrees: number, x: number, y: number): Affine {
  const { x: cosine, y: sine } = unitVector(degrees);
  const turn = { a: cosine, b: sine, c: -sine, d: cosine, e: 0, f: 0 };
  return composed({ ...unmoved, e: x, f: y }, composed(turn, { ...unmoved, e: -x, f: -y }));
}
