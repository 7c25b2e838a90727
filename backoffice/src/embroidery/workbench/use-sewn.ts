import { placementAdvice, type Advice } from "@placket/domain/embroidery/lettering/advice";
import { readRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { SewnLettering } from "@placket/domain/embroidery/lettering/sew-lettering";
import { placements } from "@placket/domain/embroidery/placement/placements";
import type { Problem } from "@placket/domain/problem";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { sewnQuery } from "../stitching/stitching.queries.ts";
import { recipeDraft, type Draft } from "./draft.ts";

/** What has become of the form. */
export interface Sewing {
  /** The newest text that was sewn; `null` before the first, and while the form cannot be sewn. */
  readonly sewn: SewnLettering | null;
  /** Its lines, which may not be those in the form yet. */
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
  readonly advice: readonly Advice[];
  /** The text sewn is not yet the one in the form. */
  readonly isBehind: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Sews what the form spells, whenever it changes. */
export function useSewn(draft: Draft): Sewing {
  const read = useMemo(() => readRecipe(recipeDraft(draft)), [draft]);
  const asked = useQuery(sewnQuery(read.ok ? read.value : null));
  const { data, error, isPlaceholderData, refetch } = asked;
  const result = read.ok ? data?.result : read;
  const sewn = read.ok && data?.result.ok ? data.result.value : null;
  const place = placements.find(({ code }) => code === draft.placement);
  return {
    sewn,
    lines: data?.lines ?? NO_LINES,
    problems: result && !result.ok ? result.problems : [],
    advice: sewn ? [...sewn.advice, ...(place ? placementAdvice(sewn, place) : [])] : [],
    isBehind: read.ok && !error && (isPlaceholderData || !data),
    error: read.ok ? error : null,
    retry: () => void refetch(),
  };
}

const NO_LINES: readonly string[] = [];
