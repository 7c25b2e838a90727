import { seededRandom } from "../raster/noise.ts";
import type { FoldFan, FoldPlan, FoldRow, FoldStroke } from "../garment.ts";
import type { Path, Point } from "../raster/spline.ts";

/** Turns fans and rows into single folds with a seeded, uneven hand. */
export function spreadFolds(plans: readonly FoldPlan[]): readonly FoldStroke[] {
  return plans.flatMap((plan) => {
    if ("path" in plan) return [plan];
    return "from" in plan ? fan(plan) : row(plan);
  });
}

interface Hand {
  random: () => number;
  /** The value give or take a share of it. */
  about: (value: number, share: number) => number;
}

function hand(seed: number): Hand {
  const random = seededRandom(seed * 31 + 7);
  return { random, about: (value, share) => value * (1 + (random() * 2 - 1) * share) };
}

function fan(plan: FoldFan): readonly FoldStroke[] {
  const { random, about } = hand(plan.seed);
  const [x, y] = plan.from;
  const start = plan.start ?? 0;
  return Array.from({ length: plan.count }, (_, i) => {
    const t = plan.count > 1 ? i / (plan.count - 1) : 0.5;
    const degrees = plan.angles[0] + (plan.angles[1] - plan.angles[0]) * t + (random() - 0.5) * 8;
    const angle = (degrees * Math.PI) / 180;
    const length = about(plan.length, 0.35);
    const bend = (random() - 0.5) * 0.35 + (plan.curve ?? 0);
    const at = (s: number): Point => {
      const turned = angle + bend * (s - 0.3);
      const away = start + length * s;
      return [x + Math.cos(turned) * away, y + Math.sin(turned) * away];
    };
    return {
      path: [at(0), at(0.5), at(1)],
      width: [about(plan.width, 0.25), about(plan.width * (plan.grow ?? 1.8), 0.25)] as const,
      lean: (random() - 0.35) * 0.9,
      ...shape(plan, about(plan.height, 0.35), [0.2, 0.75]),
    };
  });
}

function row(plan: FoldRow): readonly FoldStroke[] {
  const { random, about } = hand(plan.seed);
  const ragged = plan.ragged ?? 0.25;
  return Array.from({ length: plan.count }, (_, i) => {
    const a = along(plan.first, (i + 0.5 + (random() - 0.5) * 0.7) / plan.count);
    const b = along(plan.second, (i + 0.5 + (random() - 0.5) * 0.9) / plan.count);
    const begin = random() * ragged;
    const end = 1 - random() * ragged;
    const middle = along([a, b], (begin + end) / 2);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const bow = ((random() - 0.5) * (plan.bow ?? 14)) / length;
    const bent: Point = [middle[0] - (b[1] - a[1]) * bow, middle[1] + (b[0] - a[0]) * bow];
    return {
      path: [along([a, b], begin), bent, along([a, b], end)],
      width: [about(plan.width, 0.3), about(plan.width * (plan.grow ?? 1), 0.3)] as const,
      lean: (random() - 0.4) * 0.9,
      ...shape(plan, about(plan.height, 0.4), [0.4, 0.5]),
    };
  });
}

function along([a, b]: Path, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

function shape(plan: FoldFan | FoldRow, height: number, fade: readonly [number, number]) {
  return {
    height,
    fade: plan.fade ?? fade,
    valley: plan.valley ?? 0.4,
    sharp: plan.sharp ?? 0,
  };
}
