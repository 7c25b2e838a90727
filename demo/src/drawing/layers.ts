import type { View } from "./view.ts";

/**
 * A lit picture without colour: light, sheen and cover per pixel, and which colour slots show.
 * Two slots and a weight per pixel keep edges clean when the colour comes last.
 */
export interface Layers {
  view: View;
  light: Float32Array;
  sheen: Float32Array;
  cover: Float32Array;
  slot: Uint8Array;
  otherSlot: Uint8Array;
  /** Share of `slot`; the rest is `otherSlot`. */
  share: Float32Array;
}

/** Empty layers for a view. */
export function emptyLayers(view: View): Layers {
  const count = view.width * view.height;
  return {
    view,
    light: new Float32Array(count),
    sheen: new Float32Array(count),
    cover: new Float32Array(count),
    slot: new Uint8Array(count),
    otherSlot: new Uint8Array(count),
    share: new Float32Array(count).fill(1),
  };
}

/** What one part puts on one pixel. */
interface Paint {
  cover: number;
  light: number;
  sheen: number;
  slot: number;
}

/** Lays paint over a pixel; cover 1 hides what was there. */
export function put(layers: Layers, k: number, paint: Paint): void {
  const { cover, slot } = paint;
  const before = layers.cover[k];
  const after = before + (1 - before) * cover;
  // Over bare ground a half covered pixel is as bright as a full one; only its cover is less.
  const weight = after > 0 ? cover / after : 0;
  layers.light[k] += (paint.light - layers.light[k]) * weight;
  layers.sheen[k] += (paint.sheen - layers.sheen[k]) * weight;
  layers.cover[k] = after;
  if (weight > 0.995) {
    layers.slot[k] = slot;
    layers.share[k] = 1;
  } else if (slot === layers.slot[k]) {
    layers.share[k] += (1 - layers.share[k]) * weight;
  } else {
    if (layers.share[k] >= 0.5) layers.otherSlot[k] = layers.slot[k];
    layers.slot[k] = slot;
    layers.share[k] = weight;
  }
}
