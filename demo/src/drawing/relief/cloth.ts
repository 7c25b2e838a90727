import { coverOn, sample, withCell } from "../raster/grid.ts";
import { noise } from "../raster/noise.ts";
import { refine } from "../raster/resample.ts";
import { relaxStretch, settle } from "./sheet.ts";
import type { ClothPlan } from "../garment.ts";
import type { Grid } from "../raster/grid.ts";
import type { Sheet } from "./sheet.ts";
import type { Line } from "../raster/spline.ts";

/** Coarse to fine: large folds first, then their ends and branches. */
const LEVELS = [
  { cell: 22, sweeps: 160 },
  { cell: 11, sweeps: 60 },
  { cell: 6.5, sweeps: 60 },
];
const START_ROUGHNESS_MM = 3;

/**
 * Height in mm of a sheet with surplus length that is held inside its outline: it has to buckle,
 * and buckles like cloth. `start` gives the height it starts from, so drawn folds steer it.
 */
export function buckle(
  outline: Line,
  grid: Grid,
  { plan, seed, start }: { plan: ClothPlan; seed: number; start: (x: number, y: number) => number },
): Float32Array {
  let known: { height: Float32Array; grid: Grid } | null = null;
  for (const { cell, sweeps } of LEVELS) {
    const level = withCell(grid, cell);
    const before = known;
    const sheet = makeSheet(outline, level, plan, (x, y) =>
      before
        ? sample(before.height, before.grid, [
            (x - before.grid.x0) / before.grid.cell - 0.5,
            (y - before.grid.y0) / before.grid.cell - 0.5,
          ]) +
          0.5 * noise(x / (cell * 3), y / (cell * 3), 5 + seed)
        : start(x, y) + START_ROUGHNESS_MM * noise(x / 45, y / 60, seed),
    );
    for (let sweep = 0; sweep < sweeps; sweep++) {
      relaxStretch(sheet, sweep % 2 === 1);
      settle(sheet, plan);
    }
    extend(sheet);
    known = { height: sheet.z, grid: level };
  }
  return known ? refine(known.height, known.grid, grid) : new Float32Array();
}

function makeSheet(
  outline: Line,
  grid: Grid,
  plan: ClothPlan,
  height: (x: number, y: number) => number,
): Sheet {
  const count = grid.width * grid.height;
  const cover = coverOn(outline, grid);
  const field = (at: (x: number, y: number) => number): Float32Array =>
    Float32Array.from({ length: count }, (_, k) =>
      at(
        grid.x0 + ((k % grid.width) + 0.5) * grid.cell,
        grid.y0 + (Math.floor(k / grid.width) + 0.5) * grid.cell,
      ),
    );
  const live = Uint8Array.from(cover, (c) => (c > 0.35 ? 1 : 0));
  const x = field((px) => px);
  const y = field((_, py) => py);
  return {
    width: grid.width,
    height: grid.height,
    x,
    y,
    z: field(height),
    homeX: x.slice(),
    homeY: y.slice(),
    restX: field((px, py) => grid.cell * (1 + plan.across(px, py))),
    restY: field((px, py) => grid.cell * (1 + plan.along(px, py))),
    live,
    rim: rimOf(live, grid),
    scratch: new Float32Array(count),
  };
}

function rimOf(live: Uint8Array, { width, height }: Grid): Uint8Array {
  return live.map((alive, k) => {
    const i = k % width;
    const j = Math.floor(k / width);
    const atBorder = i === 0 || j === 0 || i === width - 1 || j === height - 1;
    const inside = live[k - 1] && live[k + 1] && live[k - width] && live[k + width];
    return alive && (atBorder || !inside) ? 1 : 0;
  });
}

/** Carries the height three cells outward, so that smoothing does not pull the rim down. */
function extend({ width, height, z, live, scratch }: Sheet): void {
  for (let k = 0; k < z.length; k++) if (!live[k]) z[k] = 0;
  for (let pass = 0; pass < 3; pass++) {
    scratch.set(z);
    for (let j = 1; j < height - 1; j++) {
      for (let i = 1; i < width - 1; i++) {
        const k = j * width + i;
        if (live[k] || z[k]) continue;
        const near = [scratch[k - 1], scratch[k + 1], scratch[k - width], scratch[k + width]];
        const known = near.filter((v) => v !== 0);
        if (known.length > 0) z[k] = known.reduce((a, b) => a + b) / known.length;
      }
    }
  }
}
