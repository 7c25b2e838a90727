import { fabrics, type FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import { fonts } from "@placket/domain/embroidery/lettering/fonts";
import { checkOffer } from "@placket/domain/embroidery/offer/check-offer";
import type { FlagTerms, OfferTerms } from "@placket/domain/embroidery/offer/offer";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { chosen } from "../../page/form/chosen.ts";
import type { FormField } from "../../page/form/FormControl.tsx";
import type { Categories, Offer } from "./offer.queries.ts";
import { logoLineRows, logoPriceRows, logoRows, logosOf, typedLogos } from "./offer-logos.ts";
import {
  exclusionRows,
  flagRows,
  fontRows,
  lineRows,
  linesOf,
  numbers,
  placementRows,
  priceRows,
  readRows,
  serviceRows,
  words,
  writeRows,
  type PlacementRow,
} from "./offer-rows.ts";

const YES_OR_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

const rows = (label: string, hint: string): FormField => ({
  label,
  hint,
  as: "lines",
  mayBeEmpty: true,
});

/** The fields of an offer by name, in their order. */
export const OFFER_FIELDS = {
  name: { label: "Name", hint: "Such as Chef coat", maxLength: 80, autoComplete: "off" },
  skus: rows("Products", "SKUs of products and families, between blanks or one to a row."),
  categories: rows(
    "Categories",
    "One to a row, as Default Category / Kitchen / Aprons. A product named above goes before its category.",
  ),
  position: {
    label: "Place among the offers",
    hint: "Of two for a category the lower number holds.",
    maxLength: 5,
    autoComplete: "off",
  },
  fabric: {
    label: "Cloth",
    choices: Object.values(fabrics).map(({ code, name }) => ({ value: code, label: name })),
  },
  pictureWidthMm: {
    label: "Width of the pictures, in mm",
    hint: "How much of the garment a picture shows from edge to edge.",
    maxLength: 8,
    autoComplete: "off",
  },
  placements: rows(
    "Placements",
    `One to a row: ${placementRows.example}. Code, name, front or back, side, width × height in mm, middle in percent ` +
      "of the picture, turn in degrees. With “| no text” behind it, none.",
  ),
  text: { label: "Text is embroidered", choices: YES_OR_NO },
  fonts: rows("Fonts", `One to a row: ${fonts.map(({ code }) => code).join(", ")}.`),
  threads: rows("Threads", "Numbers, between blanks, in the order in which they are shown."),
  heights: {
    label: "Heights of a capital, in mm",
    hint: "The lowest, the usual and the highest, such as 5 9 20.",
    maxLength: 40,
    autoComplete: "off",
    mayBeEmpty: true,
  },
  lines: rows(
    "Lines",
    `One to a row: ${lineRows.example}. What it is called, how many letters; “required”, “default …” or “locked …”.`,
  ),
  prices: rows(
    "Prices",
    `One to a row: ${priceRows.example}. Up to so many stitches a text is charged as that virtual product.`,
  ),
  flags: rows(
    "Flags",
    "Codes of countries, between blanks, such as SE NO JP; none: no flag is embroidered.",
  ),
  flagTerms: rows(
    "How flags are embroidered",
    `A row for one flag: ${flagRows.example}, which is height in mm, product and placements. A row for two on the ` +
      "collar: pair SEW-FLAGS collar-left collar-right.",
  ),
  logoTerms: rows(
    "Logos",
    `How many, and where: ${logoRows.example}; nothing: no logo is embroidered. With “not on file” in a row of its own, ` +
      "digitized logos of customers are not taken.",
  ),
  logoPrices: rows(
    "Prices of logos",
    `One to a row: ${logoPriceRows.example}, by stitches; upload SEW-LOGO-NEW for a logo that has none yet; ` +
      "digitizing DIGITIZE0000 for what making them costs, once for each logo.",
  ),
  logoLines: rows(
    "Which logo where",
    `A row for each: ${logoLineRows.example}; “own” lets shoppers have theirs. What stands there at first: ` +
      "first L000001 | left-chest | locked. Without rows, shoppers' own wherever there is a place.",
  ),
  services: rows("Other services", `One to a row: ${serviceRows.example}.`),
  takesInstructions: { label: "Special instructions are taken", choices: YES_OR_NO },
  colorExclusions: rows(
    "Threads that are not seen",
    `One color of the cloth to a row: ${exclusionRows.example}.`,
  ),
  hints: rows("Hints beside the text", "One to a row."),
  messages: rows("What shoppers are told first", "One to a row."),
} as const satisfies Readonly<Record<string, FormField>>;

type Field = keyof typeof OFFER_FIELDS;
type Typed = Readonly<Record<Field, string>>;

/** An offer as the call takes it. */
interface Draft {
  readonly name: string;
  readonly position: number;
  readonly skus: string[];
  readonly categoryIds: number[];
  readonly terms: OfferTerms;
}

/** An offer as the form begins with it. */
export function typedOf(offer: Omit<Offer, "id" | "version">, categories: Categories): Typed {
  const { terms } = offer;
  const { text } = terms;
  const places = terms.placements.map((place) => ({
    place,
    takesText: text?.placements.includes(place.code) ?? true,
  }));
  return {
    name: offer.name,
    skus: offer.skus.map((sku) => sku.toUpperCase()).join("\n"),
    categories: offer.categoryIds
      .flatMap((id) => categories.find((one) => one.id === id)?.name ?? [])
      .join("\n"),
    position: String(offer.position),
    fabric: terms.fabric,
    pictureWidthMm: String(terms.pictureWidthMm),
    placements: writeRows(places, placementRows),
    text: yesOrNo(text !== null),
    fonts: writeRows(text?.fonts ?? [], fontRows),
    threads: text?.threads.join(" ") ?? "",
    heights: text ? [text.heightMm.min, text.heightMm.usual, text.heightMm.max].join(" ") : "",
    lines: writeRows(text?.lines ?? [], lineRows),
    prices: writeRows(text?.prices ?? [], priceRows),
    flags: terms.flags?.flags.join(" ") ?? "",
    flagTerms: terms.flags ? writeRows(flagTermRows(terms.flags), flagRows) : "",
    ...typedLogos(terms.logos),
    services: writeRows(terms.services, serviceRows),
    takesInstructions: yesOrNo(terms.takesInstructions),
    colorExclusions: writeRows(terms.colorExclusions, exclusionRows),
    hints: text?.hints.join("\n") ?? "",
    messages: terms.messages.join("\n"),
  };
}

function flagTermRows({ flags: _flags, pair, ...terms }: FlagTerms) {
  const single = { is: "single", terms } as const;
  return pair ? [single, { is: "pair", pair } as const] : [single];
}

const yesOrNo = (is: boolean) => (is ? "yes" : "no");

/** What is typed, as the call takes it, or what of it cannot be read. */
export function draftOf(typed: Typed, categories: Categories): Result<Draft> {
  const ids = categoryIds(typed, categories);
  const terms = termsOf(typed);
  if (!ids.ok || !terms.ok) {
    return refuse(...(ids.ok ? [] : ids.problems), ...(terms.ok ? [] : terms.problems));
  }
  return ok({
    name: typed.name,
    position: numbers(typed.position)[0] ?? 0,
    skus: [...words(typed.skus)],
    categoryIds: [...ids.value],
    terms: terms.value,
  });
}

/** Everything that is wrong with what is typed. */
export function checkTyped(typed: Typed, categories: Categories): readonly Problem[] {
  const draft = draftOf(typed, categories);
  if (!draft.ok) return draft.problems;
  const { terms, ...scope } = draft.value;
  return checkOffer({ ...scope, ...terms });
}

function categoryIds(typed: Typed, categories: Categories): Result<readonly number[]> {
  const ids: number[] = [];
  for (const name of linesOf(typed.categories)) {
    const found = categories.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!found) return refuse(problem("embroidery.noSuchCategory", "categories", name));
    ids.push(found.id);
  }
  return ok(ids);
}

function termsOf(typed: Typed): Result<OfferTerms> {
  const placements = readRows("placements", typed.placements, placementRows);
  const services = readRows("services", typed.services, serviceRows);
  const exclusions = readRows("colorExclusions", typed.colorExclusions, exclusionRows);
  const places = placements.ok ? placements.value : [];
  const text = typed.text === "yes" ? textOf(typed, places) : ok(null);
  const [flags, logos] = [flagsOf(typed), logosOf(typed)];
  const read = [placements, services, exclusions, text, flags, logos];
  if (!placements.ok || !services.ok || !exclusions.ok || !text.ok || !flags.ok || !logos.ok) {
    return refuse(...read.flatMap((one) => (one.ok ? [] : one.problems)));
  }
  return ok({
    fabric: chosen(Object.keys(fabrics) as FabricCode[], typed.fabric),
    pictureWidthMm: numbers(typed.pictureWidthMm)[0] ?? 0,
    placements: places.map(({ place }) => place),
    text: text.value,
    flags: flags.value,
    logos: logos.value,
    services: services.value,
    takesInstructions: typed.takesInstructions === "yes",
    colorExclusions: exclusions.value,
    messages: linesOf(typed.messages),
  });
}

function flagsOf(typed: Typed): Result<OfferTerms["flags"]> {
  const codes = words(typed.flags.toUpperCase());
  if (codes.length === 0) return ok(null);
  const rowsRead = readRows("flagTerms", typed.flagTerms, flagRows);
  if (!rowsRead.ok) return rowsRead;
  const single = rowsRead.value.find((row) => row.is === "single");
  const pair = rowsRead.value.find((row) => row.is === "pair");
  if (!single) return refuse(problem("embroidery.flagsUnplaced", "flagTerms"));
  return ok({ flags: codes, ...single.terms, pair: pair?.pair ?? null });
}

function textOf(typed: Typed, places: readonly PlacementRow[]): Result<OfferTerms["text"]> {
  const read = {
    fonts: readRows("fonts", typed.fonts, fontRows),
    lines: readRows("lines", typed.lines, lineRows),
    prices: readRows("prices", typed.prices, priceRows),
  };
  const { fonts: chosenFonts, lines, prices } = read;
  if (!chosenFonts.ok || !lines.ok || !prices.ok) {
    return refuse(...Object.values(read).flatMap((one) => (one.ok ? [] : one.problems)));
  }
  const [min = 0, usual = 0, max = 0] = numbers(typed.heights);
  return ok({
    fonts: chosenFonts.value,
    threads: words(typed.threads),
    placements: places.filter(({ takesText }) => takesText).map(({ place }) => place.code),
    heightMm: { min, usual, max },
    lines: lines.value,
    prices: prices.value,
    hints: linesOf(typed.hints),
  });
}
