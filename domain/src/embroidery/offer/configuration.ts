import type { Money } from "../../money/money.ts";
import type { EmbroideryPartName } from "../part/part-names.ts";
import { findThread } from "../thread/threads.ts";
import type { Thread } from "../thread/thread.ts";
import type { Logo } from "../logo/logo.ts";
import { threadsOn, type EmbroideryOffer, type OfferTerms } from "./offer.ts";

/** A service that something done to a product is charged as, at today's price of a piece. */
export interface OfferedService {
  readonly kind: EmbroideryPartName;
  readonly sku: string;
  readonly name: string;
  readonly price: Money;
  /** Of a text: up to so many stitches; `null` where stitches do not count. */
  readonly upTo: number | null;
  /** Of a text: with up to so many lines; `null` where they do not count. */
  readonly lines: number | null;
}

/** What can be done to a product today. */
export interface Configuration {
  readonly productId: number;
  readonly sku: string;
  /** Staff have said of it, or of its family, that it can be embroidered. */
  readonly hasEmbroidery: boolean;
  /** What its color is called; `null` where it has none to choose. */
  readonly color: string | null;
  readonly offer: EmbroideryOffer | null;
  /** Those that can be had. */
  readonly services: readonly OfferedService[];
  /** Whether it is sold with embroidery alone (EMB-20). */
  readonly isLockdown: boolean;
  /** The logos of the house that its terms name. */
  readonly houseLogos: readonly Logo[];
}

/** The order in which shoppers are asked where staff have said none: what costs, then words. */
const USUAL_ORDER: readonly EmbroideryPartName[] = [
  "logos",
  "text",
  "flags",
  "print-screen",
  "alteration-piping",
  "special-instructions",
];

/** The types of options that can be chosen, in the order in which staff let a shopper be asked (EMB-04). */
export function offeredKinds({
  hasEmbroidery,
  offer,
  services,
}: Pick<Configuration, "hasEmbroidery"> & {
  readonly offer: Pick<OfferTerms, "takesInstructions" | "stepOrder"> | null;
  readonly services: readonly Pick<OfferedService, "kind">[];
}): readonly EmbroideryPartName[] {
  const isSaid = hasEmbroidery && (offer?.takesInstructions ?? true);
  const isChosen = (kind: EmbroideryPartName) =>
    kind === "special-instructions" ? isSaid : services.some((one) => one.kind === kind);
  return [...new Set([...(offer?.stepOrder ?? []), ...USUAL_ORDER])].filter(isChosen);
}

/** The threads that a text may be sewn in on the product's color. */
export function offeredThreads({ offer, color }: Configuration): readonly Thread[] {
  return offer ? threadsOn(offer, color).flatMap((number) => findThread(number) ?? []) : [];
}
