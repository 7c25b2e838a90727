import { flatten, type PathCommand } from "../../region/flatten.ts";
import type { Region } from "../../region/region.ts";
import { bounds, type Bounds } from "../../region/winding.ts";

/** How far the straight pieces of an outline may stray from its curves, in mm. */
const TOLERANCE_MM = 0.02;

/** The same for measuring, in heights of a capital. */
const MEASURING_TOLERANCE = 0.002;

/** One character of a font, in heights of a capital. */
export interface DrawnCharacter {
  readonly commands: readonly PathCommand[];
  readonly advance: number;
  readonly ink: Bounds;
}

/** Moves and mirrors an outline: `x' = x·scaleX + dx`, `y' = y·scaleY + dy`. */
interface Placing {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly dx: number;
  readonly dy: number;
}

/** The same outline, scaled and moved to its place. */
export function placed(commands: readonly PathCommand[], by: Placing): PathCommand[] {
  const x = (value: number) => value * by.scaleX + by.dx;
  const y = (value: number) => value * by.scaleY + by.dy;
  return commands.map((command) => {
    switch (command.type) {
      case "M":
      case "L":
        return { type: command.type, x: x(command.x), y: y(command.y) };
      case "Q":
        return {
          type: "Q",
          x1: x(command.x1),
          y1: y(command.y1),
          x: x(command.x),
          y: y(command.y),
        };
      case "C":
        return {
          type: "C",
          x1: x(command.x1),
          y1: y(command.y1),
          x2: x(command.x2),
          y2: y(command.y2),
          x: x(command.x),
          y: y(command.y),
        };
      case "Z":
        return command;
    }
  });
}

/** An outline drawn for a capital of height 1, as an area in mm. */
export function regionAt(commands: readonly PathCommand[], capHeightMm: number): Region {
  const by = { scaleX: capHeightMm, scaleY: capHeightMm, dx: 0, dy: 0 };
  return { rings: flatten(placed(commands, by), TOLERANCE_MM) };
}

/** The rings of an outline in its own unit, fine enough to measure. */
export function measured(commands: readonly PathCommand[]): Region {
  return { rings: flatten(commands, MEASURING_TOLERANCE) };
}

/** The box of the ink, in the unit of the commands; inside out where there is none. */
export function inkOf(commands: readonly PathCommand[]): Bounds {
  return bounds(measured(commands));
}
