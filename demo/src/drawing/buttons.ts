import { faceOf } from "./button-face.ts";
import { FINISHES } from "./finish.ts";
import { BUTTON, METAL } from "./garment.ts";
import { FILL, HALFWAY, KEY } from "./lamps.ts";
import { put } from "./layers.ts";
import type { ButtonFace } from "./button-face.ts";
import type { Button } from "./garment.ts";
import type { Layers } from "./layers.ts";

interface Place {
  button: Button;
  face: ButtonFace;
  /** Middle and radius in pixels. */
  x: number;
  y: number;
  radius: number;
}

/** Sets a button on the picture: the cloth dips round it, then the button itself is lit. */
export function setButton(layers: Layers, button: Button): void {
  const { scale, originX, originY } = layers.view;
  const place: Place = {
    button,
    face: faceOf(button),
    x: button.x * scale + originX,
    y: button.y * scale + originY,
    radius: (button.diameter / 2) * scale,
  };
  pressSeat(layers, place);
  paintFace(layers, place);
}

function pressSeat(layers: Layers, { x: cx, y: cy, radius }: Place): void {
  eachPixel(layers, { x: cx, y: cy, reach: radius * 1.75 }, (k, x, y) => {
    if (layers.cover[k] < 0.5) return;
    const shadow = Math.hypot(x - 0.16 * radius, y - 0.24 * radius) / radius;
    const rim = Math.hypot(x, y) / radius;
    layers.light[k] *=
      (1 - 0.52 * Math.exp(-((Math.max(0, shadow - 0.72) / 0.34) ** 2))) *
      (1 - 0.25 * Math.exp(-((Math.max(0, rim - 0.95) / 0.16) ** 2)));
  });
}

function paintFace(layers: Layers, { button, face, x: cx, y: cy, radius }: Place): void {
  const { scale } = layers.view;
  const slot = button.slot ?? (button.kind === "snap" || button.kind === "rivet" ? METAL : BUTTON);
  const { gloss, strength } = FINISHES[slot];
  const e = 0.5 / scale;
  eachPixel(layers, { x: cx, y: cy, reach: radius + 1 }, (k, x, y) => {
    const away = Math.hypot(x, y);
    const cover = Math.min(1, Math.max(0, radius - away + 0.5));
    if (cover <= 0) return;
    const [u, v] = [x / scale, y / scale];
    const dx = (face.height(u + e, v) - face.height(u - e, v)) / (2 * e);
    const dy = (face.height(u, v + e) - face.height(u, v - e)) / (2 * e);
    const nz = 1 / Math.sqrt(1 + dx * dx + dy * dy);
    const key = Math.max(0, (nz * (KEY[2] - dx * KEY[0] - dy * KEY[1]) + 0.15) / 1.15);
    const fill = Math.max(0, nz * (FILL[2] - dx * FILL[0] - dy * FILL[1]));
    const half = Math.max(0, nz * (HALFWAY[2] - dx * HALFWAY[0] - dy * HALFWAY[1]));
    const open = face.open(u, v);
    const rim = 1 - 0.18 * Math.exp(-(((radius - away) / scale / 0.5) ** 2));
    put(layers, k, {
      cover,
      light: (0.62 * key + 0.2 * fill + 0.26) * open * rim,
      sheen: (strength * half ** (gloss || 9) + 0.15 * (1 - nz)) * open,
      slot,
    });
  });
}

interface Circle {
  x: number;
  y: number;
  reach: number;
}

function eachPixel(
  { view }: Layers,
  { x: cx, y: cy, reach }: Circle,
  visit: (k: number, x: number, y: number) => void,
): void {
  const bottom = Math.min(view.height - 1, Math.ceil(cy + reach));
  const right = Math.min(view.width - 1, Math.ceil(cx + reach));
  for (let y = Math.max(0, Math.floor(cy - reach)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x <= right; x++) {
      visit(y * view.width + x, x + 0.5 - cx, y + 0.5 - cy);
    }
  }
}
