import type { Address } from "@placket/domain/directory/address";
import type { Money } from "@placket/domain/money/money";
import type { CardSummary, PaymentClientSetup } from "@placket/domain/payment/client-setup";
import type { NoticeReader } from "./notice.ts";
import type { DeclineReason } from "@placket/domain/payment/decline-reason";
import type { CreditCheckoutMode } from "@placket/domain/store/method-settings";

/**
 * Whoever moves the money. Every call ends within the provider's time limit, and whatever went wrong
 * on the way (no connection, no answer in time, a fault at the other end) comes back as `unanswered`:
 * it says nothing about the money, only `find` does. Only wrong configuration and misuse throw.
 *
 * The caller's duty: commit the order and its payment with the idempotency key *before* `authorize`,
 * so that money which was taken and never reported belongs to an order that staff can see.
 */
export interface Processor {
  readonly code: ProviderCode;
  /**
   * How long after the last `authorize` an answer of `unknown` may be taken as "never arrived".
   * Until then the request may still be on its way, or missing from the provider's search.
   */
  readonly unknownIsFinalAfterMs: number;

  /**
   * What the idempotency key of a payment by that token ends with, where the provider finds a payment by its token
   * alone; a key ends by chance without it.
   */
  readonly keyEnd?: (token: string) => string;

  /**
   * Reserves an amount. Calling again with the same key and the same request never reserves twice;
   * it answers what became of the first call, and of the money since.
   * @throws PaymentMisuse when the key was used for another request, or the provider refuses our keys.
   */
  authorize(request: AuthorizationRequest): Promise<Standing>;

  /** Takes all or part of a reserved amount, once. */
  capture(reference: string, amount: Money, key: string): Promise<Settlement>;

  /** Gives a reserved amount back; also ends a challenge that nobody answered. */
  void(reference: string, key: string): Promise<Settlement>;

  /**
   * Pays back all or part of a taken amount; several times as long as the sum allows. Two calls with one key at
   * the same moment may pay twice: the caller keeps them apart. `before` is what was paid back earlier by the caller's
   * books: a provider that knows no keys sees by it whether this one was made.
   */
  refund(reference: string, amount: Money, key: string, before?: Money): Promise<Settlement>;

  /** What stands under a key now. Asking moves no more than `authorize` may, and can be done at any time by anybody. */
  find(idempotencyKey: string): Promise<Standing | "unknown">;

  /** Of a provider that tells by itself what became of payments. */
  readonly notices?: NoticeReader;
}

/** Whoever charges cards, and keeps them. */
export interface PaymentProvider extends Processor {
  /** The payment method whose cards this provider charges (OPEN-39). */
  readonly methodCode: "braintree";
  /** The method by which cards that it keeps are charged again (PAY-01). */
  readonly vaultMethodCode: "braintree_cc_vault";
  /** The methods by which it charges what a browser's own wallet hands over. */
  readonly deviceMethodCodes: readonly ("braintree_applepay" | "braintree_googlepay")[];

  /** A stored card is charged by a token that its bank has confirmed in the browser, and by no other. */
  readonly wantsConfirmed: boolean;

  /** Origins that the pages of the checkout must be allowed to load from (Content-Security-Policy). */
  readonly browserSources: BrowserSources;

  /**
   * What the browser needs to show the card fields of a shop that charges in that currency; `unanswered`
   * when the provider is not reachable.
   */
  clientSetup(currency: string): Promise<PaymentClientSetup | "unanswered">;

  /**
   * A one-time token of a card that the provider keeps: it is spent like one of the card fields, so that a kept
   * card is charged as exactly once as a new one.
   */
  spendable(vaultToken: string): Promise<Spendable>;

  /** Forgets a kept card; one that it does not know is forgotten. */
  forget(vaultToken: string): Promise<"done" | "unanswered">;
}

/** Whoever asks its own customer on a page of its own, before the order is placed. */
interface ApprovingProvider extends Processor {
  readonly methodCode: "paypal_express" | "creditkey_gateway";

  /** What the buyer has approved, and what the provider tells of them. */
  approvalOf(token: string): Promise<ApprovedBy | "waiting" | "unknown" | "unanswered">;
}

/** Whoever asks the customers of a wallet. */
export interface WalletProvider extends ApprovingProvider {
  readonly methodCode: "paypal_express";

  /**
   * Opens a payment for its buyer to approve at `startUrl`, and to come back from; `addressRefused` where the provider
   * does not take the address that the goods go to.
   */
  begin(wish: ApprovalWish): Promise<Approval | "addressRefused" | "unanswered">;
}

/** Whoever lends organisations what they buy (PAY-05). */
export interface CreditProvider extends ApprovingProvider {
  readonly methodCode: "creditkey_gateway";

  /** Where its calls begin. */
  readonly endpoint: string;

  /** The only one that it lends in. */
  readonly currency: string;

  /** Where its pages may come from, in a frame of the checkout. */
  readonly frames: readonly string[];

  /** Whether it is to be shown for these goods. */
  isDisplayed(wish: Pick<CreditWish, "goods" | "customer">): Promise<boolean | "unanswered">;

  /** Opens a payment for its buyer to confirm at `startUrl`. */
  begin(wish: CreditWish): Promise<Approval | "refused" | "unanswered">;
}

/** A cart that is known whole: where it goes, how, and what all of it costs. */
export interface CreditWish {
  /** What the store calls the cart; nobody finds it by that. */
  readonly reference: string;
  /** What it calls its customer; null for a guest. */
  readonly customer: string | null;
  readonly email: string;
  readonly billing: Address;
  readonly shipping: Address;
  readonly goods: readonly CreditGood[];
  readonly charges: CreditCharges;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly mode: CreditCheckoutMode;
}

export interface CreditGood {
  readonly reference: string;
  readonly name: string;
  readonly sku: string;
  readonly price: Money;
  readonly quantity: number;
}

/** The parts of a sum: goods, shipping and tax, less the discount, are the total. */
export interface CreditCharges {
  readonly goods: Money;
  readonly shipping: Money;
  readonly tax: Money;
  readonly discount: Money;
  readonly total: Money;
}

export interface ApprovalWish {
  /** Asked for twice with one key it is opened once. */
  readonly key: string;
  readonly amount: Money;
  /** The buyer approves the whole sum; otherwise it may still become another. */
  readonly isFinal: boolean;
  /** Where the goods go; `null` where the provider's customer says so, "none" where nothing is sent. */
  readonly shipping: WalletAddress | null | "none";
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The language of its page, as `en-US`. */
  readonly locale: string;
}

export interface Approval {
  readonly token: string;
  readonly startUrl: string;
}

/** Who approved a payment, as far as the provider tells. */
export interface ApprovedBy {
  readonly payerId: string;
  readonly email: string | null;
  readonly telephone: string | null;
  readonly shipping: WalletAddress | null;
}

/** An address as wallets know it: one name, and a region as its country writes it. */
export interface WalletAddress {
  readonly name: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  readonly countryCode: string;
}

export type Spendable =
  | { readonly state: "ready"; readonly token: string; readonly bin?: string }
  /** The provider does not have the card any more. */
  | { readonly state: "gone" }
  | { readonly state: "unanswered" };

type ProviderCode = "sandbox" | "braintree" | "paypal" | "creditkey";

/** Sources for `script-src`, `frame-src`, `connect-src`, `img-src` and `form-action`, beside the store's own. */
export interface BrowserSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly form: readonly string[];
}

export interface AuthorizationRequest {
  /** At most 64 characters of A–Z a–z 0–9 - _; begins with the order number so that staff recognise it. */
  readonly idempotencyKey: string;
  readonly amount: Money;
  /** The one-time token from the card fields, or of what the buyer has approved. */
  readonly token: string;
  readonly orderNumber: string;
  readonly billing?: BillingCheck;
  /** What the provider's browser library collected to judge fraud, passed on as it came. */
  readonly verification?: string;
  /** The card is to be kept for its customer once it has paid. */
  readonly keepsCard?: true;
  /** The token is said to be of a wallet of a browser; whoever takes it looks what it is. */
  readonly fromDevice?: true;
}

/** The part of the billing address that banks compare. */
interface BillingCheck {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly countryCode: string;
}

export type Authorization =
  | {
      readonly state: "authorized";
      readonly reference: string;
      readonly amount: Money;
      /** None where no card pays. */
      readonly card?: CardSummary;
      /** What the provider calls the card that it keeps; told to no browser. */
      readonly vaultToken?: string;
    }
  /** `card` where the processor says which one it was: no more of it than of one that pays. */
  | { readonly state: "declined"; readonly reason: DeclineReason; readonly card?: CardSummary }
  /** The bank wants to see its customer: show `challengeUrl` in a frame, afterwards ask `find`. */
  | { readonly state: "challenge"; readonly reference: string; readonly challengeUrl: string }
  /** The processor has the request and has not decided: ask `find` again. */
  | { readonly state: "pending"; readonly reference: string }
  | { readonly state: "unanswered" };

/** An authorization, or what became of it since. */
export type Standing =
  | Authorization
  | {
      readonly state: "captured";
      readonly reference: string;
      readonly captured: Money;
      readonly refunded: Money;
      readonly card?: CardSummary;
      readonly vaultToken?: string;
    }
  | { readonly state: "voided"; readonly reference: string };

export type Settlement =
  | { readonly state: "done"; readonly reference: string }
  | { readonly state: "refused"; readonly reason: SettlementRefusal }
  | { readonly state: "unanswered" };

export type SettlementRefusal =
  | "unknown_reference"
  /** For example: capture of a voided amount, void of a captured one. */
  | "wrong_state"
  /** More than was reserved, or than was taken and not yet paid back. */
  | "amount_too_high";

/** A programmer's or operator's error: a key used twice for different things, or keys that are refused. */
export class PaymentMisuse extends Error {
  override readonly name = "PaymentMisuse";
}
