import { attributes } from "./attributes.data.ts";
import { bundleRow } from "./bundles/bundle-rows.ts";
import { demoBundles } from "./bundles/bundles.data.ts";
import { departments, rootCategory } from "./categories.data.ts";
import { britishLinePrices, britishSimplePrice } from "./british-prices.ts";
import { britishRows } from "./british-rows.ts";
import { britishText } from "./british-words.ts";
import { columnsOf, csvText } from "./csv-text.ts";
import { demoLogos } from "./logos.data.ts";
import { embroideryOffers } from "./embroidery-offers.ts";
import { GarmentBook } from "./garment-book.ts";
import { lineRows } from "./line-rows.ts";
import { allLines } from "./lines.ts";
import { giftCardRows } from "./gift-cards/gift-card-rows.ts";
import { linkCells } from "./links.ts";
import type { ProductRow } from "./product-row.ts";
import { simpleProducts } from "./simple-products.data.ts";
import { simpleRow } from "./simple-rows.ts";
import { spreads, type DemoSpread } from "./spreads.data.ts";
import { sizeOrder } from "./size-runs.data.ts";
import { britishTableRates, cartRules, store, tableRates, taxRates } from "./store.data.ts";
import { lineTiers, simpleTiers } from "./tiers.ts";

/**
 * The demo store as files by name, ready for the importer: products, British prices and tiers as CSV, the
 * rest as the seed reads it. @throws when a product shows a picture that was not drawn.
 */
export function demoContent(masters: string): ReadonlyMap<string, string> {
  const book = new GarmentBook(masters);
  const products = productRows(book);
  const tiers = [...allLines.flatMap(lineTiers), ...simpleProducts.flatMap(simpleTiers)];
  const british = [
    ...allLines.flatMap(britishLinePrices),
    ...simpleProducts.map(britishSimplePrice),
  ];
  return new Map([
    ["products.csv", csvText(columnsOf(products), products)],
    ["prices-uk.csv", csvText(columnsOf(british), british)],
    ["tiers.csv", csvText(columnsOf(tiers), tiers)],
    ["categories.json", json({ root: rootCategory, departments: departmentsWithSpreads(book) })],
    ["attributes.json", json(attributeList(book))],
    ["store.json", json(store)],
    ["rules.json", json(cartRules)],
    ["embroidery.json", json(embroideryOffers(book))],
    ["logos.json", json(demoLogos)],
    [
      "tax.csv",
      csvText(
        TAX_COLUMNS,
        taxRates.map((cells) => row(TAX_COLUMNS, cells)),
      ),
    ],
    ["tablerates.csv", rateFile(tableRates)],
    ["tablerates-uk.csv", rateFile(britishTableRates)],
  ]);
}

function rateFile(rates: readonly (readonly string[])[]): string {
  return csvText(
    RATE_COLUMNS,
    rates.map((cells) => row(RATE_COLUMNS, cells)),
  );
}

/** The departments, a category's spread with the places of its notes on the drawing. */
function departmentsWithSpreads(book: GarmentBook): object[] {
  return departments.map(({ categories, ...department }) => ({
    ...inBothViews(department),
    categories: categories.map((category) => {
      const spread = spreads.find((one) => one.category === `${department.name}/${category.name}`);
      return inBothViews(spread ? { ...category, spread: spreadOf(spread, book) } : category);
    }),
  }));
}

/** A category, with what the British store view says of it differently. */
function inBothViews(category: { readonly description: string; readonly spread?: Spread }): object {
  const { description, spread } = category;
  const said = britishText(description);
  const notes = spread?.notes.map((note) => ({ ...note, text: britishText(note.text) }));
  const isNoted = notes?.some(({ text }, i) => text !== spread?.notes[i]?.text);
  const uk = {
    ...(said !== description && { description: said }),
    ...(isNoted && { spread: { ...spread, notes } }),
  };
  return Object.keys(uk).length > 0 ? { ...category, views: { uk } } : category;
}

/** @throws when the line or a note of its drawing is not there. */
function spreadOf({ sku, notes }: DemoSpread, book: GarmentBook): Spread {
  const line = allLines.find((one) => one.sku === sku);
  if (!line) throw new Error(`A spread shows ${sku}, which is no line of the demo store`);
  return {
    sku,
    notes: notes.map(({ of, ...note }) => ({ ...note, at: book.noteAt(line.style, of) })),
  };
}

interface Spread {
  readonly sku: string;
  readonly notes: readonly { readonly text: string }[];
}

const TAX_COLUMNS = ["code", "country", "region", "postcode_from", "postcode_to", "rate_percent"];
const RATE_COLUMNS = [
  "Country",
  "Region/State",
  "Zip/Postal Code",
  "Order Subtotal (and above)",
  "Shipping Price",
];

function productRows(book: GarmentBook): ProductRow[] {
  const lines = allLines.flatMap((line) => lineRows(line, book, linkCells(line, allLines)));
  const simples = simpleProducts.map((line) => simpleRow(line, book));
  const bundles = demoBundles.map((bundle) => bundleRow(bundle, book));
  const all = [...lines, ...simples, ...bundles];
  return [...all, ...all.flatMap(britishRows), ...giftCardRows(book)];
}

/** Colors in the order of the drawings, with their dyes as swatches; sizes as a size table has them. */
function attributeList(book: GarmentBook): object[] {
  const choice = { input: "select", filterable: true, configurable: true };
  const colors = book.colors.map(({ name, hex }) => ({ label: name, swatch: hex }));
  const sizes = sizeOrder.map((label) => ({ label, swatch: label }));
  return [
    { code: "color", ...labelInBothViews("Color"), ...choice, swatch: "color", options: colors },
    { code: "size", label: "Size", ...choice, swatch: "text", options: sizes },
    ...attributes.map(({ options, ...attribute }) =>
      options ? { ...attribute, options: options.map(optionInBothViews) } : attribute,
    ),
  ];
}

/** An option, with the label of the British store view where it has another. */
function optionInBothViews(option: { readonly label: string }): object {
  return { ...option, ...labelInBothViews(option.label) };
}

function labelInBothViews(label: string): object {
  const uk = britishText(label);
  return uk === label ? { label } : { label, views: { uk } };
}

function row(columns: readonly string[], cells: readonly string[]): ProductRow {
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
