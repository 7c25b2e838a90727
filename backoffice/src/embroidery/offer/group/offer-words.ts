import type {
  FlagTerms,
  LineRule,
  LogoLine,
  LogoTerms,
  OfferTerms,
  TextPriceStep,
} from "@placket/domain/embroidery/offer/offer";
import { offeredKinds } from "@placket/domain/embroidery/offer/configuration";
import { offeredServices } from "@placket/domain/embroidery/offer/offered-services";
import { EMBROIDERY_PARTS } from "@placket/domain/embroidery/part/embroidery-parts";
import type { Choices } from "../offer.queries.ts";
import { amountText, findService } from "./ServiceField.tsx";

/** `3 fonts`, `1 font`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** What a line of a text means for whoever orders. */
export function lineText({ characterLimit, defaultText, isLocked, isRequired }: LineRule): string {
  if (!(characterLimit > 0)) return "No letters: shoppers do not see this line.";
  if (isLocked) return `It always says “${defaultText}”.`;
  const letters = countText(characterLimit, "letter");
  const begun = defaultText === "" ? "" : ` It says “${defaultText}” until they change it.`;
  return isRequired
    ? `Shoppers have to write something, up to ${letters}.${begun}`
    : `Shoppers may write up to ${letters}, or leave it empty.${begun}`;
}

/** What a step by stitches means, and by lines where they count. */
export function stepText(steps: readonly TextPriceStep[], at: number, choices: Choices): string {
  const step = steps[at];
  if (!step || !(step.upTo > 0)) return "Say up to how many stitches.";
  const { upTo, lines } = step;
  const before = steps[at - 1];
  const isSame = before?.upTo === upTo;
  const from = (steps.findLast((one, i) => i < at && one.upTo < upTo)?.upTo ?? 0) + 1;
  const price = costText(findService(choices, step.sku), choices.currency);
  const inLines =
    lines === undefined
      ? isSame
        ? ` in more than ${countText(before?.lines ?? 0, "line")}`
        : ""
      : ` in up to ${countText(lines, "line")}`;
  const last = at === steps.length - 1 ? " More stitches are not sewn." : "";
  return `${from.toLocaleString("en-US")} to ${upTo.toLocaleString("en-US")} stitches${inLines} cost ${price}.${last}`;
}

/** What a service costs, one and many. */
export function costText(
  service: Choices["services"][number] | undefined,
  currency: string,
): string {
  if (!service || service.price === null) return "what is not said yet";
  const many = service.quantities.map(
    ({ quantity, price }) => `${amountText(price, currency)} from ${quantity} pieces on`,
  );
  return [`${amountText(service.price, currency)} a piece`, ...many].join(", ");
}

/** What stands behind the title of each group while it is folded. */
export const groupNotes = (terms: OfferTerms) => ({
  placements: countText(terms.placements.length, "placement"),
  text: terms.text
    ? `${countText(terms.text.fonts.length, "font")}, ${countText(terms.text.threads.length, "thread")}`
    : "None",
  flags: terms.flags ? countText(terms.flags.flags.length, "flag") : "None",
  logos: terms.logos ? `Up to ${countText(terms.logos.most, "logo")}` : "None",
  steps: stepsOf(terms)
    .map((kind) => EMBROIDERY_PARTS[kind].label)
    .join(", "),
  rest: [
    ...(terms.services.length > 0 ? [countText(terms.services.length, "service")] : []),
    ...(terms.colorExclusions.length > 0
      ? [
          countText(
            terms.colorExclusions.length,
            "color with fewer threads",
            "colors with fewer threads",
          ),
        ]
      : []),
  ].join(", "),
});

/** What shoppers are asked, one after the other (EMB-04). */
export const stepsOf = (terms: OfferTerms) =>
  offeredKinds({ hasEmbroidery: true, offer: terms, services: offeredServices(terms) });

/** What a pair of flags means. */
export const pairText = ({ pair }: FlagTerms, nameOf: (code: string) => string): string =>
  pair
    ? `Shoppers may have two flags, one at “${nameOf(pair.left)}” and one at “${nameOf(pair.right)}”.`
    : "A flag stands alone.";

/** What a line of logos means. */
export function logoLineText(line: LogoLine, nameOf: (code: string) => string): string {
  const { logos, takesOwn, placements, isOptional } = line;
  const which = [
    ...(logos.length > 0 ? [`one of ${countText(logos.length, "logo")} of the house`] : []),
    ...(takesOwn ? ["a logo of the shopper’s own"] : []),
  ].join(" or ");
  const where = placements.map(nameOf).join(" or ");
  if (which === "" || where === "") return "Nothing can be chosen here yet.";
  const must = isOptional
    ? "It may be left out"
    : "On a product that is sold with embroidery alone it has to be there";
  return `At ${where}: ${which}. ${must}.`;
}

/** What the logo that stands there at first means. */
export const presetText = ({ preset }: LogoTerms): string =>
  preset === null
    ? "Shoppers begin without a logo."
    : preset.isLocked
      ? "It stands there, and shoppers cannot take it away."
      : "It stands there until shoppers change it.";
