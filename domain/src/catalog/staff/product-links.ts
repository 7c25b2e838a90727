import type { LinkKind } from "../../catalog-import/product-draft.ts";
import { problem, type Problem } from "../../problem.ts";

/** Lists of other products that a product shows. */
export const LINK_KINDS = ["related", "upsell", "crosssell"] as const satisfies readonly LinkKind[];

/** Products of one list. */
export const LINKS_MAX = 100;

/** Ids of products by list, in the order in which they are shown. */
export type KeptLinks = Readonly<Record<LinkKind, readonly number[]>>;

/** All that is wrong with the links of a product, by themselves; fields are the lists. */
export const checkLinks = (id: number, links: KeptLinks): readonly Problem[] =>
  LINK_KINDS.flatMap((kind) => {
    const ids = links[kind];
    if (ids.length > LINKS_MAX) return [problem("catalog.tooManyLinks", kind, LINKS_MAX)];
    if (ids.includes(id)) return [problem("catalog.linkedToItself", kind)];
    return new Set(ids).size < ids.length ? [problem("catalog.linkedTwice", kind)] : [];
  });
