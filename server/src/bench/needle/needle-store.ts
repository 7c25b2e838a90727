import type { Db } from "../../db/database.ts";

/** What shoppers of this bench have a name sewn on: an id far beyond those of the generated catalogue. */
export const COAT_ID = 90_000_001;
const SERVICE_ID = 90_000_002;
const COAT = "NEEDLE-COAT";
const SERVICE = "NEEDLE-TEXT";

/** Adds a garment with an offer of texts, and what they are charged as. */
export async function addEmbroidery(db: Db): Promise<void> {
  const common = { tax_class_id: 2, website_ids: [1], weight_grams: 300 };
  const garment = {
    ...common,
    id: COAT_ID,
    sku: COAT,
    type: "simple" as const,
    name: "Coat",
    url_key: "needle-coat",
  };
  const service = {
    ...common,
    id: SERVICE_ID,
    sku: SERVICE,
    type: "virtual" as const,
    name: "Text",
    visibility: 1,
  };
  await db
    .insertInto("product")
    .values([
      { ...garment, price_minor: 4000, attributes: JSON.stringify({ has_embroidery: true }) },
      { ...service, price_minor: 600, url_key: "needle-text", attributes: "{}" },
    ])
    .execute();
  await db
    .insertInto("stock_item")
    .values([COAT_ID, SERVICE_ID].map((id) => ({ product_id: id, quantity: 1_000_000 })))
    .execute();
  await db
    .insertInto("embroidery_offer")
    .values({
      name: "Coat",
      skus: [COAT.toLowerCase()],
      category_ids: [],
      terms: JSON.stringify(TERMS),
    })
    .execute();
}

const LINE = { defaultText: "", isRequired: false, isLocked: false, characterLimit: 20 };

const TERMS = {
  fabric: "twill",
  pictureWidthMm: 720,
  placements: [
    {
      code: "left-chest",
      name: "Left chest",
      face: "front",
      side: "left",
      turn: 0,
      center: { x: 0.6, y: 0.3 },
      widthMm: 250,
      heightMm: 60,
    },
  ],
  text: {
    fonts: ["block", "script"],
    threads: ["1366"],
    placements: ["left-chest"],
    heightMm: { min: 5, max: 20, usual: 9 },
    lines: [
      { number: 1, label: "Name", ...LINE },
      { number: 2, label: "Title", ...LINE },
    ],
    prices: [{ upTo: 40_000, sku: SERVICE }],
    hints: [],
  },
  services: [],
  takesInstructions: false,
  colorExclusions: [],
  messages: [],
  stepOrder: [],
};
