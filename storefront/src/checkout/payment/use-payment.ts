import { ok, refuse, type Result } from "@placket/domain/problem";
import { useRef, useState, type RefObject } from "react";
import { UNREACHABLE, type BotCheck, type BotCheckHandle } from "../../bot-check/bot-proof.ts";
import { useShop } from "../../api/shop.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { showFailure } from "../../notice/show-failure.ts";
import { t } from "../../translation/translate.ts";
import type { CardFrameHandle } from "../../payment/card-frame.ts";
import { useQuery } from "../../query/use-query.ts";
import { useKnownCustomer } from "../../session/known-customer.ts";
import { standingPoNumberQuery } from "./po-number.queries.ts";
import {
  kindOf,
  paymentInput,
  paymentProblems,
  purchaseOf,
  usePaymentChoice,
} from "./payment-choice.ts";
import type { PlacingInHand } from "../placing/use-placing.ts";
import type { DeviceHandle } from "./DeviceMethod.tsx";
import { readFlags } from "../stored-flags.ts";
import { useApproval } from "../wallet/wallet-approval.ts";
import { walletOf } from "../wallet/wallets.ts";
import { useFaults } from "./use-faults.ts";
import type { Terms } from "./use-terms.ts";

interface PaymentPartsInHand {
  readonly cart: ShownCart;
  readonly inHand: PlacingInHand;
  readonly card: RefObject<CardFrameHandle | null>;
  readonly device: RefObject<DeviceHandle | null>;
  /** The check of the form, once it is drawn. */
  readonly bot: {
    readonly check: BotCheck | null;
    readonly field: RefObject<BotCheckHandle | null>;
  };
  readonly terms: Terms;
  readonly comment: string;
  readonly missing: readonly { readonly id: string; readonly title: string }[];
}

/** The payment step's own state: choice, what is wrong, and the way to the order. */
export function usePayment(parts: PaymentPartsInHand) {
  const { cart, inHand, card, device, bot, terms, comment, missing } = parts;
  const { chosen, choose } = usePaymentChoice(cart);
  const [typedNumber, typePurchaseOrderNumber] = useState<string>();
  // What nobody has touched begins with the number that their organisation orders on (CHECK-27).
  const standing = useStandingPoNumber(chosen);
  const purchaseOrderNumber = typedNumber ?? standing;
  const wallet = walletOf(chosen);
  const approval = useApproval(cart.maskId, chosen);
  const shop = useShop();
  const [isTokenizing, setTokenizing] = useState(false);
  const [walletPage, showWalletPage] = useState<string>();
  const busy = useRef(false);
  const faults = useFaults({ chosen, purchaseOrderNumber, terms, missing });
  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setTokenizing(true);
    try {
      const offered = cart.paymentMethods;
      const found = paymentProblems(chosen, { card, purchaseOrderNumber, offered });
      // Where there is nothing to wait for the press is not left: a wallet opens in it.
      const wrong = found instanceof Promise ? await found : found;
      // All that is wrong is said at once; no bank is asked before it is mended.
      if (faults.show([...wrong, ...terms.problems()]) || chosen === undefined) return;
      if (wallet && !approval) {
        const led = await wallet.lead(shop, cart.maskId).catch((error: unknown) => {
          const { name } = wallet;
          showFailure(error, t("%1 could not be asked. Nothing was charged. Try again.", name));
        });
        showWalletPage(led ?? undefined);
        return;
      }
      const payment = await paymentInput(chosen, {
        card,
        device,
        purchaseOrderNumber,
        approval,
        purchase: purchaseOf(cart),
      });
      // Who closes a wallet has changed their mind: nothing is wrong.
      if (!payment.ok && payment.problems.length === 0) return faults.clear();
      if (!payment.ok) return void faults.show(payment.problems);
      const proof = await proofOf(bot);
      if (!proof.ok) return void faults.show(proof.problems);
      faults.clear();
      const agreed = { agreementIds: terms.agreed, embroidery: readFlags().embroideryAgreed };
      await inHand.place(cart, { comment, payment: payment.value, proof: proof.value, agreed });
      bot.field.current?.renew();
    } finally {
      busy.current = false;
      setTokenizing(false);
    }
  };
  return {
    chosen,
    choose,
    faults,
    approval,
    wallet,
    walletPage,
    closeWalletPage: () => showWalletPage(undefined),
    isTokenizing,
    submit,
    purchaseOrderNumber,
    typePurchaseOrderNumber,
  };
}

function useStandingPoNumber(chosen: string | undefined): string {
  const id = useKnownCustomer()?.id ?? 0;
  const isAsked = chosen !== undefined && kindOf(chosen) === "purchase-order" && id !== 0;
  const query = { ...standingPoNumberQuery(useShop(), id), enabled: isAsked };
  return useQuery(query).data ?? "";
}

/** The proof comes last: what it is for follows at once. */
async function proofOf({
  check,
  field,
}: PaymentPartsInHand["bot"]): Promise<Result<string | undefined>> {
  if (check === null) return ok(undefined);
  return (await field.current?.prove()) ?? refuse(UNREACHABLE);
}
