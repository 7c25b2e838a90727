import type { Advice } from "@placket/domain/embroidery/lettering/advice";
import { sewableLines } from "@placket/domain/embroidery/lettering/check-text";
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
  /** What is shown lacks letters that cannot be sewn. */
  readonly isPart: boolean;
}

/** Sews what the form spells, whenever it changes; of a text that cannot be sewn, the letters that can. */
export function useSewn(draft: Draft): Sewing {
  const read = useMemo(() => readRecipe(recipeDraft(draft)), [draft]);
  const shown = useMemo(() => (read.ok ? read : readSewable(draft)), [draft, read]);
  const { of, ...sewing } = useDesign(shown.ok ? { as: "text", recipe: shown.value } : null);
  const { sewn } = sewing;
  return {
    ...sewing,
    lines: of?.as === "text" ? of.recipe.lines : NO_LINES,
    problems: read.ok ? sewing.problems : read.problems,
    isPart: !read.ok,
    advice: sewn ? [...(sewn.advice ?? []), ...placeAdvice(sewn.pattern, draft.placement)] : [],
  };
}

function readSewable(draft: Draft): ReturnType<typeof readRecipe> {
  const whole = recipeDraft(draft);
  return readRecipe({ ...whole, lines: sewableLines(draft.lines) });
}

const NO_LINES: readonly string[] = [];
