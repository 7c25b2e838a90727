import type { CameOfCount } from "./stock.queries.ts";

/** What came of a count: `2 shelves saved, 1 not: it says why.` */
export function savedText({ counted, refused }: CameOfCount): string {
  if (counted === 0 && refused.length === 0)
    return "All was found as seen: nothing had to be saved.";
  const shelves = `${counted} ${counted === 1 ? "shelf" : "shelves"} saved`;
  return refused.length === 0 ? `${shelves}.` : `${shelves}, ${refused.length} not: each says why.`;
}
