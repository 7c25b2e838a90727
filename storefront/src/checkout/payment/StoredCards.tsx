import { lateModule } from "@placket/web/late/late-module";
import { cardTitle } from "@placket/domain/payment/card-display";
import { ok, problem, refuse } from "@placket/domain/problem";
import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { Suspense, useImperativeHandle, useState, type Ref } from "react";
import { useShop } from "../../api/shop.ts";
import { UNREACHABLE, type CardFrameHandle } from "../../payment/card-frame.ts";
import type { ShownStoredCard } from "../../payment/stored-cards.queries.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { awaited } from "../../slot/awaited.ts";
import { t } from "../../translation/translate.ts";
import { paymentSetupQuery } from "../checkout.queries.ts";

/** Fetched when a bank wants to see its customer. */
const BankDialog = awaited(
  lateModule(() => import("../../payment/BankDialog.tsx")),
  (module) => module.BankDialog,
);

const confirming = lateModule(() => import("../../payment/confirm-stored-card.ts"));

/** The bank's page, what tells the library that it is shown, and the way out. */
interface Bank {
  readonly element: HTMLElement;
  readonly shown: () => void;
  readonly leave: () => void;
}

interface StoredCardsProps {
  readonly cards: readonly ShownStoredCard[];
  readonly ref: Ref<CardFrameHandle>;
}

/**
 * The customer's stored cards (PAY-16): the latest one that can pay is chosen until another one is. Where the
 * provider has banks confirm in the browser, a stored card is confirmed like one that is typed in.
 */
export function StoredCards({ cards, ref }: StoredCardsProps) {
  const [picked, pick] = useState<string>();
  const [bank, setBank] = useState<Bank>();
  const shop = useShop();
  const client = useQueryClient();
  const usable = cards.filter(({ isExpired }) => !isExpired);
  const chosen = usable.find(({ publicHash }) => publicHash === picked) ?? usable[0];
  useImperativeHandle(
    ref,
    () => ({
      check: async () => (chosen ? [] : [MISSING]),
      tokenize: async (purchase) => {
        if (!chosen) return refuse(MISSING);
        const { publicHash, card } = chosen;
        const setup = await client.fetchQuery(paymentSetupQuery(shop)).catch(() => undefined);
        if (!setup) return refuse(UNREACHABLE);
        if (setup.provider === "sandbox") return ok({ ...card, token: publicHash });
        const module = await confirming().catch(() => undefined);
        const confirmed = await module?.confirmStoredCard({
          shop,
          setup,
          publicHash,
          purchase,
          showBank: ({ element }, shown, leave) => setBank({ element, shown, leave }),
        });
        setBank(undefined);
        if (!confirmed?.ok) return confirmed ?? refuse(UNREACHABLE);
        const { nonce, verification } = confirmed.value;
        const about = verification === undefined ? {} : { verification };
        return ok({ ...card, token: publicHash, confirmedNonce: nonce, ...about });
      },
      focus: () => undefined,
    }),
    [chosen, client, shop],
  );
  return (
    <>
      <RadioGroup
        id="stored-card"
        legend={t("Stored card")}
        legendHidden
        value={chosen?.publicHash ?? null}
        onChange={pick}
      >
        {cards.map(({ publicHash, card, isExpired }) => (
          <Radio
            key={publicHash}
            value={publicHash}
            size="sm"
            label={cardTitle(card, t)}
            end={isExpired ? t("Expired") : card.expiry}
            disabled={isExpired}
          />
        ))}
      </RadioGroup>
      {bank === undefined ? null : (
        <Suspense>
          <BankDialog element={bank.element} onShown={bank.shown} onClose={bank.leave} t={t} />
        </Suspense>
      )}
    </>
  );
}

const MISSING = problem("payment.storedCardMissing");
