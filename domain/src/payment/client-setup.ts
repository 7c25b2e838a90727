import type { DeviceWallet } from "../store/method-settings.ts";

/**
 * What the browser needs to show card fields that belong to the payment provider.
 * Card numbers are typed inside the provider's own frames, on the provider's own origin;
 * the store's pages and the store's server get a one-time token and nothing else.
 */
export type PaymentClientSetup =
  | {
      readonly provider: "sandbox";
      /** The page with the card fields, complete with its query. */
      readonly frameUrl: string;
      /** Scheme, host and port of the frame; messages from anywhere else are ignored. */
      readonly frameOrigin: string;
    }
  | {
      readonly provider: "braintree";
      /** Short-lived authorization for Braintree's browser library. */
      readonly clientToken: string;
      /** Folder of the library's scripts, with version and without a closing slash. */
      readonly scriptBase: string;
      /** By what Google knows the shop: its own name of it, where the operator has one. */
      readonly googlePay: {
        readonly environment: "TEST" | "PRODUCTION";
        readonly merchantId: string | null;
      };
    };

/** What may be known and shown about a card: never its number. */
export interface CardSummary {
  readonly brand: CardBrand;
  readonly last4: string;
  /** `MM/YYYY` */
  readonly expiry: string;
  /** Of which wallet of a browser it came. */
  readonly wallet?: DeviceWallet | undefined;
}

export const CARD_BRANDS = [
  "visa",
  "mastercard",
  "amex",
  "discover",
  "diners",
  "jcb",
  "unionpay",
  "maestro",
  "other",
] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

/** A card that was typed in: the token is spent by the first authorization that uses it. */
export interface TokenizedCard extends CardSummary {
  readonly token: string;
  /** What the provider's browser library collected to judge fraud; the server passes it on as it is. */
  readonly verification?: string;
  /** Its customer wants it kept for the next time. */
  readonly keepsCard?: boolean;
  /** Of a stored card that its bank has confirmed: the one-time token that came of it. */
  readonly confirmedNonce?: string;
}
