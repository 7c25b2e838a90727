import { ok, problem, refuse, type Problem, type Result } from "../../problem.ts";
import type { FabricCode } from "../fabric/fabric.ts";
import type { LogoState, LogoStitches, OfferedLogo } from "../logo/logo.ts";
import { fitsLine, logosOfLines, requiredLines, type StandingLogo } from "./logo-lines.ts";
import { stepOf, type LogoTerms, type OfferPlacement, type OfferTerms } from "./offer.ts";

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
  /** What it was called then; nothing where it was put there before names were kept. */
  readonly name?: string | undefined;
  /** How far it was when it was chosen. */
  readonly state: LogoState;
  /** `null` where nobody has made stitches of it; of one that was ordered before, what was made of it since. */
  readonly sewn: LogoStitches | null;
  readonly fabric: FabricCode;
  readonly placement: Pick<OfferPlacement, "code" | "name">;
  /** Of the wearer; nothing where it was put there before sides were kept. */
  readonly side?: OfferPlacement["side"] | undefined;
}

/** How many logos may stand on a garment: as many as have a place, a line, and staff's leave (EMB-37). */
export function logosAllowed({ placements, lines, most }: LogoTerms): number {
  const offered = lines.length > 0 ? lines.length : most;
  return Math.min(placements.length, offered, most, LOGOS_MOST);
}

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
  const standing = wishes.flatMap((wish) => {
    const logo = known.find(({ number }) => number === wish.number);
    return logo ? [{ ...logo, placement: wish.placement }] : [];
  });
  const wrong = [
    ...unlined(standing, logos),
    ...(isLockdown ? logosLacking(standing, { ...terms, logos }) : []),
  ];
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
  const placement = { code, name: place.name };
  return ok({ logo: number, name: logo.name, state, sewn, fabric, placement, side: place.side });
}

/** Digitized logos are on file; what is not digitized yet is an upload (EMB-15). */
const isTaken = (state: LogoState, { takesOnFile, uploadSku }: LogoTerms): boolean =>
  state === "digitized" ? takesOnFile : uploadSku !== null;

/** A design may reach so far over the edge of its place, in mm: nobody sees it, and files are measured to 0.1. */
const TOLERANCE_MM = 0.5;

/** Whether a design finds room at a placement. */
export const hasRoomFor = (
  place: OfferPlacement,
  { widthMm, heightMm }: Pick<LogoStitches, "widthMm" | "heightMm">,
): boolean => widthMm <= place.widthMm + TOLERANCE_MM && heightMm <= place.heightMm + TOLERANCE_MM;

function unfitProblem(
  number: string,
  sewn: LogoStitches,
  place: OfferPlacement,
): Problem | undefined {
  if (hasRoomFor(place, sewn)) return undefined;
  const { widthMm, heightMm } = sewn;
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
  standing: readonly StandingLogo[],
  { lines, preset }: LogoTerms,
): readonly Problem[] {
  const isOther = ({ number, placement }: StandingLogo) =>
    preset?.isLocked === true && preset.placement === placement && preset.number !== number;
  const lined = new Set(logosOfLines(standing, lines).values());
  const isTaken = (one: StandingLogo) =>
    lines.length > 0 ? lined.has(one) : !one.isHouse || one.number === preset?.number;
  return standing.flatMap((one, at) =>
    isOther(one) || !isTaken(one)
      ? [problem("embroidery.logoNotAllowed", `${at}.logo`, one.number)]
      : [],
  );
}

/**
 * The logos that a product that is sold with embroidery alone lacks, one problem a place: the locked one, and those of
 * the lines that are not optional (EMB-29, EMB-38).
 */
export function logosLacking(
  standing: readonly StandingLogo[],
  {
    logos: { lines, preset },
    placements: places,
  }: Pick<OfferTerms, "placements"> & {
    readonly logos: Pick<LogoTerms, "lines" | "preset">;
  },
): readonly Problem[] {
  const isThere = standing.some(
    ({ number, placement }) => number === preset?.number && placement === preset.placement,
  );
  const locked = preset?.isLocked === true && !isThere ? { ...preset, isHouse: true } : undefined;
  // The line of the locked one is not open besides.
  const taken = logosOfLines(locked ? [locked, ...standing] : standing, lines);
  const open = requiredLines({ lines }).filter((line) => !taken.has(line));
  const named = (codes: readonly string[]) =>
    codes.map((code) => places.find((one) => one.code === code)?.name ?? code).join(", ");
  return [...(locked ? [[locked.placement]] : []), ...open.map(({ placements }) => placements)].map(
    (codes) => problem("embroidery.logoRequired", "", named(codes)),
  );
}

/** The sku that a logo is charged as by today's terms; `undefined` where it is not offered so. */
export function logoChargedAs(
  { sewn, placement }: PlacedLogo,
  terms: LogoTerms,
): string | undefined {
  return terms.placements.includes(placement.code) ? logoSku(sewn, terms) : undefined;
}

/** The sku of so many stitches, of a logo without any that of an upload; `undefined` where it is not offered so. */
export const logoSku = (
  sewn: Pick<LogoStitches, "stitches"> | null,
  terms: Pick<LogoTerms, "prices" | "uploadSku">,
): string | undefined =>
  sewn ? stepOf(terms, sewn.stitches)?.sku : (terms.uploadSku ?? undefined);

/** What tells a logo on a garment from another: all that its stitches follow from, and where it stands. */
export const logoIdentity = ({ logo, sewn, fabric, placement }: PlacedLogo): readonly unknown[] => [
  logo,
  sewn?.hash ?? null,
  fabric,
  placement.code,
  // What the file says of its threads is in its hash.
  ...(sewn?.isNamed === true ? sewn.threads : []),
];
