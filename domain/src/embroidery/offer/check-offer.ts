import { isOneLine } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";
import { checkFlagTerms } from "./check/check-flag-terms.ts";
import { checkLogoTerms } from "./check/check-logo-terms.ts";
import { checkPlacements } from "./check/check-placements.ts";
import { uncharged } from "./check/check-prices.ts";
import { checkTextTerms } from "./check/check-text-terms.ts";
import { threadless, unknownThreads } from "./check/check-threads.ts";
import type { EmbroideryOffer } from "./offer.ts";

/** An offer as staff write it. */
export interface OfferDraft extends Omit<EmbroideryOffer, "id"> {
  /** Of two for a category the one that stands before holds. */
  readonly position: number;
}

/** What is wrong with an offer, at its fields. Whether its products and services are there, the catalogue says. */
export function checkOffer({
  name,
  placements,
  text,
  flags,
  logos,
  ...terms
}: OfferDraft): Problem[] {
  const codes = placements.map(({ code }) => code);
  return [
    ...(name.trim() === "" ? [problem("embroidery.offerNameMissing", "name")] : []),
    ...(isPlace(terms.position)
      ? []
      : [problem("embroidery.offerPlaceInvalid", "position", PLACE_MAX)]),
    ...checkPlacements(placements, terms.pictureWidthMm),
    ...(text ? checkTextTerms(text, codes) : []),
    ...(flags ? checkFlagTerms(flags, codes) : []),
    ...(logos ? checkLogoTerms(logos, codes) : []),
    ...unknownThreads(
      "colorExclusions",
      terms.colorExclusions.flatMap(({ threads }) => threads),
    ),
    ...(text ? threadless(text, terms.colorExclusions) : []),
    ...uncharged(
      "services",
      terms.services.map(({ sku }) => sku),
    ),
    ...(terms.messages.every(isOneLine) ? [] : [problem("embroidery.textControl", "messages")]),
  ];
}

/** The last place among the offers. */
const PLACE_MAX = 10_000;

const isPlace = (position: number) =>
  Number.isInteger(position) && position >= 0 && position <= PLACE_MAX;
