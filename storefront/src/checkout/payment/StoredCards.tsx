import { cardTitle } from "@placket/domain/payment/card-display";
import { ok, problem, refuse } from "@placket/domain/problem";
import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { useImperativeHandle, useState, type Ref } from "react";
import type { CardFrameHandle } from "../../payment/card-frame.ts";
import type { ShownStoredCard } from "../../payment/stored-cards.queries.ts";
import { t } from "../../translation/translate.ts";

interface StoredCardsProps {
  readonly cards: readonly ShownStoredCard[];
  readonly ref: Ref<CardFrameHandle>;
}

/** The customer's stored cards (PAY-16): the latest one that can pay is chosen until another one is. */
export function StoredCards({ cards, ref }: StoredCardsProps) {
  const [picked, pick] = useState<string>();
  const usable = cards.filter(({ isExpired }) => !isExpired);
  const chosen = usable.find(({ publicHash }) => publicHash === picked) ?? usable[0];
  useImperativeHandle(
    ref,
    () => ({
      check: async () => (chosen ? [] : [MISSING]),
      tokenize: async () =>
        chosen ? ok({ ...chosen.card, token: chosen.publicHash }) : refuse(MISSING),
      focus: () => undefined,
    }),
    [chosen],
  );
  return (
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
  );
}

const MISSING = problem("payment.storedCardMissing");
