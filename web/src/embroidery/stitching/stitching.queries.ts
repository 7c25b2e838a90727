import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import type { PageDesign } from "./design.ts";
import { theStitcher } from "./stitcher.ts";

/** The same design always sews alike: an answer is never stale. Kept a minute for going back, ms. */
const ALWAYS = { staleTime: Infinity, gcTime: 60_000, structuralSharing: false } as const;

/**
 * A design as it is sewn, or why it cannot be, with the design that was; while the next one is sewn the
 * last one stays. `null` asks for nothing.
 */
export const sewnQuery = (design: PageDesign | null) =>
  queryOptions({
    ...ALWAYS,
    queryKey: ["sewn", design && keyOf(design)],
    queryFn: design
      ? async ({ signal }) => ({ design, result: await theStitcher().sew(design, signal) })
      : skipToken,
    placeholderData: keepPreviousData,
  });

/** A design drawn as thread, at a scale in pixels a mm. */
export const drawnQuery = (design: PageDesign, pxPerMm: number) =>
  queryOptions({
    ...ALWAYS,
    queryKey: ["drawn", keyOf(design), pxPerMm],
    queryFn: ({ signal }) => theStitcher().draw(design, pxPerMm, signal),
  });

/** A drawing may be megabytes of text: its number stands for it. */
function keyOf(design: PageDesign): object {
  if (design.as !== "drawing") return design;
  const { svg: _, ...order } = design;
  return order;
}
