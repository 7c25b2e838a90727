import type { Advice } from "@placket/domain/embroidery/lettering/advice";
import { readRecipe } from "@placket/domain/embroidery/lettering/recipe";
import { useMemo } from "react";
import { useDesign, type DesignSewing } from "@placket/web/embroidery/stitching/use-design";
import { recipeDraft, type Draft } from "../draft.ts";
import { placeAdvice } from "../place-advice.ts";

/** What has become of the form. */
export interface Sewing extends Omit<DesignSewing, "of"> {
  /** The lines that were sewn, which may not be those in the form yet. */
  readonly lines: readonly string[];
  readonly advice: readonly Advice[];
}

/** Sews what the form spells, whenever it changes. */
export function useSewn(draft: Draft): Sewing {
  const read = useMemo(() => readRecipe(recipeDraft(draft)), [draft]);
  const { of, ...sewing } = useDesign(read.ok ? { as: "text", recipe: read.value } : null);
  const { sewn } = sewing;
  return {
    ...sewing,
    lines: of?.as === "text" ? of.recipe.lines : NO_LINES,
    problems: read.ok ? sewing.problems : read.problems,
    advice: sewn ? [...(sewn.advice ?? []), ...placeAdvice(sewn.pattern, draft.placement)] : [],
  };
}

const NO_LINES: readonly string[] = [];
