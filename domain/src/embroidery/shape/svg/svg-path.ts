import type { PathCommand } from "../../region/flatten.ts";
import { numberScanner, type NumberScanner } from "./number-scanner.ts";
import { arcToCubics } from "./svg-arc.ts";

/** More steps than this are not read; no drawing that can be sewn has them. */
const MOST_PATH_COMMANDS = 20_000;

/**
 * Path data of SVG as absolute moves, lines, cubics, quadratics and closings, in its own unit and
 * with y as written. Like a browser it draws up to the first error and leaves the rest out.
 */
export function readSvgPath(data: string): PathCommand[] {
  const pen = new Pen();
  const scanner = numberScanner(data);
  let letter = scanner.letter();
  if (letter !== "M" && letter !== "m") return [];
  while (letter !== undefined && pen.commands.length < MOST_PATH_COMMANDS) {
    if (!drawStep(pen, letter, scanner)) break;
    letter = scanner.isAtNumber ? repeated(letter) : scanner.isAtEnd ? undefined : scanner.letter();
  }
  return pen.commands;
}

/** Numbers that follow without a letter repeat it; after a move they are lines, after Z an error. */
function repeated(letter: string): string | undefined {
  if (letter === "M") return "L";
  if (letter === "m") return "l";
  return letter === "Z" || letter === "z" ? undefined : letter;
}

/** How many numbers each letter takes. An arc's flags are read apart. */
const NUMBERS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
};

function drawStep(pen: Pen, letter: string, scanner: NumberScanner): boolean {
  const upper = letter.toUpperCase();
  const isRelative = letter !== upper;
  if (upper === "Z") return pen.close();
  if (upper === "A") return drawArc(pen, isRelative, scanner);
  const wanted = NUMBERS[upper];
  if (wanted === undefined) return false;
  const numbers: number[] = [];
  for (let i = 0; i < wanted; i += 1) {
    const number = scanner.number();
    if (number === undefined) return false;
    const isVertical = upper === "V" || (i % 2 === 1 && upper !== "H");
    numbers.push(number + (isRelative ? (isVertical ? pen.y : pen.x) : 0));
  }
  pen.draw(upper, numbers);
  return true;
}

function drawArc(pen: Pen, isRelative: boolean, scanner: NumberScanner): boolean {
  const [rx, ry, degrees] = [scanner.number(), scanner.number(), scanner.number()];
  const [isLarge, isSweep] = [scanner.flag(), scanner.flag()];
  const [x, y] = [scanner.number(), scanner.number()];
  if (rx === undefined || ry === undefined || degrees === undefined) return false;
  if (isLarge === undefined || isSweep === undefined) return false;
  if (x === undefined || y === undefined) return false;
  const [toX, toY] = isRelative ? [pen.x + x, pen.y + y] : [x, y];
  const arc = { x0: pen.x, y0: pen.y, rx, ry, degrees, isLarge, isSweep, x: toX, y: toY };
  for (const command of arcToCubics(arc)) pen.add(command);
  pen.turnTo(toX, toY);
  return true;
}

/** Where the drawing has come to. */
class Pen {
  readonly commands: PathCommand[] = [];
  x = 0;
  y = 0;
  private startX = 0;
  private startY = 0;
  /** The handle that a smooth curve mirrors, and which curve it belongs to. */
  private handle: { readonly x: number; readonly y: number; readonly of: "C" | "Q" } | undefined;

  add(command: PathCommand): void {
    this.commands.push(command);
  }

  turnTo(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.handle = undefined;
  }

  close(): boolean {
    this.add({ type: "Z" });
    this.turnTo(this.startX, this.startY);
    return true;
  }

  draw(letter: string, numbers: readonly number[]): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (letter === "H") this.line(a, this.y);
    else if (letter === "V") this.line(this.x, a);
    else if (letter === "L") this.line(a, b);
    else if (letter === "C") this.cubic([a, b], [c, d], [e, f]);
    else if (letter === "S") this.cubic(this.mirrored("C"), [a, b], [c, d]);
    else if (letter === "Q") this.quadratic([a, b], [c, d]);
    else if (letter === "T") this.quadratic(this.mirrored("Q"), [a, b]);
    else this.move(a, b);
  }

  private move(x: number, y: number): void {
    this.add({ type: "M", x, y });
    this.turnTo(x, y);
    [this.startX, this.startY] = [x, y];
  }

  private line(x: number, y: number): void {
    this.add({ type: "L", x, y });
    this.turnTo(x, y);
  }

  private cubic(one: Pair, [x2, y2]: Pair, [x, y]: Pair): void {
    this.add({ type: "C", x1: one[0], y1: one[1], x2, y2, x, y });
    this.turnTo(x, y);
    this.handle = { x: x2, y: y2, of: "C" };
  }

  private quadratic([x1, y1]: Pair, [x, y]: Pair): void {
    this.add({ type: "Q", x1, y1, x, y });
    this.turnTo(x, y);
    this.handle = { x: x1, y: y1, of: "Q" };
  }

  private mirrored(of: "C" | "Q"): Pair {
    if (this.handle?.of !== of) return [this.x, this.y];
    return [2 * this.x - this.handle.x, 2 * this.y - this.handle.y];
  }
}

type Pair = readonly [number, number];
