import type { LogoChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownLogo } from "@placket/contract/embroidery/shown-logo.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { hasRoomFor, prefilledLogos } from "@placket/domain/embroidery/offer/logos";

/**
 * What stands there before anybody touches it: the logo of the house that staff have set (EMB-06), and on each line the
 * one logo that fits it, where it is one (EMB-30).
 */
export function startLogos(
  { terms: { logos } }: ShownOffer,
  known: readonly ShownLogo[],
): readonly LogoChoice[] {
  if (!logos) return [];
  const { preset } = logos;
  const isKnown = known.some(({ logo }) => logo.number === preset?.number);
  const chosen: LogoChoice[] =
    preset && isKnown ? [{ logo: preset.number, placement: preset.placement }] : [];
  const found = prefilledLogos(
    logos,
    known.map(({ logo }) => logo),
  );
  for (const { line, logo } of found) {
    const { placements = [] } = logos.lines.find(({ number }) => number === line) ?? {};
    const free = placements.find((code) => chosen.every(({ placement }) => placement !== code));
    const isThere = chosen.some((one) => one.logo === logo.number);
    if (free !== undefined && !isThere) chosen.push({ logo: logo.number, placement: free });
  }
  return chosen;
}

/** Whether a logo stands there and nothing else may (EMB-29). */
export const isLocked = ({ logo, placement }: LogoChoice, { terms: { logos } }: ShownOffer) =>
  logos?.preset?.isLocked === true &&
  logos.preset.number === logo &&
  logos.preset.placement === placement;

/**
 * The logos that may be chosen: those on file, those that were uploaded and wait for a digitizer (EMB-15), and in a
 * group of their own the extra-large ones (EMB-31).
 */
export function groupedLogos({ terms: { logos } }: ShownOffer, known: readonly ShownLogo[]) {
  const named = logos?.lines.flatMap((line) => line.logos) ?? [];
  const takesOwn = logos?.lines.length === 0 || logos?.lines.some((line) => line.takesOwn);
  const isOffered = ({ logo: { isHouse, state, number } }: ShownLogo) => {
    if (isHouse) return named.includes(number) || logos?.preset?.number === number;
    const isTaken = state === "digitized" ? logos?.takesOnFile : logos?.uploadSku !== null;
    return takesOwn === true && isTaken === true;
  };
  const offered = known.filter(isOffered);
  const usual = offered.filter(({ isExtraLarge }) => !isExtraLarge);
  return {
    onFile: usual.filter(({ logo: { state } }) => state === "digitized"),
    uploaded: usual.filter(({ logo: { state } }) => state !== "digitized"),
    extraLarge: offered.filter(({ isExtraLarge }) => isExtraLarge),
  };
}

/** A first placement where nothing stands yet, of those where the logo finds room if there are any. */
export function freePlacement(
  offer: ShownOffer,
  taken: readonly string[],
  shown?: ShownLogo,
): string {
  const { placements = [] } = offer.terms.logos ?? {};
  const free = placements.filter((code) => !taken.includes(code));
  return free.find((code) => fitsAt(offer, code, shown)) ?? free[0] ?? placements[0] ?? "";
}

/** Whether a logo finds room at a placement; one without stitches is as large as it is made. */
export function fitsAt(
  { terms: { placements } }: ShownOffer,
  code: string,
  shown: ShownLogo | undefined,
): boolean {
  const place = placements.find((one) => one.code === code);
  const sewn = shown?.logo.sewn;
  return place !== undefined && (!sewn || hasRoomFor(place, sewn));
}
