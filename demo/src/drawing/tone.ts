const STEPS = 4096;
const DISPLAY = Float32Array.from({ length: STEPS + 1 }, (_, i) => 255 * encode(i / STEPS));

/** Linear light of a `#rrggbb` colour, 0 … 1 per channel. */
export function linearOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
}

/** Display value 0 … 255 of linear light 0 … 1. */
export function displayValue(linear: number): number {
  return DISPLAY[Math.min(STEPS, Math.max(0, Math.round(linear * STEPS)))];
}

function encode(v: number): number {
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}
