import { ok, problem, refuse, type Result } from "../../problem.ts";
import { fabrics, type FabricCode } from "../fabric/fabric.ts";
import type { Pattern } from "../pattern/pattern.ts";
import { nearestThread } from "../thread/nearest-thread.ts";
import type { Thread } from "../thread/thread.ts";
import { findThread } from "../thread/threads.ts";
import { sewShapes } from "./sew-shapes.ts";
import type { Drawing } from "./shape.ts";
import { readSvg } from "./svg/svg-document.ts";
import { LARGEST_DRAWING_MM } from "./svg/svg-size.ts";

/** An SVG drawing to be sewn: everything that its stitches follow from. */
export interface DrawingOrder {
  readonly svg: string;
  /** As wide as the file says where it is left out. */
  readonly widthMm?: number | undefined;
  readonly fabric: FabricCode;
  /** Numbers of the threads that somebody chose, by the color they stand for. */
  readonly threads: Readonly<Record<string, string>>;
}

/** A color of a drawing and the thread that it is sewn in. */
export interface PaletteColor {
  /** `#rrggbb`, as drawn. */
  readonly color: string;
  readonly thread: Thread;
}

interface SewnDrawing {
  readonly pattern: Pattern;
  /** In the order of painting. */
  readonly palette: readonly PaletteColor[];
  /** Of the drawing's page, not of its stitches. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Narrower drawings have nothing that a needle could show. In mm. */
export const DRAWING_WIDTHS_MM = { min: 5, max: LARGEST_DRAWING_MM } as const;

/** Reads and sews a drawing; each color in the thread chosen for it, or else in the nearest one. */
export function sewDrawing({ svg, widthMm, fabric, threads }: DrawingOrder): Result<SewnDrawing> {
  const { min, max } = DRAWING_WIDTHS_MM;
  if (widthMm !== undefined && !(widthMm >= min && widthMm <= max)) {
    return refuse(problem("embroidery.drawingWidthInvalid", "widthMm", min, max));
  }
  const drawing = readSvg(svg, widthMm === undefined ? {} : { widthMm });
  if (!drawing.ok) return drawing;
  const palette = paletteOf(drawing.value, threads);
  const pattern = sewShapes(inThreads(drawing.value, palette), { fabric: fabrics[fabric] });
  if (pattern.cmd.length === 0) return refuse(problem("embroidery.svgEmpty"));
  const { widthMm: width, heightMm: height } = drawing.value;
  return ok({ pattern, palette, widthMm: width, heightMm: height });
}

function paletteOf({ shapes }: Drawing, chosen: DrawingOrder["threads"]): PaletteColor[] {
  const colors = new Set(shapes.map(({ color }) => color));
  return Array.from(colors).flatMap((color) => {
    const thread = findThread(chosen[color] ?? "") ?? nearestThread(color)?.thread;
    return thread ? [{ color, thread }] : [];
  });
}

/** The drawing in the colors of its threads: each is then its own nearest thread. */
function inThreads(drawing: Drawing, palette: readonly PaletteColor[]): Drawing {
  const colors = new Map(palette.map(({ color, thread }) => [color, thread.color]));
  const shapes = drawing.shapes.map((shape) => ({
    ...shape,
    color: colors.get(shape.color) ?? shape.color,
  }));
  return { ...drawing, shapes };
}
