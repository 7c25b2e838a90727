import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../../slot/awaited.ts";
import { PLACE_ORDER_ACTION } from "@placket/domain/bot-check/bot-verdict";
import { isGivenUp, isUnderWay, type PlacingPhase } from "@placket/domain/checkout/placing";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useQuery } from "../../query/use-query.ts";
import { Suspense, useRef, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useOnline } from "../../api/use-online.ts";
import { CAPTCHA_FIELD, type BotCheckHandle } from "../../bot-check/bot-proof.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { PromoCode } from "../../cart/page/PromoCode.tsx";
import { useFormatPrice } from "../../money/Price.tsx";
import type { CardFrameHandle } from "../../payment/card-frame.ts";
import { Slot } from "../../slot/Slot.tsx";
import { slots } from "../../slot/slots.ts";
import { t } from "../../translation/translate.ts";
import { Agreements } from "./Agreements.tsx";
import { CardMethod } from "./CardMethod.tsx";
import { FreeUntaken } from "./FreeUntaken.tsx";
import { checkoutConfigQuery } from "../checkout.queries.ts";
import type { DeviceHandle } from "./DeviceMethod.tsx";
import { OrderComment } from "./OrderComment.tsx";
import { kindOf, useShownMethods } from "./payment-choice.ts";
import { PaymentMethods } from "./PaymentMethods.tsx";
import { PaymentRefusal } from "./PaymentRefusal.tsx";
import styles from "./PaymentStep.module.css";
import { CAPTCHA_ID, PO_FIELD } from "./use-faults.ts";
import { usePayment } from "./use-payment.ts";
import type { PlacingInHand } from "../placing/use-placing.ts";
import { lostText } from "../summary-words.ts";
import { WalletMethod } from "../wallet/WalletMethod.tsx";
import { useTerms } from "./use-terms.ts";

/** Fetched where the shop wants a check, and nowhere else. */
const BotCheckField = awaited(
  lateModule(() => import("../../bot-check/BotCheckField.tsx")),
  (module) => module.BotCheckField,
);

const StoredCards = awaited(
  lateModule(() => import("./StoredCards.tsx")),
  (module) => module.StoredCards,
);

const CreditDialog = awaited(
  lateModule(() => import("../wallet/CreditDialog.tsx")),
  (module) => module.CreditDialog,
);

const DeviceMethod = awaited(
  lateModule(() => import("./DeviceMethod.tsx")),
  (module) => module.DeviceMethod,
);

interface PaymentStepProps {
  readonly cart: ShownCart;
  readonly inHand: PlacingInHand;
  /** Titles of the sections that are still to be done, with the ids of their headings. */
  readonly missing: readonly { readonly id: string; readonly title: string }[];
}

/** How the order is paid, what goes with it, and the button that places it. */
export function PaymentStep({ cart: whole, inHand, missing }: PaymentStepProps) {
  const { cart, cards: storedCards } = useShownMethods(whole);
  const price = useFormatPrice();
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<CardFrameHandle>(null);
  const device = useRef<DeviceHandle>(null);
  const terms = useTerms();
  const { data: config } = useQuery(checkoutConfigQuery(useShop()));
  const botCheck = config?.botCheck ?? null;
  const botField = useRef<BotCheckHandle>(null);
  const [comment, setComment] = useState(cart.orderComment ?? "");
  const bot = { check: botCheck, field: botField };
  const payment = usePayment({ cart, inHand, card, device, bot, terms, comment, missing });
  const { faults } = payment;
  const { placing } = inHand;
  // The next card is typed into fields of its own: what stood there was the one that is not wanted.
  const cards = useTimes(isGivenUp(placing));
  const isBusy = payment.isTokenizing || isUnderWay(placing);
  const isOnline = useOnline();
  const kind = payment.chosen === undefined ? undefined : kindOf(payment.chosen);
  return (
    <div className={styles["payment"]}>
      <PaymentRefusal cart={cart} faults={faults} placing={placing} />
      <FreeUntaken cart={cart} />
      <PromoCode cart={cart} />
      <Slot in={slots.cartPays} cart={cart} />
      <form
        ref={form}
        noValidate
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void payment.submit();
        }}
      >
        <PaymentMethods
          cart={cart}
          chosen={payment.chosen}
          onChoose={payment.choose}
          error={faults.textOf("method")}
        >
          {kind === "card" ? (
            <CardMethod
              key={cards}
              card={card}
              onType={faults.onCardType}
              canKeep={cart.isCustomers}
              onSubmit={() => form.current?.requestSubmit()}
            />
          ) : null}
          {kind === "vault" ? (
            <Suspense>
              <StoredCards ref={card} cards={storedCards} />
            </Suspense>
          ) : null}
          {payment.wallet ? (
            <WalletMethod name={payment.wallet.name} isApproved={payment.approval !== undefined} />
          ) : null}
          {payment.walletPage === undefined ? null : (
            <Suspense>
              <CreditDialog url={payment.walletPage} onClose={payment.closeWalletPage} />
            </Suspense>
          )}
          {kind === "device" && payment.chosen !== undefined ? (
            <Suspense>
              <DeviceMethod
                key={payment.chosen}
                ref={device}
                code={payment.chosen}
                name={titleOf(cart, payment.chosen)}
                cart={cart}
              />
            </Suspense>
          ) : null}
          {kind === "purchase-order" ? (
            <TextField
              id={PO_FIELD}
              label={t("PO number")}
              value={payment.purchaseOrderNumber}
              error={faults.textOf("number")}
              onChange={(event) => payment.typePurchaseOrderNumber(event.target.value)}
            />
          ) : null}
        </PaymentMethods>
        <OrderComment cart={cart} value={comment} onType={setComment} />
        <Agreements terms={terms} textOf={faults.textOf} />
        {botCheck === null ? null : (
          <Suspense>
            <BotCheckField
              ref={botField}
              check={botCheck}
              action={PLACE_ORDER_ACTION}
              t={t}
              id={CAPTCHA_ID}
              error={faults.textOf(CAPTCHA_FIELD)}
            />
          </Suspense>
        )}
        <Button
          type="submit"
          size="big"
          wide
          busy={isBusy}
          disabled={terms.isPending || terms.isError || cart.checkoutDisabled}
        >
          {payment.wallet && !payment.approval
            ? t("Continue to %1", payment.wallet.name)
            : t("Place order, %1", price(cart.grandTotal))}
        </Button>
        <output className={styles["patience"]}>
          {isBusy ? patience(isOnline, placing.phase) : null}
        </output>
      </form>
    </div>
  );
}

/** What shoppers read of a method. */
const titleOf = ({ paymentMethods }: ShownCart, chosen: string): string =>
  t(paymentMethods.find(({ code }) => code === chosen)?.title ?? chosen);

/** Offline nothing has gone out before the order is asked for: it does when the connection is back (PERSIST-11). */
function patience(isOnline: boolean, phase: PlacingPhase): string {
  if (isOnline) return t("Placing your order. Your bank may take half a minute to answer.");
  return phase === "ordering"
    ? `${t("You are offline.")} ${lostText()}`
    : t("You are offline. Your order is placed when the connection is back.");
}

/** How often something has come to be so. */
function useTimes(isSo: boolean): number {
  const [{ was, times }, note] = useState({ was: isSo, times: 0 });
  if (isSo !== was) note({ was: isSo, times: isSo ? times + 1 : times });
  return times;
}
