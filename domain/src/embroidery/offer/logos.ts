import { ok, problem, refuse, type Problem, type Result } from "../../problem.ts";
import type { FabricCode } from "../fabric/fabric.ts";
import type { LogoState, LogoStitches, OfferedLogo } from "../logo/logo.ts";
import {
  stepOf,
  type LogoLine,
  type LogoTerms,
  type OfferPlacement,
  type OfferTerms,
} from "./offer.ts";

/** The most logos that a garment has room for, whatever staff allow. */
export const LOGOS_MOST = 8;

/** A logo as somebody wants it on a garment (EMB-10); nothing of it is believed. */
export interface LogoWish {
  readonly number: string;
  /** Code of the placement. */
  readonly placement: string;
  /** The side of the garment that it is on, where the caller says one. */
  readonly side?: string | undefined;
  /** What the shopper was shown: stitches, and what a piece costs more, as a decimal; left out where nothing was. */
  readonly shown?: {
    readonly stitches?: number | undefined;
    readonly price?: number | undefined;
  };
}

/** A logo on a garment, as it is kept with what was bought: what was ordered is not what the logo becomes later. */
export interface PlacedLogo {
  /** The logo's number. */
  readonly logo: string;
  /** How far it was when it was chosen. */
  readonly state: LogoState;
  /** `null` where nobody has made stitches of it; of one that was ordered before, what was made of it since. */
  readonly sewn: LogoStitches | null;
  readonly fabric: FabricCode;
  readonly placement: Pick<OfferPlacement, "code" | "name">;
}

/** How many logos may stand on a garment: as many as have a place, a line, and staff's leave (EMB-37). */
export function logosAllowed({ placements, lines, most }: LogoTerms): number {
  const offered = lines.length > 0 ? lines.length : most;
  return Math.min(placements.length, offered, most, LOGOS_MOST);
}

/** The lines without whose logo a product that is sold with embroidery alone cannot be had (EMB-38). */
export const requiredLines = ({ lines }: LogoTerms): readonly LogoLine[] =>
  lines.filter(({ isOptional, placements }) => !isOptional && placements.length > 0);

/** What stands on a line before anybody chose: the one logo on file that fits it, where it is one (EMB-30). */
export function prefilledLogos(
  { lines, takesOnFile }: LogoTerms,
  known: readonly OfferedLogo[],
): readonly { readonly line: number; readonly logo: OfferedLogo }[] {
  return lines.flatMap((line) => {
    const fitting = known.filter(
      (logo) => logo.state === "digitized" && (logo.isHouse || takesOnFile) && fitsLine(logo, line),
    );
    const [logo] = fitting;
    return logo && fitting.length === 1 ? [{ line: line.number, logo }] : [];
  });
}

const fitsLine = ({ number, isHouse }: OfferedLogo, { logos, takesOwn }: LogoLine): boolean =>
  logos.includes(number) || (takesOwn && !isHouse);

/** What the logos of a line are held against. */
interface LogoFacts {
  /** Of the logos that were asked for those that whoever asks may use. */
  readonly known: readonly OfferedLogo[];
  /** Whether the product is sold with embroidery alone. */
  readonly isLockdown: boolean;
}

/**
 * The logos of a line by the terms of its product, each where it was asked, or all that is wrong with them, at
 * `<place in the list>.<field>`.
 */
export function readLogos(
  wishes: readonly LogoWish[],
  terms: OfferTerms,
  { known, isLockdown }: LogoFacts,
): Result<readonly PlacedLogo[]> {
  const { logos } = terms;
  if (!logos) {
    return wishes.length === 0 ? ok([]) : refuse(problem("embroidery.optionUnavailable"));
  }
  const placed: PlacedLogo[] = [];
  const problems: Problem[] = [];
  for (const [at, wish] of wishes.entries()) {
    const logo = known.find(({ number }) => number === wish.number);
    const read = logo
      ? placeLogo(logo, wish, { ...terms, logos })
      : refuse(problem("embroidery.noSuchLogo", "logo"));
    if (read.ok) placed.push(read.value);
    else problems.push(...read.problems.map((one) => ({ ...one, field: `${at}.${one.field}` })));
  }
  if (problems.length > 0) return refuse(...problems);
  const most = logosAllowed(logos);
  if (placed.length > most) return refuse(problem("embroidery.tooManyLogosOnLine", "", most));
  const wrong = [...unlined(placed, logos, known), ...missing(placed, logos, isLockdown)];
  return wrong.length > 0 ? refuse(...wrong) : ok(placed);
}

function placeLogo(
  logo: OfferedLogo,
  { placement: code, side, shown }: LogoWish,
  { logos, placements, fabric }: OfferTerms & { readonly logos: LogoTerms },
): Result<PlacedLogo> {
  const place = placements.find((one) => one.code === code && logos.placements.includes(code));
  if (!place) return refuse(problem("embroidery.placementUnknown", "placement"));
  if (side !== undefined && side !== place.side) {
    return refuse(problem("embroidery.placementUnknown", "side"));
  }
  const { number, state, sewn } = logo;
  if (!logo.isHouse && !isTaken(state, logos)) {
    return refuse(problem("embroidery.logoNotAllowed", "logo", number));
  }
  if (sewn) {
    const unfit = unfitProblem(number, sewn, place);
    if (unfit) return refuse(unfit);
    const step = stepOf(logos, sewn.stitches);
    const most = logos.prices.at(-1)?.upTo ?? 0;
    if (!step) {
      return refuse(problem("embroidery.logoTooDense", "logo", number, sewn.stitches, most));
    }
  }
  if (shown?.stitches !== undefined && shown.stitches !== sewn?.stitches) {
    return refuse(problem("embroidery.shownOtherwise", "stitch_count"));
  }
  const { name } = place;
  return ok({ logo: number, state, sewn, fabric, placement: { code, name } });
}

/** Digitized logos are on file; what is not digitized yet is an upload (EMB-15). */
const isTaken = (state: LogoState, { takesOnFile, uploadSku }: LogoTerms): boolean =>
  state === "digitized" ? takesOnFile : uploadSku !== null;

/** A design may reach so far over the edge of its place, in mm: nobody sees it, and files are measured to 0.1. */
const TOLERANCE_MM = 0.5;

function unfitProblem(
  number: string,
  { widthMm, heightMm }: LogoStitches,
  place: OfferPlacement,
): Problem | undefined {
  const isWithin =
    widthMm <= place.widthMm + TOLERANCE_MM && heightMm <= place.heightMm + TOLERANCE_MM;
  if (isWithin) return undefined;
  return problem(
    "embroidery.logoNoRoom",
    "placement",
    number,
    Math.round(widthMm),
    Math.round(heightMm),
    place.name,
    place.widthMm,
    place.heightMm,
  );
}

/** Logos for which no line is left: each line takes one, at its placements and of those that it names. */
function unlined(
  placed: readonly PlacedLogo[],
  { lines, preset }: LogoTerms,
  known: readonly OfferedLogo[],
): readonly Problem[] {
  const isOther = ({ logo, placement: { code } }: PlacedLogo) =>
    preset?.isLocked === true && preset.placement === code && preset.number !== logo;
  const left = new Set(lines);
  return placed.flatMap((one, at) => {
    const refused = problem("embroidery.logoNotAllowed", `${at}.logo`, one.logo);
    if (isOther(one)) return [refused];
    if (lines.length === 0) {
      const isOwn = known.some(({ number, isHouse }) => number === one.logo && !isHouse);
      return isOwn || one.logo === preset?.number ? [] : [refused];
    }
    const logo = known.find(({ number }) => number === one.logo);
    const line = [...left].find(
      (line) => logo && line.placements.includes(one.placement.code) && fitsLine(logo, line),
    );
    if (!line) return [refused];
    left.delete(line);
    return [];
  });
}

/** What a product that is sold with embroidery alone lacks. */
function missing(
  placed: readonly PlacedLogo[],
  terms: LogoTerms,
  isLockdown: boolean,
): readonly Problem[] {
  const { preset } = terms;
  const isPreset = placed.some(
    ({ logo, placement: { code } }) => logo === preset?.number && code === preset.placement,
  );
  const isLocked = preset?.isLocked === true && isLockdown && !isPreset;
  const bare = isLockdown ? requiredLines(terms) : [];
  const open = bare.filter(
    ({ placements }) => !placed.some(({ placement: { code } }) => placements.includes(code)),
  );
  return [
    ...(isLocked ? [problem("embroidery.logoRequired", "", preset.placement)] : []),
    ...open.map(({ placements }) => problem("embroidery.logoRequired", "", placements.join(", "))),
  ];
}

/** The sku that a logo is charged as by today's terms; `undefined` where it is not offered so. */
export function logoChargedAs(
  { sewn, placement }: PlacedLogo,
  terms: LogoTerms,
): string | undefined {
  if (!terms.placements.includes(placement.code)) return undefined;
  return sewn ? stepOf(terms, sewn.stitches)?.sku : (terms.uploadSku ?? undefined);
}

/** What tells a logo on a garment from another: all that its stitches follow from, and where it stands. */
export const logoIdentity = ({ logo, sewn, fabric, placement }: PlacedLogo): readonly unknown[] => [
  logo,
  sewn?.hash ?? null,
  fabric,
  placement.code,
];
