import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";
import { refuse, type Result } from "@placket/domain/problem";
import type { BankFrame } from "../braintree-three-d-secure.ts";
import { UNREACHABLE } from "../card-frame.ts";
import type { Purchase } from "../purchase.ts";

export type BraintreeSetup = Extract<PaymentClientSetup, { provider: "braintree" }>;

/** What is bought, and by whom: the sheet of a wallet shows it. */
export interface DevicePurchase extends Purchase {
  readonly currency: string;
  readonly shopName: string;
}

/** What a wallet hands over: a one-time token of its card, and what is known of the device. */
export interface Handed {
  readonly token: string;
  readonly verification: string | undefined;
}

/** A wallet of the browser, ready to open its sheet. */
export interface DeviceSession {
  /**
   * Opens the sheet at once: browsers let nobody do so but in a press. A buyer who closes it gets a refusal that
   * says nothing.
   */
  readonly pay: (purchase: DevicePurchase) => Promise<Result<Handed>>;
  readonly teardown: () => Promise<void>;
}

export interface DeviceParts {
  readonly setup: BraintreeSetup;
  /** Shows the page of a bank that wants to see its customer; `leave` ends the asking. */
  readonly showBank: (frame: BankFrame, shown: () => void, leave: () => void) => void;
}

/** Its buyer closed the sheet: nothing is wrong, and nothing was charged. */
export const CLOSED = refuse();

export const NOT_HANDED = refuse(UNREACHABLE);
