import { CONTRAST } from "./garment.ts";
import { inPatch } from "./patch.ts";
import { sew } from "./stitches.ts";
import type { Buttonhole } from "./garment.ts";
import type { Patch } from "./patch.ts";
import type { FlatPiping, FlatSeam } from "./prepare.ts";

/** A groove where two pieces meet, a step if one laps over the other, and its topstitching. */
export function sewSeam(patch: Patch, { plan, line }: FlatSeam): void {
  const { scale } = patch.view;
  const closed = plan.closed ?? false;
  const depth = plan.depth ?? 0.55;
  const dark = (plan.dark ?? 0.3) * 0.72;
  if (depth > 0) {
    patch.stroker.stroke(inPatch(line, patch), { radius: 5 * scale, closed }, (k, distance) => {
      const q = distance / scale;
      patch.relief[k] -= depth * Math.exp((-q * q) / 0.7);
      if (plan.lap) {
        patch.relief[k] += (plan.lap / (1 + Math.exp(-q * 2.2))) * Math.max(0, 1 - Math.abs(q) / 5);
      }
      patch.open[k] *=
        1 - dark * Math.exp((-q * q) / (0.45 + 0.25 / scale)) - 0.07 * Math.exp((-q * q) / 9);
    });
  }
  sew(patch, { line, closed, at: plan.stitch ?? [], slot: plan.stitchSlot });
}

/** A round cord along a seam, in the contrast colour. */
export function layPiping(patch: Patch, { plan, line }: FlatPiping): void {
  const { scale } = patch.view;
  const radius = plan.width / 2;
  patch.stroker.stroke(
    inPatch(line, patch),
    { radius: radius * 2.2 * scale, closed: false },
    (k, distance) => {
      const q = Math.abs(distance) / scale;
      const cover = Math.min(1, Math.max(0, (radius - q) * scale + 0.5));
      patch.relief[k] += 1.1 * Math.sqrt(Math.max(0, 1 - (q / radius) ** 2));
      patch.open[k] *= 1 - 0.35 * Math.exp(-(((q - radius * 1.15) / 0.5) ** 2)) * (1 - cover);
      if (cover > patch.thread[k]) {
        patch.thread[k] = cover;
        patch.threadSlot[k] = plan.slot ?? CONTRAST;
      }
    },
  );
}

/** A slit with close zigzag stitches round it and a bar at each end. */
export function workButtonhole(patch: Patch, hole: Buttonhole): void {
  const { scale } = patch.view;
  const angle = (hole.angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * hole.length * 0.5, Math.sin(angle) * hole.length * 0.5];
  const line = Float64Array.from([hole.x - dx, hole.y - dy, hole.x + dx, hole.y + dy]);
  const reach = 2.4;
  patch.stroker.stroke(
    inPatch(line, patch),
    { radius: reach * scale, closed: false },
    (k, distance, along) => {
      const q = Math.abs(distance) / scale;
      const z = along / scale;
      const lip = Math.exp(-(((q - 1) / 0.62) ** 2));
      patch.relief[k] += 0.55 * lip * (1 + 0.25 * Math.sin(z * 9));
      patch.open[k] *= (1 - 0.5 * Math.exp(-((q / 0.42) ** 2))) * (1 - 0.12 * lip);
    },
  );
}
