import { bundleParts } from "./bundles/parts.data.ts";
import { embroideryServices } from "./embroidery-services.data.ts";

/** A product without choices: one garment in one color, or a service on one. */
export interface SimpleLine {
  readonly sku: string;
  readonly name: string;
  readonly type?: "virtual";
  /** Of a virtual one: it comes in a color, and its pieces are counted. */
  readonly isCounted?: true;
  /** Bought with something else only: it has no page of its own and no picture. */
  readonly isHidden?: true;
  readonly style: string;
  readonly color: string;
  /** Views shown; by default all that were drawn. */
  readonly views?: readonly string[];
  readonly price: number;
  readonly msrp?: number;
  readonly categories: readonly string[];
  readonly fabric?: string;
  readonly ounces?: number;
  readonly summary: string;
  readonly facts: readonly string[];
  readonly weight?: number;
  readonly since: string;
  readonly stock: number;
  readonly pack?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly embroidery?: true;
  readonly callout?: "New" | "Sale";
  readonly tiers?: readonly (readonly [quantity: number, price: number])[];
  /** What is chosen of it besides. */
  readonly options?: readonly DemoOption[];
}

/** An option of a product's own, as Magento's column `custom_options` has it. */
interface DemoOption {
  readonly name: string;
  readonly type: "checkbox" | "drop_down" | "field";
  readonly most?: number;
  /** Of what is typed. */
  readonly price?: number;
  readonly sku?: string;
  readonly values?: readonly {
    readonly title: string;
    readonly price: number;
    readonly sku?: string;
    readonly isPercent?: true;
  }[];
}

export const simpleProducts: readonly SimpleLine[] = [
  {
    sku: "TRN-CAP-WHT",
    name: "Trainee skull cap, white",
    style: "cap",
    color: "white",
    price: 6.4,
    categories: ["Kitchen/Headwear"],
    fabric: "Poplin",
    ounces: 4.2,
    summary: "A plain cap with an elastic band, sold in tens for kitchens with many guests.",
    facts: [
      "Sold in packs of ten.",
      "One layer of 4.2 oz poplin; boils 20 times before the elastic tires.",
    ],
    weight: 0.1,
    since: "2024-02-12",
    stock: 1400,
    pack: 10,
    minimum: 10,
    tiers: [
      [50, 5.8],
      [100, 5.1],
    ],
  },
  {
    sku: "TRN-CAP-BLK",
    name: "Trainee skull cap, black",
    style: "cap",
    color: "black",
    price: 6.4,
    categories: ["Kitchen/Headwear"],
    fabric: "Poplin",
    ounces: 4.2,
    summary: "The trainee cap in black, sold in tens.",
    facts: [
      "Sold in packs of ten.",
      "Dyed with reactive black: it boils with the aprons, not with the whites.",
    ],
    weight: 0.1,
    since: "2024-02-12",
    stock: 860,
    pack: 10,
    minimum: 10,
    tiers: [
      [50, 5.8],
      [100, 5.1],
    ],
  },
  {
    sku: "VST-APR-WHT",
    name: "Visitor bib apron, white",
    style: "apron",
    color: "white",
    price: 11.5,
    categories: ["Kitchen/Aprons"],
    fabric: "Poplin",
    ounces: 5.2,
    summary: "A light apron for kitchen tours and cooking classes; at least six.",
    facts: [
      "Orders begin at six pieces.",
      "Neck loop with a snap, so that it goes on over a hairdo.",
    ],
    weight: 0.4,
    since: "2024-09-02",
    stock: 640,
    minimum: 6,
    embroidery: true,
  },
  {
    sku: "SMP-APR-DNM",
    name: "Denim apron, sample piece",
    style: "apron",
    color: "denim",
    price: 19,
    msrp: 38,
    categories: ["Kitchen/Aprons"],
    fabric: "Denim",
    ounces: 10,
    summary: "One Dockside apron at half price to see and wash before you order for a team.",
    facts: ["One per order.", "The 19 dollars come off your first order of twelve aprons or more."],
    weight: 1.1,
    since: "2025-01-13",
    stock: 75,
    maximum: 1,
  },
  {
    sku: "DSH-APR-BLK",
    name: "Dish-pit apron, black",
    style: "apron",
    color: "black",
    price: 34,
    categories: ["Kitchen/Aprons"],
    fabric: "Coated twill",
    ounces: 9.5,
    summary: "Twill coated with polyurethane: eight hours of water, wiped dry.",
    facts: [
      "The coating is on the inside, so the outside looks like the other aprons.",
      "Hang it up; folding cracks the coating after a year.",
    ],
    weight: 1.2,
    since: "2025-03-31",
    stock: 118,
  },
  {
    sku: "POT-APR-RST",
    name: "Potter’s split apron, rust",
    style: "apron",
    color: "rust",
    price: 52,
    categories: ["Workshop/Work aprons"],
    fabric: "Canvas",
    ounces: 12,
    summary: "The Quarry in rust with a towel sewn to each leg.",
    facts: [
      "Two terry towels of 10 by 14 inches, held by snaps and washable on their own.",
      "Clay that dries on canvas brushes off.",
    ],
    weight: 1.7,
    since: "2026-10-19",
    stock: 42,
    callout: "New",
    embroidery: true,
    options: [
      { name: "Name on a sewn-in label", type: "field", most: 16, price: 3.5, sku: "LABEL" },
      {
        name: "Hem finish",
        type: "drop_down",
        values: [
          { title: "Rolled twice", price: 4, sku: "ROLL" },
          { title: "Raw, washed once", price: 10, isPercent: true, sku: "RAW" },
        ],
      },
      {
        name: "Extras",
        type: "checkbox",
        values: [
          { title: "Loop for tools", price: 2 },
          { title: "Third towel", price: 5 },
        ],
      },
    ],
  },
  {
    sku: "SCD-BST-CHR",
    name: "Bistro apron, charcoal, seconds",
    style: "bistro",
    color: "charcoal",
    price: 9,
    msrp: 24,
    categories: ["Front of house/Bistro aprons", "Sale"],
    fabric: "Twill",
    ounces: 7,
    summary: "Long bistro aprons whose shade is a touch too warm. Nothing else is wrong with them.",
    facts: [
      "From one roll that came out of the dye bath off shade; beside each other they match.",
      "Three are left.",
    ],
    weight: 0.5,
    since: "2026-06-08",
    stock: 3,
    callout: "Sale",
  },
  {
    sku: "FLR-BST-OLV",
    name: "Florist’s waist apron, olive",
    style: "bistro",
    color: "olive",
    price: 29,
    categories: ["Workshop/Work aprons"],
    fabric: "Coated twill",
    ounces: 8.5,
    summary: "A waist apron with a wet pocket for stems and a dry one for shears.",
    facts: [
      "The left pocket is lined and drains at the corner.",
      "Ties of 40 inches, flat, wide enough not to cut in.",
    ],
    weight: 0.7,
    since: "2025-11-10",
    stock: 0,
  },
  {
    sku: "BAR-BST-BRG",
    name: "Wine bar apron, burgundy",
    style: "bistro",
    color: "burgundy",
    price: 27,
    categories: ["Front of house/Bistro aprons"],
    fabric: "Twill",
    ounces: 7,
    summary: "The long bistro apron with a pocket for a corkscrew and two corks.",
    facts: [
      "The narrow pocket is lined with leather where the screw would go through.",
      "In the color of the Sommelier coat, from the same recipe.",
    ],
    weight: 0.6,
    since: "2025-12-01",
    stock: 88,
    embroidery: true,
  },
  {
    sku: "HEM-PAIR",
    name: "Trouser hemming, per pair",
    type: "virtual",
    style: "trousers",
    color: "black",
    views: ["d"],
    price: 9,
    categories: ["Kitchen/Chef trousers", "Workshop/Work trousers"],
    summary: "We hem trousers to the half inch before they leave. Adds one working day.",
    facts: [
      "Choose it on the page of the trousers and write the inside leg there. Bought by itself, write it in the order comment.",
      "A blind hem on service trousers, two rows on everything else.",
    ],
    since: "2024-03-04",
    stock: 9999,
  },
  ...embroideryServices,
  ...bundleParts,
];
