import { blur } from "./raster/blur.ts";
import { sample } from "./raster/grid.ts";
import type { CastPlan } from "./garment.ts";
import type { Layers } from "./layers.ts";
import type { Patch } from "./patch.ts";

/** Shadows are soft: a quarter of the picture's resolution is enough. */
const SHRINK = 4;
const REACH_MM = 50;

/** Darkens what lies beneath a part, before the part itself is painted. */
export function castShadow(layers: Layers, patch: Patch, plan: CastPlan): void {
  const { view } = layers;
  const s = view.scale;
  const field = shrink(patch, Math.ceil(REACH_MM * s));
  const wide = blur(field.cover, [field.width, field.height], ((plan.blur ?? 11) * s) / SHRINK);
  const tight = blur(
    field.cover,
    [field.width, field.height],
    ((plan.tightBlur ?? 3) * s) / SHRINK,
  );
  const [dx, dy] = (plan.shift ?? [6, 8]).map((mm) => (mm * s) / SHRINK);
  const right = Math.min(view.width, field.x + field.width * SHRINK);
  const bottom = Math.min(view.height, field.y + field.height * SHRINK);
  for (let y = Math.max(0, field.y); y < bottom; y++) {
    const grow = plan.grow ? plan.grow((y - view.originY) / s) : 1;
    if (grow <= 0) continue;
    for (let x = Math.max(0, field.x); x < right; x++) {
      const k = y * view.width + x;
      if (layers.cover[k] < 0.01) continue;
      const u = (x - field.x + 0.5) / SHRINK - 0.5;
      const v = (y - field.y + 0.5) / SHRINK - 0.5;
      const soft = plan.soft * sample(wide, field, [u - dx, v - dy]);
      const near = plan.tight * sample(tight, field, [u - dx * 0.2, v - dy * 0.2]);
      layers.light[k] *= 1 - grow * (soft + near);
    }
  }
}

interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
  cover: Float32Array;
}

function shrink(patch: Patch, margin: number): Field {
  const width = Math.ceil((patch.width + 2 * margin) / SHRINK);
  const height = Math.ceil((patch.height + 2 * margin) / SHRINK);
  const cover = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const px = x * SHRINK + 2 - margin;
      const py = y * SHRINK + 2 - margin;
      const inside = px >= 0 && py >= 0 && px < patch.width && py < patch.height;
      if (inside) cover[y * width + x] = patch.cover[py * patch.width + px];
    }
  }
  return { x: patch.x - margin, y: patch.y - margin, width, height, cover };
}
