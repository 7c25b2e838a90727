import type { ShownOffer, StepName } from "@placket/contract/embroidery/shown-offer.codec";
import type { OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import type { Draft } from "../choice/draft.ts";

/** The placement that is looked at in a step: that of its design, else that of the text or the first. */
export function placeOfStep(
  step: StepName,
  {
    offer: { terms },
    draft: { text, flags },
  }: { readonly offer: ShownOffer; readonly draft: Draft },
): OfferPlacement | undefined {
  const pair = terms.flags?.pair;
  const onCollar = flags?.flag1 || !flags?.flag2 ? pair?.left : pair?.right;
  const ofFlags = flags && (flags.placement ?? onCollar);
  const code = (step === "flags" ? ofFlags : undefined) ?? (text.placement || ofFlags);
  return terms.placements.find((one) => one.code === code) ?? terms.placements[0];
}
