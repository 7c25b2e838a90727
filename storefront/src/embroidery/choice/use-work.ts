import type {
  EmbroideryChoice,
  Embroidering,
  LogoChoice,
} from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { at } from "@placket/domain/embroidery/design/design-draft";
import { placedTwice, placesOf } from "@placket/domain/embroidery/offer/made";
import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import { sum, type Money } from "@placket/domain/money/money";
import { problem, refuse, type Problem } from "@placket/domain/problem";
import type { Making } from "@placket/domain/store/making";
import { useMemo } from "react";
import { useFlags } from "../flags/use-flags.ts";
import { digitizingOf, openLogos } from "../logos/digitizing-of.ts";
import { useLogos, type Logos } from "../logos/use-logos.ts";
import type { Sewer } from "../preview/sewer.ts";
import type { Sewing } from "../preview/use-sewing.ts";
import { useLettering, type Lettering } from "../text/use-lettering.ts";
import { chosenOf, isAnything, type Draft } from "./draft.ts";
import type { LaidDesign } from "./laid-design.ts";

/** What one kind of option is charged for each piece. */
interface Charge {
  readonly kind: EmbroideryPartName;
  readonly price: Money;
}

/** What everything that is chosen comes to: what it shows, what it costs, and what stands in its way. */
export interface Work {
  readonly chosen: EmbroideryChoice;
  readonly logos: Logos;
  readonly lettering: Lettering;
  /** Of the text, what a call says was shown. */
  readonly shown: Embroidering["shown"];
  /** Everything that is sewn by now; the same list while none of it changes. */
  readonly laid: readonly LaidDesign[];
  /** At the fields of their kind: `text.lines.0`. */
  readonly problems: readonly Problem[];
  readonly charges: readonly Charge[];
  /** Of each piece; `undefined` until all is known, and where nothing is charged. */
  readonly price: Money | undefined;
  /** Once, beside what the pieces cost; `undefined` where nothing is. */
  readonly digitizing: Money | undefined;
  /** How it is made, which decides when it arrives. */
  readonly making: Exclude<Making, "none">;
  readonly sewings: readonly Sewing[];
  /** Nothing is wrong so far, and stitches of it are still being made. */
  readonly isComing: boolean;
  /** It can be put into the cart as it stands. */
  readonly isReady: boolean;
}

/** Reads, sews and sums up what the form holds whenever it changes, by the terms that the server holds it to. */
export function useWork(offer: ShownOffer, draft: Draft, sewer: Sewer): Work {
  const logos = useLogos(offer, draft.logos);
  const chosen = useMemo(
    () => ({ ...chosenOf(draft, offer), logos: sided(logos.chosen, offer) }),
    [draft, offer, logos.chosen],
  );
  const lettering = useLettering(offer, draft.text, sewer);
  const flags = useFlags(offer, chosen.flags);
  const isLettered = chosen.text !== undefined;
  const text = useLaidText(lettering, chosen.text?.placement);
  const laid = useMemo(
    () => [...(text ? [text] : []), ...flags.laid, ...logos.laid],
    [text, flags.laid, logos.laid],
  );
  const problems = [
    ...(isLettered ? inPart("text", lettering.problems) : []),
    ...inPart("flags", flags.problems),
    ...inPart("logos", logos.problems),
    ...serviceProblems(chosen),
    ...placedTwice([
      {
        kind: "text",
        places: placesOf(chosen.text && { placement: { code: chosen.text.placement } }),
      },
      { kind: "flags", places: placesOf(flags.flags) },
      ...logos.chosen.map(({ placement: code }, index) => ({
        kind: `logos.${index}`,
        places: placesOf({ placement: { code } }),
      })),
    ]),
  ];
  const skus = [
    ...(isLettered ? [["text", lettering.sku] as const] : []),
    ...(chosen.flags ? [["flags", flags.sku] as const] : []),
    ...logos.skus.map((sku) => ["logos", sku] as const),
    ...Object.entries(chosen.services).map(
      ([kind, { sku }]) => [kind as EmbroideryPartName, sku] as const,
    ),
  ];
  const charges = skus.flatMap(([kind, sku]): Charge[] => {
    const service = offer.services.find((one) => one.kind === kind && one.sku === sku);
    return service ? [{ kind, price: service.price }] : [];
  });
  const isCharged = charges.length === skus.length;
  const isSewn = !isLettered || lettering.isReady;
  const [first] = charges;
  const sewings = [lettering.sewing, ...flags.sewings];
  return {
    chosen,
    logos,
    lettering,
    shown: shownOf(isLettered ? lettering : undefined, charges),
    laid,
    problems,
    charges,
    price:
      first && isCharged
        ? sum(
            charges.map(({ price }) => price),
            first.price.currency,
          )
        : undefined,
    digitizing: digitizingOf(offer, logos),
    making: openLogos(logos).length > 0 ? "digitized" : "sewn",
    sewings,
    isComing: problems.length === 0 && sewings.some(({ isBehind }) => isBehind),
    isReady: isAnything(chosen) && isCharged && isSewn && problems.length === 0,
  };
}

/** Each with the side that its placement is on, as the shopper is shown it. */
const sided = (logos: readonly LogoChoice[], { terms }: ShownOffer): readonly LogoChoice[] =>
  logos.map(({ logo, placement }) => ({
    logo,
    placement,
    side: terms.placements.find(({ code }) => code === placement)?.side,
  }));

const inPart = (kind: EmbroideryPartName, problems: readonly Problem[]): readonly Problem[] =>
  at(kind, refuse(...problems)).problems;

/** Words have to say how it is to be done. */
const serviceProblems = ({ services }: EmbroideryChoice): readonly Problem[] =>
  Object.entries(services)
    .filter(([, { text }]) => text.trim() === "")
    .map(([kind]) => problem("embroidery.optionTextMissing", `${kind}.text`));

/** The text where it stands now, even if it was sewn for another placement. */
function useLaidText(
  { pattern, facts, lines }: Lettering,
  placement: string | undefined,
): LaidDesign | undefined {
  return useMemo(
    () =>
      pattern && facts && placement !== undefined
        ? { pattern, placement, names: lines, facts }
        : undefined,
    [pattern, facts, lines, placement],
  );
}

function shownOf(
  lettering: Lettering | undefined,
  charges: readonly Charge[],
): Embroidering["shown"] {
  const charge = charges.find(({ kind }) => kind === "text");
  if (!lettering?.facts || !charge) return undefined;
  return { stitches: lettering.facts.stitches, price: charge.price };
}
