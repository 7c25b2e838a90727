import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { theStitcher } from "./stitcher.ts";

/** The same recipe always sews alike: an answer is never stale. Kept a minute for going back, ms. */
const ALWAYS = { staleTime: Infinity, gcTime: 60_000, structuralSharing: false } as const;

/** A recipe as it is sewn, or why it cannot be; while the next one is sewn the last one stays. */
export const sewnQuery = (recipe: LetteringRecipe) =>
  queryOptions({
    ...ALWAYS,
    queryKey: ["sewn", recipe],
    queryFn: ({ signal }) => theStitcher().sew(recipe, signal),
    placeholderData: keepPreviousData,
  });

/** A text drawn as thread, at a scale in pixels a mm. */
export const drawnQuery = (recipe: LetteringRecipe, pxPerMm: number) =>
  queryOptions({
    ...ALWAYS,
    queryKey: ["drawn", recipe, pxPerMm],
    queryFn: ({ signal }) => theStitcher().drawText(recipe, pxPerMm, signal),
  });
