import type { Made } from "@placket/domain/embroidery/offer/made";
import type { Ctx } from "../../context.ts";
import { updatePartDesign } from "./write-design.sql.ts";

/** A part of an ordered line is sewn otherwise from now on; its words, its logo and what it costs stay. */
export const writeDesign = (
  tx: Ctx,
  design: { readonly itemId: number; readonly part: number; readonly made: Made },
): Promise<void> => updatePartDesign(tx.db, design);
