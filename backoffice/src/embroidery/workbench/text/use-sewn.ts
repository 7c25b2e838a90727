import type { Advice } from "@placket/domain/embroidery/lettering/advice";
import { sewableLines } from "@placket/domain/embroidery/lettering/check-text";
import { useMemo } from "react";
import { useDesign, type DesignSewing } from "@placket/web/embroidery/stitching/use-design";
import type { PageDesign } from "@placket/web/embroidery/stitching/design";
import type { Draft } from "../draft.ts";
import { atForm, designOf, readDraft } from "../draft-design.ts";
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
  const read = useMemo(() => readDraft(draft), [draft]);
  const shown = useMemo(
    () => (read.ok ? read : readDraft({ ...draft, lines: sewableLines(draft.lines) })),
    [draft, read],
  );
  const design = useMemo(() => (shown.ok ? designOf(shown.value) : null), [shown]);
  const { of, ...sewing } = useDesign(design);
  const { sewn } = sewing;
  return {
    ...sewing,
    lines: linesOf(of),
    problems: read.ok ? atForm(sewing.problems, draft) : read.problems,
    isPart: !read.ok,
    advice: sewn ? [...(sewn.advice ?? []), ...placeAdvice(sewn.pattern, draft.placement)] : [],
  };
}

function linesOf(design: PageDesign | null): readonly string[] {
  if (design?.as === "text") return design.recipe.lines;
  if (design?.as !== "composition") return NO_LINES;
  return design.composition.lines.map(({ text }) => text);
}

const NO_LINES: readonly string[] = [];
