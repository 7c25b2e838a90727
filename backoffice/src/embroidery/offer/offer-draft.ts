import type { Problem } from "@placket/domain/problem";
import { EXTRA_LARGE_STITCHES } from "@placket/domain/embroidery/logo/logo";
import { checkOffer } from "@placket/domain/embroidery/offer/check-offer";
import type {
  FlagTerms,
  LogoTerms,
  OfferTerms,
  TextTerms,
} from "@placket/domain/embroidery/offer/offer";
import { FLAG_HEIGHT_MM } from "@placket/domain/embroidery/shape/flags/flag";
import type { Offer } from "./offer.queries.ts";

/** An offer while it is written: as it is sent, but for its version. */
export interface Draft {
  readonly name: string;
  readonly position: number;
  /** Of products and families. */
  readonly skus: readonly string[];
  readonly categoryIds: readonly number[];
  readonly terms: OfferTerms;
}

/** The offer as its form begins with it. */
export function draftOf({ id: _id, version: _version, ...draft }: Offer): Draft {
  return draft;
}

/** What is sent of a draft. */
export const bodyOf = ({ skus, categoryIds, ...draft }: Draft) => ({
  ...draft,
  skus: [...skus],
  categoryIds: [...categoryIds],
});

/** Everything that is wrong with what is written, by the server's own check. */
export const checkDraft = ({ terms, ...scope }: Draft): readonly Problem[] =>
  checkOffer({ ...scope, ...terms });

const codesOf = ({ placements }: OfferTerms) => placements.map(({ code }) => code);

/** How text is embroidered where it was not yet. */
export const newText = (terms: OfferTerms): TextTerms => ({
  fonts: ["block"],
  threads: [],
  placements: codesOf(terms),
  heightMm: { min: 5, usual: 9, max: 20 },
  lines: [
    {
      number: 1,
      label: "Name",
      characterLimit: 20,
      defaultText: "",
      isRequired: false,
      isLocked: false,
    },
  ],
  prices: [{ upTo: 5000, sku: "" }],
  hints: [],
});

/** How flags are, where none were yet. */
export const newFlags = (terms: OfferTerms): FlagTerms => ({
  flags: [],
  heightMm: FLAG_HEIGHT_MM,
  placements: codesOf(terms).slice(0, 1),
  sku: "",
  pair: null,
});

/** How logos are, where none were yet: a shopper's own, at any placement. */
export const newLogos = (terms: OfferTerms): LogoTerms => ({
  placements: codesOf(terms),
  lines: [],
  most: 1,
  prices: [{ upTo: EXTRA_LARGE_STITCHES - 1, sku: "" }],
  takesOnFile: true,
  uploadSku: null,
  digitizingSku: null,
  preset: null,
});

/** An offer of which nothing is written. */
export const EMPTY_DRAFT: Draft = {
  name: "",
  position: 0,
  skus: [],
  categoryIds: [],
  terms: {
    fabric: "twill",
    pictureWidthMm: 700,
    placements: [],
    text: null,
    flags: null,
    logos: null,
    services: [],
    takesInstructions: true,
    colorExclusions: [],
    messages: [],
    stepOrder: [],
  },
};
