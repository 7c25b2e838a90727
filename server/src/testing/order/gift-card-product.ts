import { aProduct, type Shop } from "../shop.ts";

type ProductDraft = Parameters<typeof aProduct>[1];

/** A gift card that is sold for 25, 50 or 100 dollars, or an own amount from 10 to 500, unless the draft says otherwise. */
export const aGiftCardProduct = (
  shop: Shop,
  {
    attributes = {},
    ...draft
  }: Omit<ProductDraft, "attributes"> & { readonly attributes?: object },
): Promise<number> =>
  aProduct(shop, {
    type: "giftcard",
    price_minor: null,
    weight_grams: null,
    ...draft,
    attributes: JSON.stringify({
      giftcard_amounts: "25|50|100",
      allow_open_amount: true,
      open_amount_min: "10",
      open_amount_max: "500",
      ...attributes,
    }),
  });

/** `giftcard_option` of a card of 50 dollars, by the documents' names. */
export const giftcardOption = (said: Readonly<Record<string, string>> = {}) => ({
  giftcard_amount: "50",
  giftcard_sender_name: "Demo Sender",
  giftcard_sender_email: "sender@example.com",
  giftcard_recipient_name: "Demo Recipient",
  giftcard_recipient_email: "recipient@example.com",
  giftcard_message: "Enjoy it!",
  ...said,
});
