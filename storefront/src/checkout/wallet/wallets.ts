import { lateModule } from "@placket/web/late/late-module";
import type { PaymentChoice } from "@placket/contract/checkout/checkout.codec";
import type { Shop } from "../../api/shop.ts";
import { creditReturn } from "./credit-address.ts";
import { leadToPaypal } from "./lead-to-paypal.ts";
import { paypalReturn } from "./paypal-address.ts";
import { CREDIT, PAYPAL } from "./wallet-codes.ts";
import type { Approved } from "./wallet-approval.ts";

/** With what a shopper comes back from a wallet. */
export interface WayBack {
  readonly outcome: "approved" | "canceled";
  /** What was approved, in the wallet's own words. */
  readonly approved: Approved;
  /** The page that whoever cancels comes back to, without what the wallet has said. */
  readonly page: string;
}

/** What is approved on a page of somebody else before the order is placed. */
interface Wallet {
  /** The method that it pays by. */
  readonly code: string;
  /** As shoppers know whoever asks them. */
  readonly name: string;
  /**
   * Leads the shopper there with a cart; what it gives is a page that stands over the checkout instead.
   * @throws CallError when the store refuses, or is not reached.
   */
  readonly lead: (shop: Shop, cartId: string) => Promise<string | undefined>;
  /** Whether an address is one that it has led back to, and with what. */
  readonly back: (place: Pick<URL, "pathname" | "search">) => WayBack | undefined;
  /** How what was approved pays. */
  readonly payment: (approved: Approved) => PaymentChoice;
}

const creditWay = lateModule(() => import("./lead-to-credit.ts"));

const WALLETS: readonly Wallet[] = [
  {
    code: PAYPAL,
    name: "PayPal",
    lead: async (shop, cartId) => {
      await leadToPaypal(shop, cartId);
      return undefined;
    },
    back: paypalReturn,
    payment: ({ token = "", payerId = "" }) => ({ code: PAYPAL, token, payerId }),
  },
  {
    code: CREDIT,
    name: "Credit Key",
    lead: async (shop, cartId) => (await creditWay()).leadToCredit(shop, cartId),
    back: ({ search }) => creditReturn(search),
    payment: ({ id = "" }) => ({ code: CREDIT, creditId: id }),
  },
];

/** The wallet of a method; none for a method that is paid here. */
export const walletOf = (code: string | undefined): Wallet | undefined =>
  WALLETS.find((wallet) => wallet.code === code);

/** Which wallet has led back to an address, and with what. */
export function cameBack(place: Parameters<Wallet["back"]>[0]) {
  for (const wallet of WALLETS) {
    const back = wallet.back(place);
    if (back) return { wallet, ...back };
  }
  return undefined;
}
