import type { LogoChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownLogo } from "@placket/contract/embroidery/shown-logo.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { freePlacement, groupedLogos } from "./logo-choice.ts";

/** What of logos that were chosen before can still be had. */
export interface StillOffered {
  readonly chosen: readonly LogoChoice[];
  /** Numbers of those that cannot: nobody has them any more, or the offer takes them no longer. */
  readonly dropped: readonly string[];
}

/**
 * Logos of a draft, of an item or of what was saved, by what is offered now: those that are gone are told by their
 * numbers instead of standing in the way of the others, and where a logo is locked now it stands.
 */
export function stillOffered(
  written: readonly LogoChoice[],
  offer: ShownOffer,
  known: readonly ShownLogo[],
): StillOffered {
  const { preset = null, placements = [] } = offer.terms.logos ?? {};
  const { onFile, uploaded, extraLarge } = groupedLogos(offer, known);
  const numbers = new Set([...onFile, ...uploaded, ...extraLarge].map(({ logo }) => logo.number));
  const locked = preset?.isLocked && numbers.has(preset.number) ? preset : undefined;
  const isLockedOne = (one: LogoChoice) =>
    one.logo === locked?.number && one.placement === locked.placement;
  const isOther = (one: LogoChoice) => one.placement === locked?.placement && !isLockedOne(one);
  // One that is still to be chosen is not gone.
  const isHad = (one: LogoChoice) => one.logo === "" || (numbers.has(one.logo) && !isOther(one));
  const had = written.filter(isHad);
  const chosen: LogoChoice[] =
    locked && !had.some(isLockedOne) ? [{ logo: locked.number, placement: locked.placement }] : [];
  for (const one of had) {
    const taken = [...chosen, ...had].map(({ placement }) => placement);
    const stands = placements.includes(one.placement);
    chosen.push(stands ? one : { ...one, placement: freePlacement(offer, taken) });
  }
  return { chosen, dropped: written.filter((one) => !isHad(one)).map(({ logo }) => logo) };
}
