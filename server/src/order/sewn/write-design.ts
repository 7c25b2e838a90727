import type { Lettering } from "@placket/domain/embroidery/offer/lettering";
import type { Ctx } from "../../context.ts";
import { updatePartDesign } from "./write-design.sql.ts";

/** The text of a part of an ordered line is sewn otherwise from now on; its words and what it costs stay. */
export const writeDesign = (
  tx: Ctx,
  design: { readonly itemId: number; readonly part: number; readonly made: Lettering },
): Promise<void> => updatePartDesign(tx.db, design);
