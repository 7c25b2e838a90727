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
export function chargedAs(
  { kind, sku, made }: Wanted,
  offer: EmbroideryOffer | undefined,
): Result<string | null> {
  if (kind === "text") return textChargedAs(made, offer);
  if (kind === "flags") return signsChargedAs(made, offer);
  if (kind === "logos") return artChargedAs(made, offer);
  if (kind === "special-instructions") {
    return (offer?.takesInstructions ?? true) ? ok(null) : unavailable();
  }
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
