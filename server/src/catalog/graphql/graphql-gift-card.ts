import {
  giftCardAmountUid,
  giftCardFieldUid,
} from "@placket/contract/sold-card/giftcard-option.codec";
import { GIFT_CARD_MESSAGE_MAX, type AskedGiftCard } from "@placket/domain/sold-card/choice";
import type { GiftCardOffer } from "@placket/domain/sold-card/offer";
import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import type { GraphqlProduct } from "./graphql-product.ts";

const told =
  <Value>(of: (offer: GiftCardOffer, websiteId: number) => Value) =>
  ({ list, row }: GraphqlProduct): Value | null => {
    const { websiteId } = list.shopper.index.view;
    const offer = list.shopper.snapshot.base.giftCards.of(row, websiteId);
    return offer && of(offer, websiteId);
  };

const decimal = ({ currency }: GiftCardOffer, minor: number | undefined) =>
  minor === undefined ? null : decimalOf(money(minor, currency));

/** What is typed beside the amount, in the order of the form. */
const FIELDS: readonly (readonly [keyof AskedGiftCard, string, boolean])[] = [
  ["customAmount", "Other Amount", false],
  ["senderName", "Sender Name", true],
  ["senderEmail", "Sender Email", true],
  ["recipientName", "Recipient Name", true],
  ["recipientEmail", "Recipient Email", true],
  ["message", "Message", false],
  ["sendOn", "To be sent on", false],
  ["design", "Design", false],
];

const OPTIONS = FIELDS.map(([field, title, required], at) => ({
  __typename: "CustomizableFieldOption" as const,
  option_id: null,
  product_sku: null,
  value: null,
  uid: giftCardFieldUid(field),
  title,
  required,
  sort_order: at + 1,
}));

/** A field of a gift card, by Magento's names. */
export type GiftCardField = (typeof OPTIONS)[number];

/** What Magento's `GiftCardProduct` says besides what all products do. */
export const giftCardFields = {
  allow_message: () => true,
  message_max_length: () => GIFT_CARD_MESSAGE_MAX,
  allow_open_amount: told(({ open }) => open !== null),
  open_amount_min: told((offer) => decimal(offer, offer.open?.minMinor)),
  open_amount_max: told((offer) => decimal(offer, offer.open?.maxMinor)),
  giftcard_type: () => "VIRTUAL" as const,
  is_redeemable: () => false,
  lifetime: () => 0,
  giftcard_amounts: told((offer, websiteId) =>
    offer.amounts.map((minor) => {
      const value = decimalOf(money(minor, offer.currency));
      return {
        value_id: minor,
        uid: giftCardAmountUid(value),
        website_id: websiteId,
        value,
        website_value: value,
      };
    }),
  ),
  gift_card_options: () => OPTIONS,
};
