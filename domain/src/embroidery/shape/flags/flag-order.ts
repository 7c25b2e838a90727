import { ok, problem, type Problem, type Result } from "../../../problem.ts";
import { fabrics, type FabricCode } from "../../fabric/fabric.ts";
import { UNITS_PER_MM, type Pattern } from "../../pattern/pattern.ts";
import { sewShapes } from "../sew-shapes.ts";
import { findFlag, flagDrawing, type Flag } from "./flag.ts";

/** A flag to be sewn: everything that its stitches follow from. */
export interface FlagOrder {
  readonly code: string;
  readonly heightMm: number;
  readonly fabric: FabricCode;
}

/** An order as somebody wrote it. */
export interface FlagOrderDraft {
  readonly code: string;
  readonly heightMm: number;
  readonly fabric: string;
}

/** Lower, stars and crosses are lost; higher, it is sewn of cut cloth instead. In mm. */
export const FLAG_HEIGHTS_MM = { min: 10, max: 100 } as const;

/** The order of a draft, its height in whole 0.1 mm, or all that is wrong with it. */
export function readFlagOrder({ code, heightMm, fabric }: FlagOrderDraft): Result<FlagOrder> {
  const flag = findFlag(code);
  const { min, max } = FLAG_HEIGHTS_MM;
  const isHeight = heightMm >= min && heightMm <= max;
  const isFabric = Object.hasOwn(fabrics, fabric);
  const problems: Problem[] = [
    ...(flag ? [] : [problem("embroidery.flagUnknown", "code")]),
    ...(isHeight ? [] : [problem("embroidery.flagHeightInvalid", "heightMm", min, max)]),
    ...(isFabric ? [] : [problem("embroidery.fabricUnknown", "fabric")]),
  ];
  if (problems.length > 0 || !flag) return { ok: false, problems };
  const stepped = Math.round(heightMm * UNITS_PER_MM) / UNITS_PER_MM;
  return ok({ code: flag.code, heightMm: stepped, fabric: fabric as FabricCode });
}

/** The stitches of an order that `readFlagOrder` let through; the same order gives the same bytes. */
export function sewFlag({ code, heightMm, fabric }: FlagOrder): Pattern {
  return sewShapes(flagDrawing(findFlag(code) as Flag, heightMm), { fabric: fabrics[fabric] });
}
