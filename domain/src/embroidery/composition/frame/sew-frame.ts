import { ok, problem, refuse, type Result } from "../../../problem.ts";
import type { Fabric } from "../../fabric/fabric.ts";
import type { Pattern } from "../../pattern/pattern.ts";
import { patternBuilder } from "../../pattern/pattern-builder.ts";
import { turnBy } from "../../pattern/turn.ts";
import type { Thread } from "../../thread/thread.ts";
import type { FrameShape } from "../composition.ts";
import type { Point } from "./frame-run.ts";
import { sewSatinLoop, type Rails } from "./satin-loop.ts";
import { LEAF_REACH, leafOf, reachOfWreath, sewWreath } from "./wreath.ts";

interface FrameOrder {
  /** Of the boxes around what it frames, in mm from its middle. */
  readonly corners: readonly Point[];
  readonly fabric: Fabric;
  readonly thread: Thread;
}

/** Free cloth between the letters and their frame: a part of how far they reach, and so much at least, in mm. */
const FREE_PART = 0.1;
const FREE_MM = 2;
/** Width of a band, as a part of how far it reaches, in mm at least and at most. */
const BAND = { part: 0.055, least: 1.4, most: 3.2 } as const;
/** What the largest hoop takes, in mm. */
const WIDEST_MM = 280;
/** A piece of a circle, in mm: shorter than a stitch of its underlay. */
const ARC_STEP_MM = 1.5;

/** A frame around letters, in one run and one thread; refused where no hoop takes it. Nothing around nothing. */
export function sewFrame(shape: FrameShape, order: FrameOrder): Result<Pattern | undefined> {
  if (order.corners.length === 0) return ok(undefined);
  const { points, reachMm } = SHAPES[shape](order);
  if (reachMm * 2 > WIDEST_MM) {
    const params = [Math.ceil(reachMm * 2), WIDEST_MM];
    return refuse(problem("embroidery.frameTooLarge", "frame", ...params));
  }
  const builder = patternBuilder();
  builder.sew(points(), 0, 0);
  builder.trim();
  return ok(builder.finish([order.thread]));
}

/** What is sewn, and how far it reaches from its middle, in mm: known before it is sewn. */
interface FrameRun {
  readonly points: () => Int32Array;
  readonly reachMm: number;
}

const SHAPES: Readonly<Record<FrameShape, (order: FrameOrder) => FrameRun>> = {
  circle: ({ corners, fabric }) => {
    const inner = withAir(furthest(corners, ({ x, y }) => Math.sqrt(x * x + y * y)));
    const outer = inner + bandOf(inner);
    return { points: () => sewSatinLoop(circleRails(inner, outer), fabric), reachMm: outer };
  },
  diamond: ({ corners, fabric }) => {
    const inner = withAir(furthest(corners, ({ x, y }) => Math.abs(x) + Math.abs(y)));
    // From corner to corner a band is wider than across its sides.
    const outer = inner + bandOf(inner / Math.SQRT2) * Math.SQRT2;
    return { points: () => sewSatinLoop(diamondRails(inner, outer), fabric), reachMm: outer };
  },
  wreath: ({ corners, fabric }) => {
    const inner = withAir(furthest(corners, ({ x, y }) => Math.sqrt(x * x + y * y)));
    const leafMm = leafOf(inner);
    const wreath = { radiusMm: inner + LEAF_REACH * leafMm, leafMm };
    return { points: () => sewWreath(wreath, fabric), reachMm: reachOfWreath(wreath) };
  },
};

const furthest = (corners: readonly Point[], far: (corner: Point) => number) =>
  Math.max(...corners.map(far));

const withAir = (reachMm: number) => reachMm + Math.max(FREE_MM, reachMm * FREE_PART);

const bandOf = (reachMm: number) => Math.max(BAND.least, Math.min(BAND.most, reachMm * BAND.part));

/** From the bottom around, so that the seam of the band lies where it is least seen. */
function circleRails(inner: number, outer: number): Rails {
  const pieces = 4 * Math.ceil((2 * Math.PI * outer) / ARC_STEP_MM / 4);
  const around = Array.from({ length: pieces + 1 }, (_, i) => along((i * 360) / pieces - 90));
  return { outer: around.map(scaled(outer)), inner: around.map(scaled(inner)) };
}

function diamondRails(inner: number, outer: number): Rails {
  const corners = [0, 1, 2, 3, 4].map((quarter) => along(quarter * 90 - 90));
  return { outer: corners.map(scaled(outer)), inner: corners.map(scaled(inner)) };
}

const scaled = (length: number) => (way: Point) => ({ x: way.x * length, y: way.y * length });

function along(degrees: number): Point {
  const turn = turnBy(degrees);
  if (!turn.ok) throw new Error("A frame without an angle reached the needle");
  return { x: turn.value.cos, y: turn.value.sin };
}
