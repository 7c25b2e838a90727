import type { PathCommand } from "../../region/flatten.ts";
import { numberScanner } from "./number-scanner.ts";
import { readSvgPath } from "./svg-path.ts";

type Attributes = ReadonlyMap<string, string>;

/** The outlines of the elements that draw, in their own units. `undefined` for all others. */
export function elementPath(name: string, attributes: Attributes): PathCommand[] | undefined {
  return elements.get(name)?.(attributes);
}

const elements: ReadonlyMap<string, (attributes: Attributes) => PathCommand[]> = new Map([
  ["path", (attributes) => readSvgPath(attributes.get("d") ?? "")],
  ["rect", rectangle],
  ["circle", (attributes) => oval(attributes, length(attributes, "r"), length(attributes, "r"))],
  ["ellipse", (attributes) => oval(attributes, length(attributes, "rx"), length(attributes, "ry"))],
  ["line", line],
  ["polyline", (attributes) => corners(attributes)],
  ["polygon", (attributes) => [...corners(attributes), { type: "Z" }]],
]);

function rectangle(attributes: Attributes): PathCommand[] {
  const [x, y] = [length(attributes, "x"), length(attributes, "y")];
  const [width, height] = [length(attributes, "width"), length(attributes, "height")];
  if (!(width > 0 && height > 0)) return [];
  const given = attributes.has("rx") ? "rx" : "ry";
  const rx = Math.min(width / 2, Math.max(0, length(attributes, given)));
  const ry = Math.min(
    height / 2,
    Math.max(0, length(attributes, attributes.has("ry") ? "ry" : given)),
  );
  if (rx === 0 || ry === 0) return readSvgPath(`M${x} ${y}h${width}v${height}h${-width}z`);
  const [w, h] = [width - 2 * rx, height - 2 * ry];
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return readSvgPath(
    `M${x + rx} ${y}h${w}${corner(rx, ry)}v${h}${corner(-rx, ry)}h${-w}${corner(-rx, -ry)}v${-h}${corner(rx, -ry)}z`,
  );
}

function oval(attributes: Attributes, rx: number, ry: number): PathCommand[] {
  if (!(rx > 0 && ry > 0)) return [];
  const [x, y] = [length(attributes, "cx"), length(attributes, "cy")];
  const half = `a${rx} ${ry} 0 1 1`;
  return readSvgPath(`M${x - rx} ${y}${half} ${2 * rx} 0${half} ${-2 * rx} 0z`);
}

function line(attributes: Attributes): PathCommand[] {
  return [
    { type: "M", x: length(attributes, "x1"), y: length(attributes, "y1") },
    { type: "L", x: length(attributes, "x2"), y: length(attributes, "y2") },
  ];
}

function corners(attributes: Attributes): PathCommand[] {
  return readSvgPath(`M${attributes.get("points") ?? ""}`);
}

/** Lengths inside a drawing are plain numbers; a unit behind them is not looked at. */
function length(attributes: Attributes, name: string): number {
  return numberScanner(attributes.get(name) ?? "").number() ?? 0;
}
