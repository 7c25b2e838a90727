import { degrees } from "./skeleton/prune.ts";
import type { Branch, Knot } from "./skeleton/skeleton.ts";

/** Joins branches at knots where only two meet and no corner hangs: they are one line. */
export function dissolved(branches: readonly Branch[], cornered: ReadonlySet<Knot>): Branch[] {
  const lines = [...branches];
  const degree = degrees(branches);
  for (const [knot, count] of degree) {
    if (count !== 2 || cornered.has(knot)) continue;
    const meeting = lines.filter((line) => line.from === knot || line.to === knot);
    const [a, b] = meeting;
    // A ring that begins and ends at its only knot has nothing to be joined with.
    if (!a || !b) continue;
    lines.splice(lines.indexOf(a), 1);
    lines.splice(lines.indexOf(b), 1, joined(ending(a, knot), beginning(b, knot)));
  }
  return lines;
}

function joined(a: Branch, b: Branch): Branch {
  return {
    from: a.from,
    to: b.to,
    points: [...a.points, ...b.points],
    radii: [...a.radii, ...b.radii],
  };
}

function ending(branch: Branch, knot: Knot): Branch {
  return branch.to === knot ? branch : turned(branch);
}

function beginning(branch: Branch, knot: Knot): Branch {
  return branch.from === knot ? branch : turned(branch);
}

/** The same line read from its other end. */
export function turned({ from, to, points, radii }: Branch): Branch {
  const back: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) {
    back.push(points[i] as number, points[i + 1] as number);
  }
  return { from: to, to: from, points: back, radii: [...radii].reverse() };
}
