/// <reference types="vite/types/importMeta.d.ts" />
import type { ReactElement } from "react";
import type { KeptParts } from "./kept-parts.ts";

/** What the markup of a part follows from, beside the words and the money of the store view. */
export interface Likeness {
  /** Where it is kept: all that are kept there have the rest in common. */
  readonly kept: KeptParts;
  readonly by: string;
}

/** A part of a page that looks alike on many of them. */
export interface PartApart extends Likeness {
  readonly element: ReactElement;
}

/** Markup cut where parts belong: after each stretch the part of the same place, after the last one none. */
export interface CutMarkup {
  readonly stretches: readonly string[];
  readonly parts: readonly PartApart[];
}

let left: PartApart[] | undefined;

/** Nobody who writes texts for a page can know it, and no page shows it: markup is cut there. */
const MARK = import.meta.env.SSR ? `<!--${Math.random().toString(36)}-->` : "";

/**
 * Leaves the place of a part which a server draws apart from its page, or has drawn before. The part may read
 * the words and `MoneyContext`, nothing else around it, and no `useId`, which says where on a page it stands.
 * @returns undefined where nobody puts it in: then it is drawn where it stands
 */
export function drawnApart(part: PartApart): { readonly __html: string } | undefined {
  left?.push(part);
  return left && { __html: MARK };
}

/** Draws at one go, and tells the parts that were left out and where. */
export function withPartsApart(draw: () => string): CutMarkup {
  left = [];
  try {
    const stretches = draw().split(MARK);
    return { stretches, parts: left };
  } finally {
    left = undefined;
  }
}
