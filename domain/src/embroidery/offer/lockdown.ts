import { problem, type Problem } from "../../problem.ts";
import { logosLacking } from "./logos.ts";
import { isLogo, type Made } from "./made.ts";
import type { OfferTerms } from "./offer.ts";

/**
 * What keeps a product that is sold with embroidery alone from being sold as it is: that nothing is embroidered on
 * it at all, or the logos that it has to have (PDP-34, EMB-20, EMB-38).
 * @param terms of its offer; without one nothing can be embroidered, and it cannot be had.
 */
export function embroideryLacking(
  made: readonly Made[],
  terms: OfferTerms | undefined,
): readonly Problem[] {
  // The rule as it is, for whoever knows nothing of its logos yet.
  if (made.length === 0) return [problem("embroidery.soldEmbroidered", "id")];
  const lacking = terms?.logos ? ofLogos(made, { ...terms, logos: terms.logos }) : [];
  return lacking.map((one) => ({ ...one, field: "logos" }));
}

/**
 * What keeps embroidery from being sewn without the logo that is locked, on a product that may be bought bare: where
 * anything is embroidered, that logo stands at its place (EMB-29).
 * @param terms of its offer.
 */
export function lockedLogoLacking(
  made: readonly Made[],
  terms: OfferTerms | undefined,
): readonly Problem[] {
  const preset = terms?.logos?.preset;
  if (made.length === 0 || !terms || preset?.isLocked !== true) return [];
  const lacking = ofLogos(made, { ...terms, logos: { lines: [], preset } });
  return lacking.map((one) => ({ ...one, field: "logos" }));
}

function ofLogos(
  made: readonly Made[],
  terms: Parameters<typeof logosLacking>[1],
): readonly Problem[] {
  const { lines, preset } = terms.logos;
  const named = new Set([...lines.flatMap(({ logos }) => logos), preset?.number]);
  const standing = made.filter(isLogo).map(({ logo: number, placement: { code } }) => ({
    number,
    placement: code,
    // An offer names logos of the house alone, and those that it does not name are not taken.
    isHouse: named.has(number),
  }));
  return logosLacking(standing, terms);
}
