/** What a field of a part may be, and how it is checked. */
export type FieldAs =
  | "line"
  | "html"
  | "link"
  | "picture"
  | "share"
  | "seconds"
  | "skus"
  | "jsonType"
  | "json";

/** A field of a part: what staff call it, what it may be, and whether it must be there. */
export interface PartField {
  readonly title: string;
  readonly as: FieldAs;
  readonly isNeeded?: true;
}

type Fields = Readonly<Record<string, PartField>>;

/** A kind of part: its fields, and those of each of its entries where it has a list. */
interface PartKindRow {
  readonly title: string;
  readonly fields: Fields;
  readonly entry?: { readonly title: string; readonly max: number; readonly fields: Fields };
}

const needed = (title: string, as: FieldAs): PartField & { readonly isNeeded: true } => ({
  title,
  as,
  isNeeded: true,
});
const free = (title: string, as: FieldAs): PartField => ({ title, as });

const PICTURE = {
  picture: needed("Picture", "picture"),
  alt: free("What the picture shows", "line"),
};
const BANNER = {
  ...PICTURE,
  title: free("Heading", "line"),
  text: free("Text", "line"),
  label: free("Text of the link", "line"),
  href: free("Link", "link"),
};
const PRODUCTS = { title: needed("Heading", "line"), skus: needed("Products", "skus") };
const OVER = {
  label: needed("Text of the button", "line"),
  title: needed("Heading", "line"),
  html: needed("Text", "html"),
};

/** What pages and blocks are made of (catalogue §2, Content widgets). All values are text; a new kind is a row. */
export const PART_KINDS = {
  text: { title: "Text", fields: { html: needed("Text", "html") } },
  banner: { title: "Banner", fields: BANNER },
  hero: {
    title: "Hero carousel",
    fields: { seconds: free("Seconds for each picture", "seconds") },
    entry: { title: "Pictures", max: 8, fields: BANNER },
  },
  hotspots: {
    title: "Picture with markers",
    fields: PICTURE,
    entry: {
      title: "Markers",
      max: 12,
      fields: {
        x: needed("From the left, in %", "share"),
        y: needed("From the top, in %", "share"),
        name: needed("Name", "line"),
        text: free("Short description", "line"),
        picture: free("Its picture", "picture"),
        href: needed("Link", "link"),
      },
    },
  },
  products: { title: "Featured products", fields: PRODUCTS },
  recommended: { title: "Recommended products", fields: PRODUCTS },
  stories: {
    title: "Featured stories",
    fields: { title: needed("Heading", "line") },
    entry: {
      title: "Stories",
      max: 12,
      fields: {
        ...PICTURE,
        title: needed("Heading", "line"),
        text: free("Text", "line"),
        href: needed("Link", "link"),
      },
    },
  },
  callToAction: {
    title: "Call to action",
    fields: {
      title: needed("Heading", "line"),
      text: free("Text", "line"),
      label: needed("Text of the link", "line"),
      href: needed("Link", "link"),
    },
  },
  emailConnect: {
    title: "Newsletter sign-up",
    fields: { title: needed("Heading", "line"), text: free("Text", "line") },
  },
  popup: { title: "Popup dialog", fields: OVER },
  overlay: { title: "Overlay", fields: OVER },
  json: {
    title: "JSON widget",
    fields: {
      name: needed("Name", "line"),
      type: needed("Type", "jsonType"),
      body: needed("Body", "json"),
    },
  },
} as const satisfies Readonly<Record<string, PartKindRow>>;

export type PartKind = keyof typeof PART_KINDS;
export const PART_KIND_NAMES = Object.keys(PART_KINDS) as readonly PartKind[];

export const isPartKind = (text: string): text is PartKind => Object.hasOwn(PART_KINDS, text);

/** The row of a kind, as whoever walks over all fields reads it. */
export const kindRow = (kind: PartKind): PartKindRow => PART_KINDS[kind];

/** The type that a JSON widget has, and no other (CMS-06). */
export const JSON_WIDGET_TYPE = "application/json";
