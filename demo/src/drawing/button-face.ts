import { noise } from "./raster/noise.ts";
import type { Button } from "./garment.ts";

/** The shape of a button: height in mm and share of light by place, mm from its middle. */
export interface ButtonFace {
  height: (x: number, y: number) => number;
  open: (x: number, y: number) => number;
}

type Hole = readonly [number, number];

/** The face of a button by its kind; sewn buttons are turned a little, each differently. */
export function faceOf({ kind, diameter, x, y }: Button): ButtonFace {
  const radius = diameter / 2;
  switch (kind) {
    case "four":
      return sewn(radius, FOUR, noise(x, y, 3) * 0.5);
    case "two":
      return sewn(radius, TWO, 1.57 + noise(x, y, 3) * 0.4);
    case "snap":
      return plainFace(
        (q) => 1.54 * Math.sqrt(Math.max(0, 1 - q * q)) - (ring(q) ? 0.35 : 0),
        radius,
      );
    case "rivet":
      return plainFace(
        (q) => 1.1 * Math.sqrt(Math.max(0, 1 - q * q)) + (q < 0.4 ? 0.5 : 0),
        radius,
      );
    default:
      return plainFace((q) => 2.6 * Math.sqrt(Math.max(0, 1 - q * q * 0.96)), radius);
  }
}

const FOUR: readonly Hole[] = [
  [-0.2, -0.2],
  [0.2, -0.2],
  [-0.2, 0.2],
  [0.2, 0.2],
];
const TWO: readonly Hole[] = [
  [0, -0.22],
  [0, 0.22],
];

function ring(q: number): boolean {
  return q > 0.55 && q < 0.75;
}

function plainFace(profile: (q: number) => number, radius: number): ButtonFace {
  return {
    height: (x, y) => profile(Math.min(1, Math.hypot(x, y) / radius)),
    open: () => 1,
  };
}

/** A turned rim, a dished middle, holes, and the thread that holds it. */
function sewn(radius: number, holes: readonly Hole[], turn: number): ButtonFace {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const turned = (x: number, y: number): Hole => [
    (x * c - y * s) / radius,
    (x * s + y * c) / radius,
  ];
  return {
    height: (x, y) => {
      const [u, v] = turned(x, y);
      const q = Math.hypot(u, v);
      if (q > 1) return 0;
      let height =
        q > 0.62
          ? 0.9 + 1.15 * Math.sqrt(Math.max(0, 1 - ((q - 0.8) / 0.205) ** 2))
          : 0.9 + 0.675 * Math.max(0, (q - 0.35) / 0.27) ** 2;
      for (const [hx, hy] of holes) height -= 1.2 * dimple(u - hx, v - hy, 0.105);
      return height + 0.35 * threadAt(u * radius, v * radius, { holes, reach: radius * 0.28 });
    },
    open: (x, y) => {
      const [u, v] = turned(x, y);
      return holes.reduce((open, [hx, hy]) => open * (1 - 0.5 * dimple(u - hx, v - hy, 0.12)), 1);
    },
  };
}

function dimple(x: number, y: number, size: number): number {
  return Math.exp(-((Math.hypot(x, y) / size) ** 4));
}

/** Crossed for four holes, a bar for two; mm. */
function threadAt(
  x: number,
  y: number,
  { holes, reach }: { holes: readonly Hole[]; reach: number },
): number {
  if (Math.hypot(x, y) >= reach) return 0;
  if (holes.length === 2) return Math.exp(-((x / 0.5) ** 2));
  const one = Math.abs(x - y) / 1.41;
  const other = Math.abs(x + y) / 1.41;
  return Math.max(Math.exp(-((one / 0.5) ** 2)), Math.exp(-((other / 0.5) ** 2)));
}
