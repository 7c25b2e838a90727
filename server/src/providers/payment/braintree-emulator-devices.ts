import type { XmlTree } from "./braintree-emulator-xml.ts";

/** The kind of nonce that the card's bank has confirmed. */
export const CONFIRMED = "confirmed";

/** A nonce is `kind:anything`, or `kind_anything`, so that every test card has a token of its own. */
export const kindOf = (nonce: string): string => nonce.split(/[:_]/)[0] ?? "";

/** Kinds of nonces that wallets of browsers hand over: of which type, and what a transaction tells of their card. */
export const DEVICES: Readonly<
  Record<
    string,
    { readonly nonce: XmlTree; readonly transaction: XmlTree; readonly asCard: string }
  >
> = {
  "apple-pay": {
    asCard: "valid",
    nonce: { type: "ApplePayCard", details: { cardType: "Visa", bin: "411111" } },
    transaction: {
      paymentInstrumentType: "apple_pay_card",
      applePay: {
        cardType: "Apple Pay - Visa",
        last4: "8886",
        sourceDescription: "Visa 1111",
        expirationMonth: "12",
        expirationYear: "2030",
      },
    },
  },
  "google-pay": { asCard: "valid", ...googlePay(true) },
  "google-pay-number": { asCard: "valid", ...googlePay(false) },
  "google-pay-number-confirmed": { asCard: CONFIRMED, ...googlePay(false) },
  "apple-pay-declined": {
    asCard: "insufficient-funds",
    nonce: { type: "ApplePayCard", details: {} },
    transaction: { paymentInstrumentType: "apple_pay_card", applePay: {} },
  },
};

function googlePay(isNetworkTokenized: boolean) {
  return {
    nonce: { type: "AndroidPayCard", details: { cardType: "Visa", isNetworkTokenized } },
    transaction: {
      paymentInstrumentType: "android_pay_card",
      androidPayCard: {
        virtualCardType: "Visa",
        virtualCardLast4: "2020",
        sourceCardLast4: "1111",
        isNetworkTokenized,
        expirationMonth: "12",
        expirationYear: "2030",
      },
    },
  };
}
