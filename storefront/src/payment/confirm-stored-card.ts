import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";
import { refuse, type Result } from "@placket/domain/problem";
import { CallError } from "@placket/web/call/call-error";
import type { Shop } from "../api/shop.ts";
import { nonceOfStoredCard } from "./ask-stored-cards.ts";
import type { BankFrame } from "./braintree-three-d-secure.ts";
import { openForStoredCard } from "./braintree-session.ts";
import { UNREACHABLE } from "./card-frame.ts";
import type { Purchase } from "./purchase.ts";

interface Asked {
  readonly shop: Shop;
  readonly setup: Extract<PaymentClientSetup, { provider: "braintree" }>;
  readonly publicHash: string;
  readonly purchase: Purchase | undefined;
  /** Shows the bank's page; `leave` ends the asking. */
  readonly showBank: (frame: BankFrame, shown: () => void, leave: () => void) => void;
}

/** Has the bank of a stored card confirm it: by a one-time token of the card, as of one that was typed in. */
export async function confirmStoredCard({
  shop,
  setup,
  publicHash,
  purchase,
  showBank,
}: Asked): Promise<Result<{ readonly nonce: string; readonly verification: string | undefined }>> {
  try {
    const session = await openForStoredCard({
      setup,
      showBank: (frame, shown) => showBank(frame, shown, () => void session.cancelBank()),
    });
    try {
      return await session.confirm(await nonceOfStoredCard(shop, publicHash), purchase);
    } finally {
      void session.teardown();
    }
  } catch (error) {
    const told = error instanceof CallError ? error.problems : [];
    return refuse(...(told.length > 0 ? told : [UNREACHABLE]));
  }
}
