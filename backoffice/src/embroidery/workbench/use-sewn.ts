import { placementAdvice, type Advice } from "@placket/domain/embroidery/lettering/advice";
import { readRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { SewnLettering } from "@placket/domain/embroidery/lettering/sew-lettering";
import { placements } from "@placket/domain/embroidery/placement/placements";
import type { Problem } from "@placket/domain/problem";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { sewnQuery } from "../stitching/stitching.queries.ts";
import { recipeDraft, startDraft, type Draft } from "./draft.ts";

/** What has become of the form. */
export interface Sewing {
  /** The newest text that was sewn; `null` before the first, and while the form cannot be sewn. */
  readonly sewn: SewnLettering | null;
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
  const query = sewnQuery(read.ok ? read.value : FALLBACK);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    ...(read.ok ? {} : { queryFn: skipToken }),
  });
  const sewn = read.ok && data?.ok ? data.value : null;
  const place = placements.find(({ code }) => code === draft.placement);
  const refused = read.ok ? (data && !data.ok ? data.problems : []) : read.problems;
  return {
    sewn,
    problems: refused,
    advice: sewn ? [...sewn.advice, ...(place ? placementAdvice(sewn, place) : [])] : [],
    isBehind: read.ok && (isPlaceholderData || (!data && !error)),
    error,
    retry: () => void refetch(),
  };
}

/** Stands in the key while nothing can be sewn; it is never asked for. */
const FALLBACK = (() => {
  const read = readRecipe(recipeDraft(startDraft));
  if (!read.ok) throw new Error("The workbench starts with a text that cannot be sewn");
  return read.value;
})();
