import type { LogoChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import type { OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import type { Draft } from "../choice/draft.ts";

/** The placement that is looked at in a step: that of its design, else that of the text or the first. */
export function placeOfStep(
  step: EmbroideryPartName,
  {
    offer: { terms },
    draft: { text, flags, logos },
    touched,
  }: {
    readonly offer: ShownOffer;
    readonly draft: Draft;
    /** The logo that was worked on last. */
    readonly touched: LogoChoice | undefined;
  },
): OfferPlacement | undefined {
  const pair = terms.flags?.pair;
  const onCollar = flags?.flag1 || !flags?.flag2 ? pair?.left : pair?.right;
  const ofFlags = flags && (flags.placement ?? onCollar);
  const own = {
    flags: ofFlags,
    logos: (logos?.find((one) => one === touched) ?? logos?.[0])?.placement,
  };
  const code =
    (step === "flags" || step === "logos" ? own[step] : undefined) ?? (text.placement || ofFlags);
  return terms.placements.find((one) => one.code === code) ?? terms.placements[0];
}
