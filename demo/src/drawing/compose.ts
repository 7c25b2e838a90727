import { setButton } from "./buttons.ts";
import { castShadow } from "./cast.ts";
import { emptyLayers } from "./layers.ts";
import { lightPatch } from "./light.ts";
import { layPanel } from "./panels.ts";
import { layCloth } from "./patch.ts";
import { prepare } from "./prepare.ts";
import { buildRelief } from "./relief/relief.ts";
import { layPiping, sewSeam, workButtonhole } from "./seams.ts";
import { signedArea } from "./raster/outline.ts";
import { silhouette } from "./silhouette.ts";
import { sew } from "./stitches.ts";
import type { CastPlan, Drawing, Weave } from "./garment.ts";
import type { Layers } from "./layers.ts";
import type { FlatPart } from "./prepare.ts";
import type { Relief } from "./relief/relief.ts";
import type { Line } from "./raster/spline.ts";
import type { View } from "./view.ts";

/** A drawing with the relief of every part: what all sizes and colours share. */
export interface Sculpture {
  weave: Weave;
  pieces: readonly { part: FlatPart; relief: Relief; outline: Line }[];
}

const CAST: CastPlan = { soft: 0.42, tight: 0.34 };

/** Builds the relief of all parts of a drawing. The drawing is not changed. */
export function sculpt(drawing: Drawing): Sculpture {
  const pieces = prepare(drawing).map((part) => {
    const relief = buildRelief(part);
    return { part, relief, outline: silhouette(part, relief) };
  });
  return { weave: drawing.weave, pieces };
}

/** Lights a sculpture for one view, parts back to front; colour comes later. */
export function lightUp({ weave, pieces }: Sculpture, view: View): Layers {
  const layers = emptyLayers(view);
  for (const { part, relief, outline } of pieces) {
    const patch = layCloth(part, outline, { view, weave });
    if (!patch) continue;
    const { plan } = part;
    if (plan.cast !== false) castShadow(layers, patch, plan.cast ?? CAST);
    for (const panel of part.panels) layPanel(patch, panel);
    for (const seam of part.seams) sewSeam(patch, seam);
    for (const piping of part.pipings) layPiping(patch, piping);
    const inward = Math.sign(signedArea(outline));
    const rows = (plan.edgeStitch ?? []).map((distance) => distance * inward);
    sew(patch, { line: outline, closed: true, at: rows });
    for (const hole of part.buttonholes) workButtonhole(patch, hole);
    lightPatch(layers, patch, { relief, plan });
    for (const button of part.buttons) setButton(layers, button);
  }
  return layers;
}
