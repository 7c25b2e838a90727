/**
 * How light falls on a thread: one set of numbers for the software drawing and for the shader of
 * the thread canvas. Directions are those of a screen: x to the right, y **down**, z to the viewer.
 */
export const THREAD_LIGHT = {
  /** Where the light comes from, of any length: from the upper left, above the cloth. */
  x: -0.45,
  y: -0.65,
  z: 0.8,
  /** How much a stitch rises out of its first hole and dips into its last. */
  arch: 0.35,
  /** The plies twisted around each other: how deep, and how often along and across. */
  twist: 0.12,
  twistAlong: 1.6,
  twistAcross: 2.2,
  /** Light from everywhere, and from the lamp. */
  ambient: 0.55,
  lamp: 0.45,
  /** Strength of the gloss of rayon; its lobe is the 22nd power, written out in `glossAlong`. */
  gloss: 0.38,
  /** How much of the thread's own color the gloss takes. */
  glossTint: 0.3,
  /** How much darker a thread is at its edges, and where it goes through the cloth. */
  edgeShade: 0.3,
  endShade: 0.3,
  /** Hundreds of fine filaments, seen from near: how deep, and how often across and along. */
  fiber: 0.11,
  fiberAcross: 5,
  fiberAlong: 1.1,
  /** They begin to show at this scale and show fully at the other. */
  fiberFromPxPerMm: 14,
  fiberFullPxPerMm: 36,
} as const;

const L = THREAD_LIGHT;
const LENGTH = Math.sqrt(L.x * L.x + L.y * L.y + L.z * L.z);
/** The light's part towards the viewer, of a light of length 1. */
export const LIGHT_Z = L.z / LENGTH;

/** What is the same for all points of one stitch: the light's parts along and across it. */
export interface StitchLight {
  readonly along: number;
  readonly across: number;
}

/** For a stitch in direction `dx, dy` (of length 1, y down). */
export function stitchLight(dx: number, dy: number): StitchLight {
  return { along: (dx * L.x + dy * L.y) / LENGTH, across: (dx * L.y - dy * L.x) / LENGTH };
}

/**
 * How far the thread's surface leans along the stitch at a point: `v` across the thread from −1 to
 * 1, `t` along the stitch from 0 to 1, `u` along it in thread widths (0 or more).
 */
export function bendAt(v: number, t: number, u: number): number {
  return L.twist * sinPi(L.twistAlong * u + L.twistAcross * v) - L.arch * (1 - 2 * t);
}

/** Brightness of the thread's own color before neighbors shade it: 0.55 to 1. */
export function shade(light: StitchLight, v: number, bend: number): number {
  // The normal's parts across and upwards have length 1 together, whatever v is.
  const towards = v * light.across + bend * light.along + Math.sqrt(1 - v * v) * LIGHT_Z;
  if (towards <= 0) return L.ambient;
  return L.ambient + (L.lamp * towards) / Math.sqrt(1 + bend * bend);
}

/** Light that neighbors and the cloth keep away: 0.49 to 1. */
export function occlusion(v: number, t: number): number {
  const edge = v * v;
  const end = (1 - 2 * t) * (1 - 2 * t);
  const end4 = end * end;
  return (1 - L.edgeShade * edge * edge) * (1 - L.endShade * end4 * end4);
}

/** How deep the filaments are drawn at a scale: 0 where they would be narrower than a pixel. */
export function fiberDepth(pxPerMm: number): number {
  const shown = (pxPerMm - L.fiberFromPxPerMm) / (L.fiberFullPxPerMm - L.fiberFromPxPerMm);
  return L.fiber * Math.max(0, Math.min(1, shown));
}

/** Light and dark of the filaments at a point, −1 to 1. They crowd towards the edges. */
export function fiberAt(v: number, u: number): number {
  const crowded = v * (1 + 0.3 * v * v);
  const first = sinPi(L.fiberAcross * crowded + L.fiberAlong * u);
  return 0.6 * first + 0.4 * sinPi(1.7 * L.fiberAcross * crowded - 0.4 * L.fiberAlong * u);
}

/**
 * The white gleam on the thread's ridge, 0 to `THREAD_LIGHT.gloss`: Kajiya and Kay's highlight of a
 * fiber. Across the thread it falls with the height, √(1 − v²).
 */
export function glossAlong(light: StitchLight, t: number): number {
  const rise = L.arch * (1 - 2 * t);
  const length = Math.sqrt(1 + rise * rise);
  const toLight = (light.along + rise * LIGHT_Z) / length;
  const toEye = rise / length;
  const lobe =
    Math.sqrt(Math.max(0, 1 - toLight * toLight)) * Math.sqrt(1 - toEye * toEye) - toLight * toEye;
  if (lobe <= 0) return 0;
  const p2 = lobe * lobe;
  const p4 = p2 * p2;
  const p16 = p4 * p4 * p4 * p4;
  return L.gloss * p16 * p4 * p2;
}

/** Near enough for the eye, and the same bits in every engine, which `Math.sin` is not. */
function sinPi(x: number): number {
  return SINES[(x * HALF_TURN) & MASK] as number;
}

const HALF_TURN = 128;
const MASK = 2 * HALF_TURN - 1;
/** sin(πx) at the middle of each 128th, by Bhaskara's fraction: to within 0.002. */
const SINES = Float64Array.from({ length: 2 * HALF_TURN }, (_, i) => {
  const half = ((i % HALF_TURN) + 0.5) / HALF_TURN;
  const arc = half * (1 - half);
  return ((i < HALF_TURN ? 16 : -16) * arc) / (5 - 4 * arc);
});
