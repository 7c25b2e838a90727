/** A selection of a demo bundle: a product of the catalogue, by its SKU. */
interface DemoSelection {
  readonly sku: string;
  readonly isDefault?: true;
  readonly quantity?: number;
}

export interface DemoOption {
  readonly title: string;
  readonly type: "select" | "radio" | "multi";
  /** Left out: it must be chosen. */
  readonly isOptional?: true;
  readonly isByImage?: true;
  /** How many pieces is for the shopper to say. */
  readonly hasQuantity?: true;
  readonly selections: readonly DemoSelection[];
}

/** A product made of other products; its price is the sum of what is chosen. */
export interface DemoBundle {
  readonly sku: string;
  readonly name: string;
  readonly categories: readonly string[];
  readonly summary: string;
  readonly facts: readonly string[];
  readonly since: string;
  /** Of a kit its code; else a style and its color. */
  readonly picture: { readonly kit: string } | { readonly style: string; readonly color: string };
  readonly isStepped?: true;
  readonly callout?: "New";
  readonly options: readonly DemoOption[];
}

const sizesOf = (sku: string, sizes: readonly string[]): DemoSelection[] =>
  sizes.map((size) => ({ sku: `${sku}-${size}` }));

const LETTERS = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];

export const demoBundles: readonly DemoBundle[] = [
  {
    sku: "KIT-10",
    name: "First-week kitchen kit",
    categories: ["Kitchen/Chef coats"],
    summary: "Coat, trousers, apron and caps for whoever starts on Monday, chosen on one page.",
    facts: [
      "Every piece is the one from its own page, at the same price and by the dozen price; a kit only saves the walk.",
      "Two pairs of trousers wash in turn. Say one, if the second comes later.",
    ],
    since: "2026-10-19",
    picture: { kit: "kitchen" },
    callout: "New",
    options: [
      { title: "Chef coat", type: "radio", selections: sizesOf("MRW-10-WHT", LETTERS) },
      {
        title: "Trousers",
        type: "select",
        hasQuantity: true,
        selections: sizesOf("STK-10-BLK", LETTERS).map((one) => ({ ...one, quantity: 2 })),
      },
      {
        title: "Apron",
        type: "radio",
        isByImage: true,
        selections: [
          { sku: "LRD-10-NVY", isDefault: true },
          { sku: "LRD-10-BLK" },
          { sku: "LRD-10-WHT" },
          { sku: "LRD-10-CHR" },
        ],
      },
      {
        title: "Caps",
        type: "multi",
        isOptional: true,
        selections: [{ sku: "LNC-10-WHT" }, { sku: "LNC-10-BLK" }, { sku: "LNC-10-NVY" }],
      },
    ],
  },
  {
    sku: "STR-10",
    name: "Strapline bib apron",
    categories: ["Kitchen/Aprons"],
    summary: "A bib with straps that button on: in one color, or in one for each shoulder.",
    facts: [
      "Straps are sold by the piece and charged so: a pair is two, of one color or of two.",
      "Horn buttons at the bib, brass slides behind the shoulder.",
    ],
    since: "2026-10-19",
    picture: { style: "apron", color: "oat" },
    isStepped: true,
    options: [
      {
        title: "Bib",
        type: "radio",
        selections: [{ sku: "STR-BIB-OAT" }, { sku: "STR-BIB-BLK" }, { sku: "STR-BIB-DNM" }],
      },
      {
        title: "Straps",
        type: "radio",
        selections: [
          { sku: "DOUBLE-STR-TBC" },
          { sku: "DOUBLE-STR-BLK" },
          { sku: "DOUBLE-STR-RST" },
          { sku: "DOUBLE-STR-NVY" },
        ],
      },
    ],
  },
];
