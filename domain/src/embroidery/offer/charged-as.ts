import { ok, problem, refuse, type Result } from "../../problem.ts";
import type { EmbroideryPartName } from "../part/part-names.ts";
import { flagsChargedAs } from "./flags.ts";
import { logoChargedAs } from "./logos.ts";
import { isFlags, isLettering, isLogo, type Made } from "./made.ts";
import { textStepOf, type EmbroideryOffer } from "./offer.ts";

/** Something to be done to a garment. */
interface Wanted {
  readonly kind: EmbroideryPartName;
  /** The service that was chosen. */
  readonly sku: string | null;
  /** Of a text and of flags: what was made of them. */
  readonly made?: Made;
}

/**
 * The sku of the service that something is charged as today, `null` where it costs nothing; refused where the offer of
 * its product has it not. Of a product without an offer everything can be asked in words, and no text.
 */
export const chargedAs = (
  wanted: Wanted,
  offer: EmbroideryOffer | undefined,
): Result<string | null> => CHARGED_AS[wanted.kind](wanted, offer);

type Charging = (wanted: Wanted, offer: EmbroideryOffer | undefined) => Result<string | null>;

/** How each kind is charged. */
const CHARGED_AS: Readonly<Record<EmbroideryPartName, Charging>> = {
  text: ({ made }, offer) => textChargedAs(made, offer),
  flags: ({ made }, offer) => signsChargedAs(made, offer),
  logos: ({ made }, offer) => artChargedAs(made, offer),
  "special-instructions": (_, offer) =>
    (offer?.takesInstructions ?? true) ? ok(null) : unavailable(),
  "alteration-piping": serviceChargedAs,
  "print-screen": serviceChargedAs,
};

/** As the service that was chosen, of those that are offered for its kind. */
function serviceChargedAs(
  { kind, sku }: Wanted,
  offer: EmbroideryOffer | undefined,
): Result<string> {
  const chosen = sku ?? "";
  const isOffered = offer?.services.some(
    (one) => one.kind === kind && one.sku.toLowerCase() === chosen.toLowerCase(),
  );
  return (isOffered ?? true) ? ok(chosen) : unavailable();
}

/** By today's terms, whenever it was sewn. */
function textChargedAs(made: Made | undefined, offer: EmbroideryOffer | undefined): Result<string> {
  if (!offer?.text) return unavailable();
  if (!made || !isLettering(made)) return refuse(problem("embroidery.textMissing", "lines"));
  const { stitches, recipe } = made;
  const step = textStepOf(offer.text, { stitches, lines: recipe.lines });
  const isPlaced = offer.text.placements.includes(made.placement.code);
  return step && isPlaced ? ok(step.sku) : unavailable();
}

function signsChargedAs(
  made: Made | undefined,
  offer: EmbroideryOffer | undefined,
): Result<string> {
  if (!offer?.flags) return unavailable();
  if (!made || !isFlags(made)) return refuse(problem("embroidery.flagMissing", "flag"));
  const sku = flagsChargedAs(made, offer.flags);
  return sku === undefined ? unavailable() : ok(sku);
}

function artChargedAs(made: Made | undefined, offer: EmbroideryOffer | undefined): Result<string> {
  if (!offer?.logos) return unavailable();
  if (!made || !isLogo(made)) return refuse(problem("embroidery.logoMissing", "logo"));
  const sku = logoChargedAs(made, offer.logos);
  return sku === undefined ? unavailable() : ok(sku);
}

const unavailable = () => refuse(problem("embroidery.optionUnavailable"));
