import type { KnownOrder } from "@placket/contract/order/order-changes.codec";
import { PLACE_ORDER_ACTION } from "@placket/domain/bot-check/bot-verdict";
import type { Problem } from "@placket/domain/problem";
import { fractionDigits } from "@placket/domain/store/currency";
import { Button } from "@placket/ui/action/button/Button";
import { lateModule } from "@placket/web/late/late-module";
import { Suspense, useRef, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useBotCheck } from "../../bot-check/use-bot-check.tsx";
import { checkoutConfigQuery, paymentSetupQuery } from "../../checkout/checkout.queries.ts";
import { CardMethod } from "../../checkout/payment/CardMethod.tsx";
import { StoredCards } from "../../checkout/payment/StoredCards.tsx";
import { failureLines, problemLines } from "../../checkout/problem-lines.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import type { CardFrameHandle } from "../../payment/card-frame.ts";
import { storedCardsQuery } from "../../payment/stored-cards.queries.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQuery } from "../../query/use-query.ts";
import { awaited } from "../../slot/awaited.ts";
import { t } from "../../translation/translate.ts";
import { ChangePanel } from "./ChangePanel.tsx";
import { payForExchangeOf, type PayOutcome } from "./pay-for-exchange.ts";

/** Fetched when a bank wants to see its customer. */
const ChallengeDialog = awaited(
  lateModule(() => import("../../payment/ChallengeDialog.tsx")),
  (module) => module.ChallengeDialog,
);

interface PayFormProps {
  readonly order: KnownOrder;
  /** Its owner is logged in: cards of theirs may be stored. */
  readonly isOwn: boolean;
  readonly toPay: { readonly value: number; readonly currency: string };
  readonly onDone: (words: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Pays what an exchange costs more, by a card that is stored or typed in. */
export function PayForm({ order, isOwn, toPay, onDone, onClose }: PayFormProps) {
  const shop = useShop();
  const price = useFormatPrice();
  const { data: setup } = useQuery(paymentSetupQuery(shop));
  const { data: cards = [] } = useQuery({
    ...storedCardsQuery(shop, order.number),
    enabled: isOwn,
  });
  const [wantsNew, wantNew] = useState(false);
  const hasStored = cards.some(({ isExpired }) => !isExpired);
  const isStored = hasStored && !wantsNew;
  const card = useRef<CardFrameHandle>(null);
  const [fault, setFault] = useState<string>();
  const { data: { botCheck } = {} } = useQuery(checkoutConfigQuery(shop));
  const guarded = { check: botCheck, action: PLACE_ORDER_ACTION };
  const machines = useBotCheck({ ...guarded, error: undefined, t });
  const [challenge, setChallenge] = useState<string>();
  const paying = useMutation({
    mutationFn: async (ask: () => Promise<PayOutcome | undefined>) => {
      setFault(undefined);
      setChallenge(undefined);
      const outcome = await ask();
      if (outcome?.state === "refused") setFault(outcome.why);
      if (outcome?.state === "challenge") setChallenge(outcome.url);
      if (outcome?.state === "paid") await onDone(t("Thank you. We send it now."));
    },
  });
  const askWithCard = async (): Promise<PayOutcome | undefined> => {
    // The fields say themselves what is missing in them.
    if (((await card.current?.check()) ?? []).length > 0) return undefined;
    const amount = toPay.value.toFixed(fractionDigits(toPay.currency));
    const token = await card.current?.tokenize({ amount, email: null, billing: null });
    if (!token) return undefined;
    if (!token.ok) return refusedFor(token.problems);
    // The proof comes last: what it is for follows at once.
    const proof = await machines.prove();
    if (!proof.ok) return refusedFor(proof.problems);
    const outcome = payForExchangeOf(shop, order, { card: token.value, isStored }, proof.value);
    return outcome.finally(machines.renew);
  };
  const submit = () => paying.mutate(askWithCard);
  return (
    <ChangePanel
      title={t("Pay the difference")}
      action={t("Pay %1", price(toPay))}
      isBusy={paying.isPending}
      fault={paying.error ? failureLines(paying.error)[0]?.text : fault}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("What you get instead costs more. It is sent once the difference is paid.")}</p>
      {isStored ? (
        <>
          <StoredCards ref={card} cards={cards} />
          <Button kind="link" onClick={() => wantNew(true)}>
            {t("Use another card")}
          </Button>
        </>
      ) : (
        <>
          <CardMethod
            card={card}
            canKeep={false}
            onType={() => setFault(undefined)}
            onSubmit={submit}
          />
          {hasStored ? (
            <Button kind="link" onClick={() => wantNew(false)}>
              {t("Use a stored card")}
            </Button>
          ) : null}
        </>
      )}
      {machines.field}
      {challenge === undefined || !setup ? null : (
        <Suspense>
          <ChallengeDialog
            url={challenge}
            origin={setup.provider === "sandbox" ? setup.frameOrigin : ""}
            t={t}
            onDone={() => paying.mutate(() => payForExchangeOf(shop, order))}
          />
        </Suspense>
      )}
    </ChangePanel>
  );
}

function refusedFor(problems: readonly Problem[]): PayOutcome | undefined {
  const [line] = problemLines(problems, {});
  return line && { state: "refused", why: line.text };
}
