import { synonymsOf, type Synonyms } from "@placket/domain/catalog/finding/synonyms";
import type { Ctx } from "../../context.ts";
import { slot } from "../../held/slot.ts";

/** Gives what words mean besides in the store view of a call: the same object until staff change it. */
type ReadSynonyms = (ctx: Ctx) => Synonyms;

/** Who knows what staff call alike. */
export const searchSynonyms = slot<ReadSynonyms>("what words mean besides");

const NONE_KNOWN = synonymsOf([]);

/** Of a call's store view; where nobody knows any, every word means itself alone. */
export function synonymsIn(ctx: Ctx): Synonyms {
  const [read] = ctx.held(searchSynonyms);
  return read?.(ctx) ?? NONE_KNOWN;
}
