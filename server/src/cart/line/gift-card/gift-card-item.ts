import type { CartItemWire } from "@placket/contract/cart/cart.codec";
import { giftCardOfCall } from "@placket/contract/sold-card/giftcard-option.codec";
import { EMPTY_GIFT_CARD } from "@placket/domain/sold-card/choice";

const cardOf = ({ giftcard_option: option }: CartItemWire) =>
  giftCardOfCall(option) ?? EMPTY_GIFT_CARD;

/** What Magento's `GiftCardCartItem` says besides what all items do. */
export const giftCardItemFields = {
  amount: ({ prices }: CartItemWire) => prices.price,
  sender_name: (item: CartItemWire) => cardOf(item).senderName,
  sender_email: (item: CartItemWire) => cardOf(item).senderEmail,
  recipient_name: (item: CartItemWire) => cardOf(item).recipientName,
  recipient_email: (item: CartItemWire) => cardOf(item).recipientEmail,
  message: (item: CartItemWire) => cardOf(item).message,
  send_on: (item: CartItemWire) => cardOf(item).sendOn || null,
};
