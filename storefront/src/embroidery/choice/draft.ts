import type {
  EmbroideryChoice,
  TextChoice,
} from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import { continued, hasWords } from "../text/draft.ts";

/** What the form holds: its text stands there before a word is written. */
export interface Draft extends EmbroideryChoice {
  readonly text: TextChoice;
}

/** Nothing is chosen yet. */
export const NOTHING: EmbroideryChoice = { services: {}, instructions: "" };

/** What was chosen before on the cloth that is chosen now; nothing chosen begins anew. */
export function draftFrom(
  before: EmbroideryChoice | undefined,
  on: { readonly offer: ShownOffer; readonly cloth: string | undefined },
): Draft {
  return { ...NOTHING, ...before, text: continued(before?.text, on) };
}

/** What of it is asked for: a text without a word, and a service that is not offered, are none. */
export function chosenOf(
  { text, flags, services, instructions, logos, kept }: Draft,
  { terms, steps }: ShownOffer,
): EmbroideryChoice {
  const isOffered = (sku: string | undefined) => terms.services.some((one) => one.sku === sku);
  return {
    text: terms.text && hasWords(text) ? text : undefined,
    flags: terms.flags ? flags : undefined,
    services: Object.fromEntries(
      Object.entries(services).filter(([, service]) => isOffered(service?.sku)),
    ),
    instructions: steps.includes("special-instructions") ? instructions : "",
    logos,
    ...(kept && { kept }),
  };
}

/** Whether anything of it is charged, sewn or said. */
export const isAnything = ({
  text,
  flags,
  services,
  instructions,
  logos = [],
}: EmbroideryChoice): boolean =>
  text !== undefined ||
  logos.length > 0 ||
  flags !== undefined ||
  Object.keys(services).length > 0 ||
  instructions.trim() !== "";

/** The step that is open at first: where something stands already, else the first. */
export function stepToBegin(draft: Draft, offer: ShownOffer): EmbroideryPartName {
  const { text, flags, services, logos = [], instructions } = chosenOf(draft, offer);
  const stands: Readonly<Record<EmbroideryPartName, boolean>> = {
    logos: logos.length > 0,
    text: text !== undefined,
    flags: flags !== undefined,
    "print-screen": services["print-screen"] !== undefined,
    "alteration-piping": services["alteration-piping"] !== undefined,
    "special-instructions": instructions !== "",
  };
  return offer.steps.find((step) => stands[step]) ?? offer.steps[0] ?? "text";
}
