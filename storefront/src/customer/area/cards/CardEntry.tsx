import { cardTitle } from "@placket/domain/payment/card-display";
import { Button } from "@placket/ui/action/button/Button";
import { Tag } from "@placket/ui/status/tag/Tag";
import { useState } from "react";
import { useShop } from "../../../api/shop.ts";
import { failureLines } from "../../../checkout/problem-lines.ts";
import { removeStoredCard } from "../../../payment/ask-stored-cards.ts";
import { storedCardsQuery, type ShownStoredCard } from "../../../payment/stored-cards.queries.ts";
import { useMutation } from "../../../query/use-mutation.ts";
import { useQueryClient } from "../../../query/use-query.ts";
import { t } from "../../../translation/translate.ts";
import type { Account } from "../../account.ts";
import styles from "./CardList.module.css";

interface CardEntryProps {
  readonly account: Account;
  readonly stored: ShownStoredCard;
  readonly onRemoved: () => void;
}

/** One stored card; removing asks once more. */
export function CardEntry({ account, stored, onRemoved }: CardEntryProps) {
  const { card, isExpired, publicHash } = stored;
  const shop = useShop();
  const client = useQueryClient();
  const [asks, ask] = useState(false);
  const removal = useMutation({
    mutationFn: () => removeStoredCard(shop, publicHash),
    onSettled: () => client.invalidateQueries(storedCardsQuery(shop, account.id)),
  });
  const title = cardTitle(card, t);
  const words = asks ? t("Remove for good") : t("Remove");
  return (
    <article className={styles["card"]} aria-busy={removal.isPending}>
      <p className={styles["title"]}>
        <strong>{title}</strong> {isExpired ? <Tag>{t("Expired")}</Tag> : null}
      </p>
      <p className={styles["expiry"]}>
        {isExpired ? t("Expired %1", card.expiry) : t("Expires %1", card.expiry)}
      </p>
      <div role="alert">
        {removal.error ? (
          <p className={styles["fault"]}>{failureLines(removal.error)[0]?.text}</p>
        ) : null}
      </div>
      <Button
        kind="link"
        aria-label={`${words}: ${title}`}
        busy={removal.isPending}
        onClick={() => {
          if (asks) removal.mutate(undefined, { onSuccess: onRemoved });
          else ask(true);
        }}
        onBlur={() => ask(false)}
      >
        {words}
      </Button>
    </article>
  );
}
