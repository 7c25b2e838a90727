import type { Fabric } from "../../fabric/fabric.ts";
import { turnBy } from "../../pattern/turn.ts";
import { frameRun, mixed, type FrameRun, type Point } from "./frame-run.ts";

/** Two branches that begin below and end above; in mm. */
interface Wreath {
  /** Of the circle that their stems follow. */
  readonly radiusMm: number;
  readonly leafMm: number;
}

/** Free at the top, to each side, in degrees. */
const OPEN_DEGREES = 14;
/** From the foot of one leaf to the next, in leaves: they stand by turns outside and inside. */
const APART = 0.6;
/** How far a leaf stands off its stem, in degrees. */
const LEAN_DEGREES = 38;
/** Width of a leaf as a part of its length. */
const LEAF_WIDTH = 0.36;
/** How far a leaf reaches from its stem, as a part of its length: its lean, and half its width. */
export const LEAF_REACH = 0.8;
/** Where a leaf is narrower no thread lies across, in mm. */
const NARROWEST_MM = 0.7;
/** A stitch of the stem, in mm at most: it bends. */
const STEM_STEP_MM = 1.6;

/**
 * A wreath of two branches in one thread and without a cut: up each stem in a run, into every leaf along its middle and
 * back in satin, down the stem again.
 */
export function sewWreath({ radiusMm, leafMm }: Wreath, fabric: Fabric): Int32Array {
  const foot = onCircle(radiusMm, BOTTOM);
  const run = frameRun(foot);
  run.lock(onCircle(radiusMm, BOTTOM + 4));
  sewBranch(run, { radiusMm, leafMm, side: 1 }, fabric);
  sewBranch(run, { radiusMm, leafMm, side: -1 }, fabric);
  run.lock(onCircle(radiusMm, BOTTOM + 4));
  return run.points();
}

const BOTTOM = -90;

interface Branch extends Wreath {
  /** 1 goes up on the right, -1 on the left. */
  readonly side: 1 | -1;
}

function sewBranch(run: FrameRun, { radiusMm, leafMm, side }: Branch, fabric: Fabric): void {
  const degreesPerMm = 180 / (Math.PI * radiusMm);
  const whole = 180 - OPEN_DEGREES;
  const leaves = Math.max(3, Math.floor(whole / (APART * leafMm * degreesPerMm)));
  const step = whole / leaves;
  const stem = (from: number, to: number) => {
    const steps = Math.max(1, Math.ceil(Math.abs(to - from) / (STEM_STEP_MM * degreesPerMm)));
    for (let i = 1; i <= steps; i += 1) {
      run.to(onCircle(radiusMm, BOTTOM + side * (from + ((to - from) * i) / steps)));
    }
  };
  for (let leaf = 1; leaf <= leaves; leaf += 1) {
    stem((leaf - 1) * step, leaf * step);
    const degrees = BOTTOM + side * leaf * step;
    // The last one ends the branch and goes on in its direction.
    const lean = leaf === leaves ? 0 : (leaf % 2 === 0 ? 1 : -1) * LEAN_DEGREES;
    const way = along(degrees + side * (90 + lean));
    sewLeaf(run, { foot: onCircle(radiusMm, degrees), way, leafMm }, fabric);
  }
  stem(whole, 0);
}

interface Leaf {
  readonly foot: Point;
  /** Of length 1. */
  readonly way: Point;
  readonly leafMm: number;
}

/** Out to the tip along the middle, back to the foot from side to side: the widest in the middle. */
function sewLeaf(run: FrameRun, { foot, way, leafMm }: Leaf, fabric: Fabric): void {
  const tip = { x: foot.x + way.x * leafMm, y: foot.y + way.y * leafMm };
  run.run(tip);
  const steps = Math.round(leafMm / (fabric.satinPitchMm / 2));
  let side = 1;
  for (let i = 1; i < steps; i += 1) {
    const part = i / steps;
    const half = (LEAF_WIDTH * leafMm * 4 * part * (1 - part)) / 2 + fabric.pullMm;
    if (half * 2 < NARROWEST_MM) continue;
    const middle = mixed(tip, foot, part);
    run.to({ x: middle.x - way.y * half * side, y: middle.y + way.x * half * side });
    side = -side;
  }
  run.to(foot);
}

/** A direction by its angle, counter-clockwise from the right. */
function along(degrees: number): Point {
  const turn = turnBy(degrees);
  if (!turn.ok) throw new Error("A wreath without a size reached the needle");
  return { x: turn.value.cos, y: turn.value.sin };
}

/** A point of the circle around the origin. */
function onCircle(radiusMm: number, degrees: number): Point {
  const { x, y } = along(degrees);
  return { x: x * radiusMm, y: y * radiusMm };
}

/** How far a wreath's thread reaches from its middle, in mm. */
export const reachOfWreath = ({ radiusMm, leafMm }: Wreath) => radiusMm + LEAF_REACH * leafMm;

/** The length of a leaf is the same on every stem of a size, in mm. */
export const leafOf = (reachMm: number) => Math.max(4, Math.min(9, reachMm * 0.28));
