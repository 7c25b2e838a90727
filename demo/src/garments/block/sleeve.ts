import { points } from "../../drawing/raster/points.ts";
import { mirror } from "../../drawing/raster/outline.ts";
import { seededRandom } from "../../drawing/raster/noise.ts";
import { bump, ramp } from "./field.ts";
import type { CastPlan, ClothPlan, FoldPlan, Panel, Part, Seam } from "../../drawing/garment.ts";
import type { Path, Point } from "../../drawing/raster/spline.ts";

/** Which sleeve, on which body. */
interface SleevePlan {
  side: 1 | -1;
  /** The shoulder point of the body, mm: the sleeve moves with it. */
  shoulder: readonly [number, number];
  seed: number;
  cuff?: Panel[] | undefined;
  panels?: readonly Panel[];
  seams?: readonly Seam[];
  /** A second row of stitches beside the armhole. */
  armholeStitch?: readonly number[];
  gain?: number;
}

/** The shoulder point for which the paths below are drawn. */
const DRAWN_AT = [206, 42] as const;

const CAST: CastPlan = {
  soft: 0.46,
  tight: 0.42,
  blur: 10,
  shift: [5, 7],
  grow: (y) => 0.12 + 0.88 * ramp(y, 215, 330),
};

/** The side of a sleeve as a pattern-maker's right half; `at` places a point on this sleeve. */
export function sleevePlace({ side, shoulder }: Pick<SleevePlan, "side" | "shoulder">) {
  const [dx, dy] = [shoulder[0] - DRAWN_AT[0], shoulder[1] - DRAWN_AT[1]];
  return (path: Path): Path => {
    const moved = path.map(([x, y, c]): Point => (c ? [x + dx, y + dy, c] : [x + dx, y + dy]));
    return side > 0 ? moved : mirror(moved);
  };
}

const LONG: Path = points(
  "203,40! 229,54 251,86 269,132 284,184 297,244 311,340 323,440 331,540 337,634! 288,647 233,644! 224,560 211,450 201,350 196,262 192,215 189,150 194,90",
);

const LONG_VOLUME: Path = points(
  "60,-40 238,14 266,66 285,120 302,190 316,250 326,340 336,440 344,540 353,720 224,725 214,560 201,450 191,350 184,290 150,240 90,200 50,120",
);

const LONG_CLOTH: ClothPlan = {
  across: (_, y) => 0.012 + 0.03 * bump(y, 230, 60),
  along: (_, y) =>
    0.008 + 0.07 * bump(y, 395, 75) + 0.045 * bump(y, 555, 50) + 0.02 * bump(y, 200, 60),
  gain: 1,
  floor: 0.9,
  rim: 0.92,
};

/** A long set-in sleeve that hangs beside the body and breaks at the elbow and above the cuff. */
export function longSleeve(plan: SleevePlan): Part {
  const at = sleevePlace(plan);
  const s = plan.side;
  return {
    name: s > 0 ? "left sleeve" : "right sleeve",
    seed: plan.seed,
    outline: at(LONG),
    volume: { path: at(LONG_VOLUME), height: 56 },
    cloth: { ...LONG_CLOTH, gain: plan.gain ?? 1 },
    folds: [...headFolds(plan), ...elbowFolds(plan)],
    panels: [...(plan.cuff ?? []), ...(plan.panels ?? [])],
    seams: [armhole(plan, [262]), ...(plan.seams ?? [])],
    cast: CAST,
    dim: underarm(plan.shoulder[0]),
  };
}

const SHORT: Path = points(
  "203,40! 229,53 253,86 274,134 293,186 308,236 315,262! 268,288 214,300! 202,262 192,215 189,150 194,90",
);

const SHORT_VOLUME: Path = points(
  "60,-40 238,14 268,66 291,124 312,186 332,258 352,360 226,400 196,300 150,240 90,200 50,120",
);

/** A short set-in sleeve with an open hem; the far side of the hem shows as a thin dark edge. */
export function shortSleeve(plan: SleevePlan): readonly Part[] {
  const at = sleevePlace(plan);
  const inside: Part = {
    name: "sleeve inside",
    seed: plan.seed + 5,
    outline: at(points("312,250! 316,264! 270,294 215,306! 212,290!")),
    tone: 0.58,
    unevenness: 0.3,
    cast: { soft: 0.3, tight: 0.3, blur: 8, grow: (y) => ramp(y, 215, 330) },
    follow: 0,
  };
  const sleeve: Part = {
    name: plan.side > 0 ? "left sleeve" : "right sleeve",
    seed: plan.seed,
    outline: at(SHORT),
    volume: { path: at(SHORT_VOLUME), height: 56 },
    cloth: {
      across: (_, y) => 0.014 + 0.03 * bump(y, 230, 70),
      along: (_, y) => 0.008 + 0.03 * bump(y, 225, 60),
      gain: plan.gain ?? 0.9,
      floor: 0.88,
      rim: 0.95,
    },
    folds: [...headFolds(plan), ...shortFolds(plan)],
    panels: [...(plan.cuff ?? []), ...(plan.panels ?? [])],
    seams: [armhole(plan, [250]), ...(plan.seams ?? [])],
    cast: { ...CAST, grow: (y) => 0.12 + 0.88 * ramp(y, 205, 290) },
    dim: underarm(plan.shoulder[0]),
  };
  return [inside, sleeve];
}

/** Soft flutes that open toward the sleeve hem. */
function shortFolds(plan: SleevePlan): readonly FoldPlan[] {
  const at = sleevePlace(plan);
  return [0, 1, 2].map((i) => ({
    path: at([
      [214 + i * 22, 190 + i * 6],
      [226 + i * 25, 235 + i * 3],
      [236 + i * 27, 300 - i * 8],
    ]),
    width: [7, 13],
    height: 2.1 - i * 0.4,
    lean: 0.4 * plan.side,
    fade: [0.5, 0.1],
    sharp: 0.2,
  }));
}

/** The turned hem of a short sleeve as a panel `depth` mm deep; or a band when it is raised. */
export function shortHem(
  plan: Pick<SleevePlan, "side" | "shoulder">,
  panel: Omit<Panel, "path"> & { depth: number },
): Panel {
  const { depth, ...rest } = panel;
  const at = sleevePlace(plan);
  const up = (y: number): number => y - depth;
  return {
    path: at([
      [180, up(306), 1],
      [214, up(300)],
      [266, up(288)],
      [311, up(263)],
      [340, up(240), 1],
      [350, 330, 1],
      [180, 340, 1],
    ]),
    ...rest,
  };
}

/** The cuff of a long sleeve, `height` mm. */
export function cuffPanel(
  plan: Pick<SleevePlan, "side" | "shoulder">,
  panel: Omit<Panel, "path"> & { depth: number },
): Panel {
  const { depth, ...rest } = panel;
  const at = sleevePlace(plan);
  return {
    path: at([
      [200, 642 - depth, 1],
      [285, 650 - depth],
      [375, 636 - depth, 1],
      [385, 670, 1],
      [300, 690],
      [200, 680, 1],
    ]),
    ...rest,
  };
}

function armhole(plan: SleevePlan, [end]: readonly [number]): Seam {
  const at = sleevePlace(plan);
  const rows = plan.armholeStitch ?? [3];
  return {
    path: at([
      [203, 40],
      [194, 90],
      [189, 150],
      [192, 215],
      [196, end],
    ]),
    depth: 0.8,
    pucker: 1,
    stitch: rows.map((d) => -d * plan.side),
    dark: 0.4,
  };
}

function headFolds({ side, shoulder, seed }: SleevePlan): readonly FoldPlan[] {
  const x = (v: number): number => (v + shoulder[0] - DRAWN_AT[0]) * side;
  return [
    {
      from: [x(198), 236],
      angles: side > 0 ? [28, 75] : [105, 152],
      count: 5,
      length: 120,
      width: 7,
      height: 3.3,
      seed,
      fade: [0.1, 0.8],
      sharp: 0.45,
    },
    {
      from: [x(206), 60],
      angles: side > 0 ? [60, 85] : [95, 120],
      count: 3,
      length: 190,
      width: 11,
      height: 2.2,
      seed: seed + 1,
      grow: 1.9,
    },
  ];
}

/** Where a worn sleeve breaks: V-shaped at the elbow, rings above the cuff. */
const BREAKS: readonly Break[] = [
  { path: points("218,424 256,404 312,374"), width: [7, 12], height: 4, lean: 0.5 },
  { path: points("214,398 252,362 292,340"), width: [6, 10], height: 3, lean: 0.4 },
  { path: points("328,456 284,442 236,454"), width: [6, 11], height: 3.3, lean: -0.5 },
  { path: points("236,520 274,502 322,472"), width: [7, 11], height: 2.6, lean: 0.4 },
  { path: points("334,562 302,558 256,572"), width: [6, 9], height: 2.4, lean: -0.4 },
];

interface Break {
  path: Path;
  width: readonly [number, number];
  height: number;
  lean: number;
}

/** The breaks, each a little elsewhere on every sleeve. */
function elbowFolds(plan: SleevePlan): readonly FoldPlan[] {
  const at = sleevePlace(plan);
  const random = seededRandom(plan.seed);
  const about = (amount: number): number => (random() * 2 - 1) * amount;
  return BREAKS.map(({ path, width, height, lean }) => {
    const down = about(13);
    return {
      path: at(path.map(([x, y]): Point => [x + about(5), y + down + about(7)])),
      width,
      height: height * (1 + about(0.28)),
      lean: lean * plan.side,
      fade: [0.16, 0.7] as const,
      sharp: 0.5,
    };
  });
}

function underarm(shoulder: number): (x: number, y: number) => number {
  return (x, y) =>
    1 - 0.3 * ramp(y, 240, 330) * bump(Math.abs(x), shoulder - 9 + (y - 262) * 0.108, 16);
}
