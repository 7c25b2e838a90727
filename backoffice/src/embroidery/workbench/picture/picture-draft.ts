import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import type { DrawingOrder } from "@placket/domain/embroidery/shape/sew-drawing";
import type { GroundWish } from "@placket/domain/embroidery/trace/ground";
import { TRACE_COLORS, type TraceWish } from "@placket/domain/embroidery/trace/trace-picture";
import { numberIn, startDraft } from "../draft.ts";

/** The form of a picture as it is typed: numbers stay text until they are read. */
export interface PictureDraft {
  readonly widthMm: string;
  readonly colors: string;
  readonly ground: GroundWish;
  readonly fabric: FabricCode;
  /** Code of a placement; it decides nothing, it only warns. */
  readonly placement: string;
  readonly threads: DrawingOrder["threads"];
}

export const startPicture: PictureDraft = {
  widthMm: "80",
  colors: String(TRACE_COLORS.usual),
  ground: "cloth",
  fabric: startDraft.fabric,
  placement: startDraft.placement,
  threads: {},
};

/** What the form asks of the tracing, not checked yet. */
export function traceWish({ widthMm, colors, ground }: PictureDraft): TraceWish {
  return { widthMm: numberIn(widthMm), colors: numberIn(colors), ground };
}
