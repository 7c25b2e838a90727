import { problem, type Problem } from "../../../problem.ts";
import { findThread } from "../../thread/threads.ts";
import type { OfferTerms, TextTerms } from "../offer.ts";

/** A color of cloth on which nothing could be sewn that a shopper may choose. */
export function threadless(
  { threads }: TextTerms,
  exclusions: OfferTerms["colorExclusions"],
): readonly Problem[] {
  return exclusions
    .filter(
      (excluded) =>
        threads.length > 0 && threads.every((number) => excluded.threads.includes(number)),
    )
    .map(({ color }) => problem("embroidery.noThreadLeft", "colorExclusions", color));
}

/** A thread that is not on the card, at its field. */
export function unknownThreads(field: string, numbers: readonly string[]): Problem[] {
  const unknown = numbers.find((number) => findThread(number)?.number !== number);
  return unknown === undefined ? [] : [problem("embroidery.threadNotOnCard", field, unknown)];
}
