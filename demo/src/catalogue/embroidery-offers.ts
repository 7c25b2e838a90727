import { flags } from "@placket/domain/embroidery/shape/flags/flags.data";
import { logoNumber } from "@placket/domain/embroidery/logo/logo";
import type { OfferTerms } from "@placket/domain/embroidery/offer/offer";
import {
  embroideredStyles,
  hemmedStyles,
  printedStyles,
  textFonts,
  textThreads,
  unreadableThreads,
  type EmbroideredStyle,
} from "./embroidery.data.ts";
import {
  HEMMING,
  LOGO_DIGITIZING,
  LOGO_STEPS,
  LOGO_UPLOAD,
  PRINTS,
  TEXT_STEPS,
} from "./embroidery-services.data.ts";
import { demoLogos } from "./logos.data.ts";
import type { GarmentBook } from "./garment-book.ts";
import { withHouseLogo } from "./house-logo.ts";
import { allLines } from "./lines.ts";
import { simpleProducts } from "./simple-products.data.ts";

/** What is embroidered on which products, as the seed reads it. */
interface DemoOffer {
  readonly name: string;
  readonly skus: readonly string[];
  readonly terms: OfferTerms;
}

/** An offer for each style that some product shows and that can be embroidered, and one for each line with a logo of the house. */
export function embroideryOffers(book: GarmentBook): DemoOffer[] {
  const sewn = embroideredStyles.map((style) => ({
    name: style.name,
    skus: skusOf([style.style]),
    terms: termsOf(style, book),
  }));
  const housed = embroideredStyles.flatMap((style) =>
    allLines.flatMap(({ style: code, name, sku, houseLogo }) =>
      houseLogo && code === style.style
        ? [
            {
              name,
              skus: [sku.toLowerCase()],
              terms: withHouseLogo(termsOf(style, book), houseLogo),
            },
          ]
        : [],
    ),
  );
  const hemmed = { name: "Trousers", skus: skusOf(hemmedStyles), terms: hemTerms(book) };
  return [...sewn, ...housed, hemmed].filter(({ skus }) => skus.length > 0);
}

/** The products of some styles that can be embroidered as one likes. */
const skusOf = (styles: readonly string[]): readonly string[] =>
  [
    ...allLines.filter(
      ({ style, embroidery, houseLogo }) =>
        styles.includes(style) && embroidery !== false && !houseLogo,
    ),
    ...simpleProducts.filter((line) => styles.includes(line.style) && line.embroidery),
  ].map(({ sku }) => sku.toLowerCase());

/** Trousers are made as long as they are worn. */
function hemTerms(book: GarmentBook): OfferTerms {
  return {
    fabric: "twill",
    pictureWidthMm: book.pictureWidthMm("trousers"),
    placements: [],
    text: null,
    flags: null,
    logos: null,
    services: [{ kind: "alteration-piping", sku: HEMMING }],
    takesInstructions: true,
    colorExclusions: [],
    messages: ["Write the inside leg as it is to be when it is worn. Hemming adds a day."],
    stepOrder: [],
  };
}

function termsOf(style: EmbroideredStyle, book: GarmentBook): OfferTerms {
  const placements = [...placesOf(style, "sf", book), ...placesOf(style, "sb", book)];
  return {
    fabric: style.fabric,
    pictureWidthMm: book.pictureWidthMm(style.style),
    placements,
    text: {
      fonts: textFonts,
      threads: textThreads,
      placements: placements.map(({ code }) => code),
      heightMm: style.height,
      lines: style.lines.map(([label, characterLimit], at) => ({
        number: at + 1,
        characterLimit,
        defaultText: "",
        isRequired: false,
        label,
        isLocked: false,
      })),
      prices: TEXT_STEPS.map(({ upTo, sku }) => ({ upTo, sku })),
      hints: ["Type the name as it is to be sewn: capitals stay capitals."],
    },
    flags: flagTerms(placements.map(({ code }) => code)),
    logos: logoTerms(placements.map(({ code }) => code)),
    services: printedStyles.includes(style.style)
      ? PRINTS.map(({ sku }) => ({ kind: "print-screen" as const, sku }))
      : [],
    takesInstructions: true,
    colorExclusions: book.colors.flatMap(({ code, name }) => {
      const threads = unreadableThreads[code];
      return threads ? [{ color: name, threads }] : [];
    }),
    messages: style.messages ?? [],
    stepOrder: [],
  };
}

/** Flags stand on a chest or a sleeve; on either side of a collar where there is one. */
function flagTerms(codes: readonly string[]): OfferTerms["flags"] {
  const placements = FLAG_PLACEMENTS.filter((code) => codes.includes(code));
  if (placements.length === 0) return null;
  const hasCollar = codes.includes("collar-left") && codes.includes("collar-right");
  const pair = { left: "collar-left", right: "collar-right", sku: "SEW-FLAG-PAIR" };
  return { flags: FLAGS, heightMm: 22, placements, sku: "SEW-FLAG", pair: hasCollar ? pair : null };
}

/** Up to three logos, a shopper's own or the house's, wherever there is room for one. */
function logoTerms(codes: readonly string[]): OfferTerms["logos"] {
  const placements = codes.filter((code) => !code.startsWith("collar"));
  if (placements.length === 0) return null;
  return {
    placements,
    // The house's or a shopper's own, each anywhere.
    lines: [1, 2, 3].map((number) => ({
      number,
      logos: demoLogos.map((_, at) => logoNumber(at + 1)),
      takesOwn: true,
      placements,
      isOptional: true,
    })),
    most: 3,
    prices: LOGO_STEPS.map(({ upTo, sku }) => ({ upTo, sku })),
    takesOnFile: true,
    uploadSku: LOGO_UPLOAD,
    digitizingSku: LOGO_DIGITIZING,
    preset: null,
  };
}

const FLAG_PLACEMENTS = ["left-chest", "right-chest", "sleeve-left", "sleeve-right"];

/** In the order of their names. */
const FLAGS = flags.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ code }) => code);

function placesOf({ style }: EmbroideredStyle, code: "sf" | "sb", book: GarmentBook) {
  return book.view(style, code).placements.map((place) => ({
    code: place.code,
    name: place.label,
    face: code === "sf" ? ("front" as const) : ("back" as const),
    side: sideOf(place.code),
    widthMm: place.width,
    heightMm: place.height,
    center: place.center,
    turn: place.turn,
  }));
}

/** As the drawings spell it: `left-chest`, `sleeve-right`. */
function sideOf(code: string) {
  const words = code.split("-");
  if (words.includes("left")) return "left" as const;
  return words.includes("right") ? ("right" as const) : ("center" as const);
}
