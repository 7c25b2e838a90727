/** One step of an outline, in any unit, as fonts and drawings write them; angles and arcs are gone. */
export type PathCommand =
  | { readonly type: "M" | "L"; readonly x: number; readonly y: number }
  | {
      readonly type: "Q";
      readonly x1: number;
      readonly y1: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly type: "C";
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: "Z" };

/** A line of straight pieces, `x0, y0, x1, y1 …`; a closed one does not repeat its first point. */
interface Polyline {
  readonly points: Float64Array;
  readonly isClosed: boolean;
}

/** A curve is never cut into more pieces than this, however large it is drawn. */
const MOST_PIECES = 256;

/**
 * The closed rings of an outline as straight pieces that stray at most `tolerance` from its curves,
 * in the unit of the commands. What is left open is closed, as a fill does; rings of fewer than
 * three points are dropped.
 */
export function flatten(commands: Iterable<PathCommand>, tolerance: number): Float64Array[] {
  return flattenLines(commands, tolerance)
    .map(({ points }) => withoutClosingPoint(points))
    .filter(({ length }) => length >= 6);
}

/** Every sub-path as straight pieces, open ones left open, for lines that are sewn along. */
export function flattenLines(commands: Iterable<PathCommand>, tolerance: number): Polyline[] {
  const lines: Polyline[] = [];
  let points: number[] = [];
  const end = (isClosed: boolean): void => {
    const line = Float64Array.from(points);
    if (points.length >= 4) {
      lines.push({ points: isClosed ? withoutClosingPoint(line) : line, isClosed });
    }
  };
  for (const command of commands) {
    const [startX = 0, startY = 0] = points;
    if (command.type === "Z") {
      end(true);
      points = [startX, startY];
    } else if (command.type === "M") {
      end(false);
      points = [command.x, command.y];
    } else {
      if (points.length === 0) points.push(0, 0);
      addPieces(points, command, tolerance);
    }
  }
  end(false);
  return lines;
}

type Drawn = Exclude<PathCommand, { type: "Z" | "M" }> | (PathCommand & { type: "L" });

function addPieces(points: number[], command: Drawn, tolerance: number): void {
  const x = points[points.length - 2] as number;
  const y = points[points.length - 1] as number;
  if (command.type === "C") addCubic(points, command, tolerance);
  else if (command.type === "Q") {
    // A quadratic is the cubic whose handles stand at two thirds.
    const x1 = x + (2 / 3) * (command.x1 - x);
    const y1 = y + (2 / 3) * (command.y1 - y);
    const x2 = command.x + (2 / 3) * (command.x1 - command.x);
    const y2 = command.y + (2 / 3) * (command.y1 - command.y);
    addCubic(points, { type: "C", x1, y1, x2, y2, x: command.x, y: command.y }, tolerance);
  } else addPoint(points, command.x, command.y);
}

function addCubic(points: number[], command: PathCommand & { type: "C" }, tolerance: number): void {
  const { x1, y1, x2, y2, x: x3, y: y3 } = command;
  const x0 = points[points.length - 2] as number;
  const y0 = points[points.length - 1] as number;
  // The second differences bound how far n equal pieces stray: 6/8 of the larger one over n².
  const bend = Math.max(
    Math.abs(x0 - 2 * x1 + x2) + Math.abs(y0 - 2 * y1 + y2),
    Math.abs(x1 - 2 * x2 + x3) + Math.abs(y1 - 2 * y2 + y3),
  );
  const wanted = Math.ceil(Math.sqrt((0.75 * bend) / tolerance));
  const pieces = Math.min(MOST_PIECES, Math.max(1, wanted));
  for (let i = 1; i < pieces; i += 1) {
    const t = i / pieces;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    addPoint(points, a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
  addPoint(points, x3, y3);
}

function addPoint(points: number[], x: number, y: number): void {
  const last = points.length - 2;
  if (points[last] !== x || points[last + 1] !== y) points.push(x, y);
}

function withoutClosingPoint(points: Float64Array): Float64Array {
  const last = points.length - 2;
  const repeats = last >= 2 && points[0] === points[last] && points[1] === points[last + 1];
  return repeats ? points.slice(0, last) : points;
}
