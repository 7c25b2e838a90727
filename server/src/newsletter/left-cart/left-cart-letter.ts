import type { CartItem } from "@placket/domain/cart/cart-item";
import { saidRows } from "@placket/domain/cart/line-kinds";
import { imageUrl } from "@placket/domain/media/image-url";
import { money, times } from "@placket/domain/money/money";
import { NEWSLETTER_PAGES } from "@placket/domain/newsletter/subscription";
import { letterTemplate } from "../../mail/template/template.ts";

/** What is told of an item. What its shopper typed is not: whoever typed it may be somebody else. */
export type LeftItem = Pick<
  CartItem,
  | "bundled"
  | "configuration"
  | "imageFile"
  | "name"
  | "quantity"
  | "selections"
  | "sku"
  | "unitPrice"
>;

interface LeftCart {
  readonly items: readonly LeftItem[];
  /** Where the cart is to be had again. */
  readonly cartUrl: string;
  /** Ends the newsletter, and letters like this one with it. */
  readonly endUrl: string;
  readonly storeUrl: string;
}

/** Twice as wide as it is shown: letters are read on dense screens. */
const LETTER_WIDTH = 120;

/** The letter that reminds a reader of the newsletter of what stayed in their cart. */
export const leftCartLetter = letterTemplate({
  name: "newsletter.leftCart",
  title: "What stayed in the cart",
  about:
    "Goes to a reader of the newsletter who left something in the cart, as many hours after as the settings say: once for each cart, once a week, and never when they ordered meanwhile.",
  readers: "shoppers",
  placeholders: {},
  texts: (say, at) => ({
    subject: say("Still in your cart at %1", at.store),
    heading: say("Something is still in your cart"),
    intro: say("This is what you left there, at the prices of today:"),
    closing: say("You get this because you get our newsletter."),
  }),
  values: () => ({}),
  blocks: ({ items, cartUrl, endUrl, storeUrl }: LeftCart, { say, price }) => [
    {
      is: "lines",
      rows: items.map(({ name, sku, quantity, unitPrice, imageFile, ...chosen }) => ({
        name,
        facts: saidRows({ ...chosen, parts: [] }, say).map(
          ({ label, value }) => `${label}: ${value}`,
        ),
        sku,
        pieces: `${quantity} × ${price(unitPrice)}`,
        amount: price(times(unitPrice, quantity)),
        picture: imageFile && `${storeUrl}${imageUrl(imageFile, LETTER_WIDTH)}`,
      })),
    },
    { is: "button", text: say("Go to your cart"), href: cartUrl },
    { is: "link", text: say("Unsubscribe"), href: endUrl },
  ],
  sample: ({ settings: { storeUrl }, store }) => ({
    items: [
      {
        name: "Chef coat",
        sku: "EXAMPLE-M",
        quantity: 2,
        unitPrice: money(5400, store.currency),
        imageFile: null,
        configuration: { kind: "configurable" } as const,
        bundled: [],
        selections: [
          {
            attributeId: 0,
            attributeCode: "size",
            attributeLabel: "Size",
            optionId: 0,
            optionLabel: "M",
          },
        ],
      },
    ],
    cartUrl: `${storeUrl}/checkout/cart`,
    endUrl: `${storeUrl}${NEWSLETTER_PAGES.unsubscribe}#example`,
    storeUrl,
  }),
});
