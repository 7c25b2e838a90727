import type { OfferTerms } from "@placket/domain/embroidery/offer/offer";
import type { Choices } from "../offer.queries.ts";

/** What the fields of a group are given. */
export interface GroupProps {
  /** What the ids of its fields begin with. */
  readonly id: string;
  readonly terms: OfferTerms;
  readonly choices: Choices;
  readonly errorOf: (field: string) => string | undefined;
  readonly onTerms: (terms: OfferTerms) => void;
}
