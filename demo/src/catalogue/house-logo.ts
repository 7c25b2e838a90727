import { logoNumber } from "@placket/domain/embroidery/logo/logo";
import type { OfferTerms } from "@placket/domain/embroidery/offer/offer";
import { demoLogos } from "./logos.data.ts";

/** The logo of the house that a line is sold with. */
export interface HouseLogo {
  /** As `logos.data.ts` calls it. */
  readonly name: string;
  /** Code of the placement that it stands at. */
  readonly placement: string;
}

/**
 * The terms of a style for a line that is sold with a logo of the house alone: that one stands locked at its place, no
 * other logo is taken, and a name finds room beside it (EMB-29, EMB-38).
 */
export function withHouseLogo(terms: OfferTerms, { name, placement }: HouseLogo): OfferTerms {
  const { logos, text } = terms;
  if (!logos?.placements.includes(placement)) throw new Error(`No logo stands at "${placement}"`);
  const number = numberOf(name);
  const beside = text?.placements.filter((code) => code !== placement) ?? [];
  return {
    ...terms,
    text: text && beside.length > 0 ? { ...text, placements: beside } : null,
    flags: null,
    logos: {
      ...logos,
      placements: [placement],
      lines: [
        {
          number: 1,
          logos: [number],
          takesOwn: false,
          placements: [placement],
          isOptional: false,
        },
      ],
      most: 1,
      takesOnFile: false,
      uploadSku: null,
      digitizingSku: null,
      preset: { number, placement, isLocked: true },
    },
    services: [],
  };
}

function numberOf(name: string): string {
  const at = demoLogos.findIndex((logo) => logo.name === name);
  if (at < 0) throw new Error(`No logo "${name}" in logos.data.ts`);
  return logoNumber(at + 1);
}
