import { signedArea, wobble, wobblePoint } from "./raster/outline.ts";
import { flatten } from "./raster/spline.ts";
import type { Button, Buttonhole, Drawing, Panel, Part, Piping, Seam } from "./garment.ts";
import type { Line, Path } from "./raster/spline.ts";

/** A part whose paths are flattened and wobbled; the plan itself is never changed. */
export interface FlatPart {
  plan: Part;
  outline: Line;
  volume: Line;
  panels: readonly FlatPanel[];
  seams: readonly FlatSeam[];
  pipings: readonly FlatPiping[];
  buttons: readonly Button[];
  buttonholes: readonly Buttonhole[];
}

/** A panel as a line in mm. */
export interface FlatPanel {
  plan: Panel;
  line: Line;
  /** 1 when a positive offset lies inside. */
  inward: number;
  lines: readonly Line[];
}

/** A seam as a line in mm. */
export interface FlatSeam {
  plan: Seam;
  line: Line;
}

/** A piping as a line in mm. */
export interface FlatPiping {
  plan: Piping;
  line: Line;
}

/** All parts of a drawing with their paths as lines in mm. */
export function prepare(drawing: Drawing): readonly FlatPart[] {
  const bend = (path: Path, closed: boolean): Line =>
    wobble(flatten(path, closed), drawing.wobble, drawing.seed);
  const place = <T extends { x: number; y: number }>(thing: T): T => {
    const [x, y] = wobblePoint([thing.x, thing.y], drawing.wobble, drawing.seed);
    return { ...thing, x, y };
  };
  return drawing.parts.map((plan) => ({
    plan,
    outline: bend(plan.outline, true),
    volume: bend(plan.volume?.path ?? plan.outline, true),
    panels: (plan.panels ?? []).map((panel) => flatPanel(panel, bend)),
    seams: (plan.seams ?? []).map((seam) => ({
      plan: seam,
      line: bend(seam.path, seam.closed ?? false),
    })),
    pipings: (plan.pipings ?? []).map((piping) => ({
      plan: piping,
      line: bend(piping.path, false),
    })),
    buttons: (plan.buttons ?? []).map(place),
    buttonholes: (plan.buttonholes ?? []).map(place),
  }));
}

function flatPanel(plan: Panel, bend: (path: Path, closed: boolean) => Line): FlatPanel {
  const line = bend(plan.path, true);
  return {
    plan,
    line,
    inward: Math.sign(signedArea(line)) || 1,
    lines: (plan.lines ?? []).map((path) => bend(path, false)),
  };
}
