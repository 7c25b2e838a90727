import { placementAdvice, type Advice } from "@placket/domain/embroidery/lettering/advice";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { placements } from "@placket/domain/embroidery/placement/placements";

/** What there is to know of a design at a place, by the place's code. */
export function placeAdvice(pattern: Pattern, code: string): readonly Advice[] {
  const place = placements.find((placement) => placement.code === code);
  if (!place || pattern.cmd.length === 0) return [];
  return placementAdvice(statistics(pattern), place);
}
