import type { OfferTerms } from "@placket/domain/embroidery/offer/offer";
import { aProduct, type Shop } from "../shop.ts";

/** The terms of a plain offer: two lines of text on the left chest or the back, charged in three steps. */
export function offerTerms(differing: Partial<OfferTerms> = {}): OfferTerms {
  const place = { side: "left", turn: 0, center: { x: 0.6, y: 0.3 } } as const;
  return {
    fabric: "twill",
    pictureWidthMm: 720,
    placements: [
      {
        ...place,
        code: "left-chest",
        name: "Left chest",
        face: "front",
        widthMm: 100,
        heightMm: 58,
      },
      { ...place, code: "collar", name: "Collar", face: "front", widthMm: 24, heightMm: 14 },
      {
        ...place,
        code: "back-yoke",
        name: "Back yoke",
        face: "back",
        side: "center",
        widthMm: 260,
        heightMm: 60,
      },
    ],
    text: {
      fonts: ["block", "script"],
      threads: ["1001", "1000", "1366"],
      placements: ["left-chest", "collar", "back-yoke"],
      heightMm: { min: 5, max: 20, usual: 9 },
      lines: [aLine(1, "Name", { characterLimit: 20 }), aLine(2, "Title", { characterLimit: 24 })],
      prices: [
        { upTo: 1500, sku: "TEXT-1" },
        { upTo: 5000, sku: "TEXT-5" },
        { upTo: 8000, sku: "TEXT-8" },
      ],
      hints: ["Capitals stay capitals."],
    },
    flags: {
      flags: ["SE", "NO", "JP"],
      heightMm: 25,
      placements: ["left-chest"],
      sku: "FLAG",
      pair: { left: "collar", right: "back-yoke", sku: "FLAGS" },
    },
    logos: {
      placements: ["left-chest", "back-yoke"],
      lines: [],
      most: 2,
      prices: [
        { upTo: 14_999, sku: "LOGO" },
        { upTo: 60_000, sku: "LOGO-XL" },
      ],
      takesOnFile: true,
      uploadSku: "LOGO-NEW",
      digitizingSku: null,
      preset: null,
    },
    services: [{ kind: "alteration-piping", sku: "HEM" }],
    takesInstructions: true,
    colorExclusions: [{ color: "White", threads: ["1001"] }],
    messages: ["Sewn in three days."],
    stepOrder: [],
    ...differing,
  };
}

type Line = NonNullable<OfferTerms["text"]>["lines"][number];

/** A line that may be left empty, unless it says otherwise. */
export const aLine = (number: number, label: string, rule: Partial<Line> = {}): Line => ({
  number,
  label,
  characterLimit: 20,
  defaultText: "",
  isRequired: false,
  isLocked: false,
  ...rule,
});

/** Stores an offer for products and categories, and what its texts are charged as: $6, $8.50 and $13. */
export async function anOffer(
  shop: Pick<Shop, "db">,
  {
    name = "Chef coat",
    skus = [],
    categoryIds = [],
    terms = offerTerms(),
  }: {
    readonly name?: string;
    readonly skus?: readonly string[];
    readonly categoryIds?: readonly number[];
    readonly terms?: OfferTerms;
  },
): Promise<number> {
  const { id } = await shop.db
    .insertInto("embroidery_offer")
    .values({
      name,
      skus: [...skus],
      category_ids: [...categoryIds],
      terms: JSON.stringify(terms),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The services of {@link offerTerms}' texts. */
export async function textServices(shop: Pick<Shop, "db">): Promise<void> {
  const service = { type: "virtual", visibility: 1, stock: { quantity: 1000 } } as const;
  await aProduct(shop, { sku: "TEXT-1", name: "Short text", ...service, price_minor: 600 });
  await aProduct(shop, { sku: "TEXT-5", ...service, price_minor: 850 });
  await aProduct(shop, { sku: "FLAG", name: "A flag", ...service, price_minor: 700 });
  await aProduct(shop, { sku: "FLAGS", name: "Two flags", ...service, price_minor: 1200 });
  await aProduct(shop, { sku: "LOGO", name: "A logo", ...service, price_minor: 900 });
  await aProduct(shop, { sku: "LOGO-XL", ...service, price_minor: 1900 });
  await aProduct(shop, { sku: "LOGO-NEW", ...service, price_minor: 1000 });
  await aProduct(shop, { sku: "TEXT-8", ...service, price_minor: 1300 });
}
