import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import type { Picture } from "@placket/domain/embroidery/trace/picture";
import type { TraceWish } from "@placket/domain/embroidery/trace/trace-picture";
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

/** A picture as a drawing, or why it is none; `file` tells one opened picture from another. */
export const tracedQuery = (file: number, picture: Picture, wish: TraceWish) =>
  queryOptions({
    ...ALWAYS,
    queryKey: ["traced", file, wish],
    queryFn: async ({ signal }) => ({
      key: `${file} ${JSON.stringify(wish)}`,
      result: await theStitcher().trace(picture, wish, signal),
    }),
    placeholderData: keepPreviousData,
  });

/** A drawing may be megabytes of text: what tells it from others stands for it. */
function keyOf(design: PageDesign): object {
  if (design.as !== "drawing") return design;
  const { svg: _, ...order } = design;
  return order;
}
