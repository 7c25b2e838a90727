import type { Money } from "../../money/money.ts";
import type { EmbroideryPartName } from "../part/part-names.ts";
import { findThread } from "../thread/threads.ts";
import type { Thread } from "../thread/thread.ts";
import type { Logo } from "../logo/logo.ts";
import { flagSkus, logoSkus, threadsOn, type EmbroideryOffer, type OfferTerms } from "./offer.ts";

/** A service that something done to a product is charged as, at today's price of a piece. */
export interface OfferedService {
  readonly kind: EmbroideryPartName;
  readonly sku: string;
  readonly name: string;
  readonly price: Money;
  /** Of a text: up to so many stitches; `null` where stitches do not count. */
  readonly upTo: number | null;
  /** Of a text: with up to so many lines; left out where they do not count. */
  readonly lines?: number | undefined;
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

/** Every service that terms name, whether it can be had or not. */
export function offeredServices({
  text,
  flags,
  logos,
  services,
}: OfferTerms): readonly Pick<OfferedService, "kind" | "sku" | "upTo" | "lines">[] {
  const steps = logos?.prices ?? [];
  const unsewn = (logos ? logoSkus(logos) : []).slice(steps.length);
  return [
    ...steps.map(({ upTo, sku }) => ({ kind: "logos" as const, sku, upTo })),
    ...unsewn.map((sku) => ({ kind: "logos" as const, sku, upTo: null })),
    ...(text?.prices ?? []).map((step) => ({ kind: "text" as const, ...step })),
    ...(flags ? flagSkus(flags).map((sku) => ({ kind: "flags" as const, sku, upTo: null })) : []),
    ...services.map((service) => ({ ...service, upTo: null })),
  ];
}

/** The types of options that can be chosen, in the order in which a shopper is asked. */
export function offeredKinds({
  hasEmbroidery,
  offer,
  services,
}: Pick<Configuration, "hasEmbroidery" | "offer"> & {
  readonly services: readonly Pick<OfferedService, "kind">[];
}): readonly EmbroideryPartName[] {
  const isSold = (kind: EmbroideryPartName) => services.some((one) => one.kind === kind);
  const paid = (["logos", "text", "flags", "print-screen", "alteration-piping"] as const).filter(
    isSold,
  );
  const isSaid = hasEmbroidery && (offer?.takesInstructions ?? true);
  return isSaid ? [...paid, "special-instructions"] : paid;
}

/** The threads that a text may be sewn in on the product's color. */
export function offeredThreads({ offer, color }: Configuration): readonly Thread[] {
  return offer ? threadsOn(offer, color).flatMap((number) => findThread(number) ?? []) : [];
}
