import { blur } from "./raster/blur.ts";
import { inPatch, weaveNumber } from "./patch.ts";
import { coverage } from "./raster/raster.ts";
import { sew } from "./stitches.ts";
import type { Panel } from "./garment.ts";
import type { Patch } from "./patch.ts";
import type { FlatPanel } from "./prepare.ts";
import type { Mask } from "./raster/raster.ts";

/** Lays a sewn-on piece over the cloth: its own thickness, a turned edge, a shadow beside it. */
export function layPanel(patch: Patch, { plan, line, inward, lines }: FlatPanel): void {
  const pad = Math.ceil(7 * patch.view.scale);
  const mask = coverage(inPatch(line, patch), [patch.width, patch.height], pad);
  if (!mask) return;
  raise(patch, mask, plan);
  mark(patch, mask, plan);
  const at = (plan.stitch ?? []).map((distance) => distance * inward);
  sew(patch, { line, closed: true, at, slot: plan.stitchSlot });
  for (const row of lines) sew(patch, { line: row, closed: false, at: [0], slot: plan.stitchSlot });
}

function raise(patch: Patch, mask: Mask, plan: Panel): void {
  const { scale } = patch.view;
  const { thickness } = plan;
  if (thickness === 0) return;
  const size = [mask.width, mask.height] as const;
  const rolled = blur(mask.cover, size, (plan.roll ?? 0.8) * scale);
  const soft = blur(mask.cover, size, (1.1 + thickness * 0.9) * scale);
  const shift = Math.round(thickness * 0.55 * scale);
  const strength = Math.min(0.8, (plan.shade ?? 0.5) * 1.25);
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      const i = y * mask.width + x;
      const k = (y + mask.y) * patch.width + x + mask.x;
      const cover = mask.cover[i];
      const shifted = x >= shift && y >= shift ? soft[i - shift * mask.width - shift] : 0;
      const shadow = strength * (shifted * 0.6 + soft[i] * 0.4);
      patch.relief[k] += thickness * 1.5 * rolled[i];
      patch.open[k] = patch.open[k] * (1 - cover) * (1 - shadow * (1 - cover)) + cover;
      if (cover > 0 && cover < 1) patch.open[k] *= 1 - 0.22 * Math.min(1, thickness) * (1 - cover);
    }
  }
}

/** Writes the panel's tone, colour slot and weave. */
function mark(patch: Patch, mask: Mask, plan: Panel): void {
  const weave = plan.weave === undefined ? null : weaveNumber(patch, plan.weave);
  const tone = plan.tone ?? 1;
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      const cover = mask.cover[y * mask.width + x];
      const k = (y + mask.y) * patch.width + x + mask.x;
      patch.open[k] *= 1 + (tone - 1) * cover;
      if (plan.slot !== undefined && cover > 0.01) showSlot(patch, k, { slot: plan.slot, cover });
      if (cover <= 0.5) continue;
      if (weave !== null) patch.weave[k] = weave;
      patch.thread[k] = 0;
    }
  }
}

function showSlot(patch: Patch, k: number, { slot, cover }: { slot: number; cover: number }): void {
  if (patch.slot[k] !== slot) patch.under[k] = patch.slot[k];
  patch.slot[k] = slot;
  patch.share[k] = cover > 0.99 ? 1 : cover;
}
