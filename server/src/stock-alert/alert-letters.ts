import { imageUrl } from "@placket/domain/media/image-url";
import { money, type Money } from "@placket/domain/money/money";
import { ALERT_END_PAGE } from "@placket/domain/stock-alert/stock-alert";
import type { Letterhead } from "../mail/letter/letterhead.ts";
import { letterTemplate } from "../mail/template/template.ts";
import type { ProductFacts } from "./product-facts.ts";

/** What one letter tells: products that somebody waited for. */
interface Told {
  readonly items: readonly (Omit<ProductFacts, "isAtHand"> & {
    /** At which it was asked for; `null` of stock. */
    readonly asked: Money | null;
  })[];
  /** Ends all that its reader waits for. */
  readonly endUrl: string;
  readonly storeUrl: string;
}

/** Twice as wide as it is shown: letters are read on dense screens. */
const LETTER_WIDTH = 120;

/** The products, the way to the first of them, and the way out. */
const blocks = ({ items, endUrl, storeUrl }: Told, { say, price }: Letterhead) => [
  {
    is: "lines" as const,
    rows: items.map((item) => ({
      name: item.name,
      facts: [
        ...item.chosen.map(({ label, value }) => `${label}: ${value}`),
        ...(item.asked ? [say("%1 when you asked", price(item.asked))] : []),
      ],
      sku: item.sku,
      pieces: "",
      amount: item.price ? price(item.price) : "",
      picture: item.imageFile && `${storeUrl}${imageUrl(item.imageFile, LETTER_WIDTH)}`,
    })),
  },
  {
    is: "button" as const,
    text: say("Go to the product"),
    href: `${storeUrl}${items[0]?.url ?? "/"}`,
  },
  { is: "link" as const, text: say("Send me no alerts any more"), href: endUrl },
];

const sample = (storeUrl: string, currency: string, asked: Money | null): Told => ({
  items: [
    {
      name: "Chef coat",
      sku: "EXAMPLE-M",
      url: "/chef-coat",
      imageFile: null,
      chosen: [
        { label: "Color", value: "White" },
        { label: "Size", value: "M" },
      ],
      price: money(5400, currency),
      asked,
    },
  ],
  endUrl: `${storeUrl}${ALERT_END_PAGE}#example`,
  storeUrl,
});

/** The letter that says what is in stock again. */
export const backInStock = letterTemplate({
  name: "stockAlert.stock",
  title: "In stock again",
  about:
    "Goes once to a customer who asked to be told when something can be had again; what comes back at the same time stands in one letter.",
  readers: "shoppers",
  placeholders: { product: "what the first product is called" },
  texts: (say, at) => ({
    subject: say("%1 is in stock again", at.product),
    heading: say("It is in stock again"),
    intro: say("You asked us to tell you. We keep nothing back: who orders first has it."),
    closing: say("Questions? %1", at.phone),
  }),
  values: ({ items }: Told) => ({ product: items[0]?.name ?? "" }),
  blocks,
  sample: ({ settings: { storeUrl }, store }) => sample(storeUrl, store.currency, null),
});

/** The letter that says what costs less. */
export const cheaper = letterTemplate({
  name: "stockAlert.price",
  title: "Costs less",
  about: "Goes once to a customer who asked to be told when something costs less than it did then.",
  readers: "shoppers",
  placeholders: { product: "what the first product is called" },
  texts: (say, at) => ({
    subject: say("%1 costs less now", at.product),
    heading: say("It costs less now"),
    intro: say("You asked us to tell you. This is the price of today:"),
    closing: say("Questions? %1", at.phone),
  }),
  values: ({ items }: Told) => ({ product: items[0]?.name ?? "" }),
  blocks,
  sample: ({ settings: { storeUrl }, store }) =>
    sample(storeUrl, store.currency, money(6150, store.currency)),
});
