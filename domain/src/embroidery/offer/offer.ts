import type { PromotedProduct } from "../../catalog/promoted-product.ts";
import type { FabricCode } from "../fabric/fabric.ts";
import type { FontCode } from "../lettering/fonts.ts";
import type { EmbroideryPartName } from "../part/part-names.ts";

/** The sides of a garment that are pictured, by the kind of picture that shows each (PDP-24). */
export const FACES = {
  front: { name: "Front", picture: "studioFront" },
  back: { name: "Back", picture: "studioBack" },
} as const;

export type FaceCode = keyof typeof FACES;

/** The wearer's. */
export const SIDES = ["left", "right", "center"] as const;

type Side = (typeof SIDES)[number];

/** Where on a garment is embroidered, and where that is on its picture. */
export interface OfferPlacement {
  readonly code: string;
  /** As staff call it; a phrase. */
  readonly name: string;
  readonly face: FaceCode;
  readonly side: Side;
  /** The widest and highest design that finds room. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Its middle, in fractions of the picture's width and height. */
  readonly center: { readonly x: number; readonly y: number };
  /** How it lies on the picture, in degrees clockwise. */
  readonly turn: number;
}

/** What may stand in one line of a text. */
export interface LineRule {
  readonly number: number;
  /** In letters; 0 and less: the line is not there (EMB-39). */
  readonly characterLimit: number;
  readonly defaultText: string;
  readonly isRequired: boolean;
  readonly label: string;
  /** What stands there is the default and nothing else. */
  readonly isLocked: boolean;
}

/** Up to so many stitches something is charged as that service. */
export interface PriceStep {
  readonly upTo: number;
  readonly sku: string;
}

/** The same of a text, which may cost more with more lines. */
export interface TextPriceStep extends PriceStep {
  /** With up to so many lines; with any number where it is left out. */
  readonly lines?: number | undefined;
}

/** How text is embroidered. */
export interface TextTerms {
  readonly fonts: readonly FontCode[];
  /** Numbers of threads, in the order in which they are shown. */
  readonly threads: readonly string[];
  /** Codes of placements. */
  readonly placements: readonly string[];
  /** Of a capital. */
  readonly heightMm: { readonly min: number; readonly max: number; readonly usual: number };
  readonly lines: readonly LineRule[];
  /** By stitches and by lines, the fewest first; more stitches than the last takes are not sewn. */
  readonly prices: readonly TextPriceStep[];
  readonly hints: readonly string[];
}

/** How flags are embroidered (EMB-11). */
export interface FlagTerms {
  /** ISO 3166-1, two letters, in the order in which they are shown. */
  readonly flags: readonly string[];
  readonly heightMm: number;
  /** Codes of the placements that a single flag may stand at. */
  readonly placements: readonly string[];
  /** What a single flag is charged as. */
  readonly sku: string;
  /** Where a left and a right flag stand, and what the two are charged as; `null`: flags stand alone. */
  readonly pair: { readonly left: string; readonly right: string; readonly sku: string } | null;
}

/** One of the logos of a garment: where it may stand, and which may be chosen for it (EMB-07). */
export interface LogoLine {
  readonly number: number;
  /** Numbers of the house's logos. */
  readonly logos: readonly string[];
  /** Whether shoppers may have a logo of their own there. */
  readonly takesOwn: boolean;
  /** Codes of placements. */
  readonly placements: readonly string[];
  /** On a product that is sold with embroidery alone it may be left out all the same (EMB-38). */
  readonly isOptional: boolean;
}

/** How logos are embroidered. */
export interface LogoTerms {
  /** Codes of the placements that a logo may stand at. */
  readonly placements: readonly string[];
  /** Which logo may stand where; without any, shoppers' own may stand at each placement. */
  readonly lines: readonly LogoLine[];
  /** On one garment. */
  readonly most: number;
  /** By stitches, the fewest first; more than the last takes are not sewn. */
  readonly prices: readonly PriceStep[];
  /** Whether digitized logos of the shopper's library may be chosen. */
  readonly takesOnFile: boolean;
  /** What a piece is charged for a logo that nobody has made stitches of yet; `null`: no such logo is taken. */
  readonly uploadSku: string | null;
  /** What making the stitches of a logo is charged as, once (EMB-17); `null`: it costs nothing. */
  readonly digitizingSku: string | null;
  /** What stands there at first (EMB-06); locked, it is there and no other. */
  readonly preset: {
    readonly number: string;
    readonly placement: string;
    readonly isLocked: boolean;
  } | null;
}

/** Something besides embroidery that can be done, and the service that it is charged as (EMB-14). */
interface ServiceTerms {
  readonly kind: "alteration-piping" | "print-screen";
  readonly sku: string;
}

/** What can be embroidered on garments of one cut, as staff have set it. */
export interface OfferTerms {
  /** The cloth that it is sewn on. */
  readonly fabric: FabricCode;
  /** How much of a garment its picture shows from edge to edge. */
  readonly pictureWidthMm: number;
  readonly placements: readonly OfferPlacement[];
  /** `null`: no text is embroidered. */
  readonly text: TextTerms | null;
  /** `null`: no flag is embroidered. */
  readonly flags: FlagTerms | null;
  /** `null`: no logo is embroidered. */
  readonly logos: LogoTerms | null;
  readonly services: readonly ServiceTerms[];
  readonly takesInstructions: boolean;
  /** Threads that would not be seen on a cloth of that color. */
  readonly colorExclusions: readonly {
    readonly color: string;
    readonly threads: readonly string[];
  }[];
  /** What shoppers are told before they choose. */
  readonly messages: readonly string[];
  /** What is asked first (EMB-04); kinds that are not named follow in the usual order. */
  readonly stepOrder: readonly EmbroideryPartName[];
}

/** The terms of an offer, and which products they are for. */
export interface EmbroideryOffer extends OfferTerms {
  readonly id: number;
  readonly name: string;
  /** Of products and families, in small letters. */
  readonly skus: readonly string[];
  readonly categoryIds: readonly number[];
}

/**
 * The offer that holds for a product that can be embroidered: the one that names it, else the first that names a
 * category it is in; `undefined` where none does.
 */
export function offerFor(
  offers: readonly EmbroideryOffer[],
  product: Pick<PromotedProduct, "skus" | "isIn">,
): EmbroideryOffer | undefined {
  const { skus } = product;
  return (
    offers.find((offer) => offer.skus.some((sku) => skus.includes(sku))) ??
    offers.find((offer) => offer.categoryIds.some((id) => product.isIn(id)))
  );
}

/** The threads that may be chosen on a cloth of that color. */
export function threadsOn(
  { text, colorExclusions }: Pick<OfferTerms, "text" | "colorExclusions">,
  color: string | null,
): readonly string[] {
  const hidden = colorExclusions.find((one) => one.color === color)?.threads ?? [];
  return text?.threads.filter((number) => !hidden.includes(number)) ?? [];
}

/** What nobody is offered for a new text now, whatever the offers say. */
interface Withheld {
  /** Numbers of threads that are out, or not offered. */
  readonly threads: readonly string[];
  /** Fonts that staff have withdrawn. */
  readonly fonts: readonly FontCode[];
}

/**
 * The same without what is withheld. Where no thread or no font would be left for a text, none is embroidered; on a
 * color of cloth that excludes all threads that are left, none may be chosen.
 */
export function offeredWithout<Offer extends Pick<OfferTerms, "text">>(
  offer: Offer,
  withheld: Withheld,
): Offer {
  const { text } = offer;
  if (!text) return offer;
  const threads = text.threads.filter((number) => !withheld.threads.includes(number));
  const fonts = text.fonts.filter((code) => !withheld.fonts.includes(code));
  const isLeft = threads.length > 0 && fonts.length > 0;
  return { ...offer, text: isLeft ? { ...text, threads, fonts } : null };
}

/** The lines that there are, first to last (EMB-39). */
export const linesOf = ({ lines }: TextTerms): readonly LineRule[] =>
  lines.filter(({ characterLimit }) => characterLimit > 0).toSorted((a, b) => a.number - b.number);

/** What flags are charged as: a single one, and where two are offered both. */
export const flagSkus = ({ sku, pair }: FlagTerms): readonly string[] =>
  pair ? [sku, pair.sku] : [sku];

/** What logos are charged as: those with stitches, and those without where such are taken. */
export const logoSkus = ({ prices, uploadSku, digitizingSku }: LogoTerms): readonly string[] => [
  ...prices.map(({ sku }) => sku),
  ...[uploadSku, digitizingSku].filter((sku) => sku !== null),
];

/** The numbers of the house's logos that terms name. */
export const logoNumbers = ({ lines, preset }: LogoTerms): readonly string[] => [
  ...lines.flatMap(({ logos }) => logos),
  ...(preset ? [preset.number] : []),
];

/** Whether a logo stands there at first and no other may: both its number and its lock are set (EMB-35). */
export const hasLockedPreset = (logos: Pick<LogoTerms, "preset"> | null | undefined): boolean =>
  logos?.preset?.isLocked === true && logos.preset.number !== "";

/** What so many stitches are charged as; `undefined` where they are too many. */
export const stepOf = (
  { prices }: { readonly prices: readonly PriceStep[] },
  stitches: number,
): PriceStep | undefined => prices.find(({ upTo }) => stitches <= upTo);

/** What a text of so many stitches in these lines is charged as: empty ones are none. */
export function textStepOf(
  { prices }: Pick<TextTerms, "prices">,
  { stitches, lines }: { readonly stitches: number; readonly lines: readonly string[] },
): TextPriceStep | undefined {
  const sewn = lines.filter((line) => line.trim() !== "").length;
  return prices.find(({ upTo, lines: most = sewn }) => stitches <= upTo && sewn <= most);
}
