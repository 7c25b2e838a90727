import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { theStitcher } from "./stitcher.ts";

/** The same recipe always sews alike: an answer is never stale. Kept a minute for going back, ms. */
const ALWAYS = { staleTime: Infinity, gcTime: 60_000, structuralSharing: false } as const;

/**
 * A recipe as it is sewn, or why it cannot be, with the lines that were; while the next one is sewn the
 * last one stays. `null` asks for nothing.
 */
export const sewnQuery = (recipe: LetteringRecipe | null) =>
  queryOptions({
    ...ALWAYS,
    queryKey: ["sewn", recipe],
    queryFn: recipe
      ? async ({ signal }) => ({
          lines: recipe.lines,
          result: await theStitcher().sew(recipe, signal),
        })
      : skipToken,
    placeholderData: keepPreviousData,
  });

/** A text drawn as thread, at a scale in pixels a mm. */
export const drawnQuery = (recipe: LetteringRecipe, pxPerMm: number) =>
  queryOptions({
    ...ALWAYS,
    queryKey: ["drawn", recipe, pxPerMm],
    queryFn: ({ signal }) => theStitcher().drawText(recipe, pxPerMm, signal),
  });
