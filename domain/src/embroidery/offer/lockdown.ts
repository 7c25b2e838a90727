import { problem, type Problem } from "../../problem.ts";
import { logosLacking } from "./logos.ts";
import { isLogo, type Made } from "./made.ts";
import type { OfferTerms } from "./offer.ts";

/**
 * What keeps a product that is sold with embroidery alone from being sold as it is: the logos that it has to have, or
 * that nothing is embroidered on it at all (PDP-34, EMB-20, EMB-38).
 * @param terms of its offer; without one nothing can be embroidered, and it cannot be had.
 */
export function embroideryLacking(
  made: readonly Made[],
  terms: OfferTerms | undefined,
): readonly Problem[] {
  const lacking = terms?.logos ? ofLogos(made, { ...terms, logos: terms.logos }) : [];
  if (lacking.length > 0) return lacking.map((one) => ({ ...one, field: "logos" }));
  return made.length > 0 ? [] : [problem("embroidery.soldEmbroidered", "id")];
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
