import { letterTemplate } from "../../mail/template/template.ts";

/** What one letter asks about. */
interface Invited {
  readonly number: string;
  /** What was bought, each with the way to its form. */
  readonly products: readonly { readonly name: string; readonly href: string }[];
  /** Ends letters like this one. */
  readonly stopUrl: string;
}

/** The letter that asks a buyer for a review of what they bought (REVIEW-03). */
export const reviewInviteLetter = letterTemplate({
  name: "review.invite",
  title: "How did you like it?",
  about:
    "Goes to the buyer of an order once it is complete, as many days after as the settings say: once for each order, never where they have reviewed all of it or want no such letters.",
  readers: "shoppers",
  placeholders: { number: "the order’s number" },
  texts: (say, at) => ({
    subject: say("How do you like what you bought at %1?", at.store),
    heading: say("How do you like it?"),
    intro: say("You bought this with order %1. Your review helps others who choose.", at.number),
    closing: say("Reviews are published within 3 to 7 business days. Questions? %1", at.phone),
  }),
  values: ({ number }: Invited) => ({ number }),
  blocks: ({ products, stopUrl }: Invited, { say }) => [
    ...products.map(({ name, href }, index) => ({
      is: index === 0 ? ("button" as const) : ("link" as const),
      text: say("Review %1", name),
      href,
    })),
    { is: "link" as const, text: say("Send me no letters like this any more"), href: stopUrl },
  ],
  sample: ({ settings: { storeUrl } }) => ({
    number: "000000001",
    products: [
      { name: "Chef coat", href: `${storeUrl}/reviews/write/1#/?order_id=000000001` },
      { name: "Bistro apron", href: `${storeUrl}/reviews/write/2#/?order_id=000000001` },
    ],
    stopUrl: `${storeUrl}/reviews/write/1#/?letters=stop`,
  }),
});
