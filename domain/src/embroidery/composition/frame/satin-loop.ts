import type { Fabric } from "../../fabric/fabric.ts";
import { between, frameRun, mixed, type Point } from "./frame-run.ts";

/** The two rails of a closed band, point beside point, in mm. Each ends where it began. */
export interface Rails {
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
}

/** Satin stitches that lie over the place where the band began. */
const OVERLAP = 6;

/**
 * A closed band in satin: a run along its middle that holds the cloth, then thread from rail to rail, as dense on the
 * outer rail as the cloth asks for, with the thread's pull added to both sides. Begins and ends locked.
 */
export function sewSatinLoop({ outer, inner }: Rails, fabric: Fabric): Int32Array {
  const middle = outer.map((point, i) => mixed(point, inner[i] as Point, 0.5));
  const [start, second] = middle as [Point, Point];
  const run = frameRun(start);
  run.lock(second);
  for (const point of middle.slice(1)) run.run(point);
  const rungs = rungsOf({ outer, inner }, fabric);
  const around = [...rungs, ...rungs.slice(0, OVERLAP)];
  for (const [i, rung] of around.entries()) run.to(i % 2 === 0 ? rung.outer : rung.inner);
  run.lock(second);
  return run.points();
}

interface Rung {
  readonly outer: Point;
  readonly inner: Point;
}

/** Half a pitch apart on the outer rail; an even number, so that the end meets the beginning on its side. */
function rungsOf({ outer, inner }: Rails, { satinPitchMm, pullMm }: Fabric): Rung[] {
  const rungs: Rung[] = [];
  for (let i = 0; i + 1 < outer.length; i += 1) {
    const [from, to] = [outer[i] as Point, outer[i + 1] as Point];
    const [inFrom, inTo] = [inner[i] as Point, inner[i + 1] as Point];
    const steps = Math.max(1, Math.round(between(from, to) / (satinPitchMm / 2)));
    for (let step = 0; step < steps; step += 1) {
      const rung = {
        outer: mixed(from, to, step / steps),
        inner: mixed(inFrom, inTo, step / steps),
      };
      rungs.push(widened(rung, pullMm));
    }
  }
  return rungs.length % 2 === 0 ? rungs : rungs.slice(0, -1);
}

function widened({ outer, inner }: Rung, pullMm: number): Rung {
  const part = pullMm / between(inner, outer);
  return { outer: mixed(inner, outer, 1 + part), inner: mixed(outer, inner, 1 + part) };
}
