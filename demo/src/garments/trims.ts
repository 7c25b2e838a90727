import { garmentColor } from "./colors.ts";
import type { Trims } from "../drawing/color.ts";
import type { ColorCode } from "./colors.ts";

/** Trims that differ from what a cloth of that color usually has. */
export interface TrimChoice {
  contrast?: string;
  thread?: string;
  button?: string;
  label?: string;
  metal?: string;
}

const LABEL_ON_LIGHT = "#26303a";
const LABEL_ON_DARK = "#efe9df";
const NICKEL = "#a9abad";

/** Hex per slot: base, contrast, thread, button, label, metal. Thread is a shade lighter. */
export function trimsFor(code: ColorCode, choice: TrimChoice = {}): Trims {
  const { hex } = garmentColor(code);
  const light = lightness(hex) > 0.6;
  return [
    hex,
    choice.contrast ?? hex,
    choice.thread ?? (light ? mix(hex, "#ffffff", 0.12) : mix(hex, "#ffffff", 0.07)),
    choice.button ?? (light ? mix(hex, "#e9e4d8", 0.35) : mix(hex, "#0c0c0e", 0.25)),
    choice.label ?? (light ? LABEL_ON_LIGHT : LABEL_ON_DARK),
    choice.metal ?? NICKEL,
  ];
}

/** `share` of the second color in the first. */
export function mix(one: string, other: string, share: number): string {
  const a = channels(one);
  const b = channels(other);
  const parts = a.map((v, i) => Math.round(v + (b[i] - v) * share));
  return `#${parts.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
