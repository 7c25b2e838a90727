import { useRef } from "react";
import { useShop } from "../../../api/shop.ts";
import { storedCardsQuery } from "../../../payment/stored-cards.queries.ts";
import { useQuery } from "../../../query/use-query.ts";
import { t } from "../../../translation/translate.ts";
import type { AccountPartProps } from "../account-parts.ts";
import { PartBones } from "../PartBones.tsx";
import { PartFailed } from "../PartFailed.tsx";
import { CardEntry } from "./CardEntry.tsx";
import styles from "./CardList.module.css";

/** `/vault/cards/listaction`: the cards that the processor keeps for a customer (ACCT-13, PAY-16, OPEN-38). */
export function CardList({ account }: AccountPartProps) {
  const query = storedCardsQuery(useShop(), account.id);
  const { data: cards, isPending, isFetching, refetch } = useQuery(query);
  const heading = useRef<HTMLHeadingElement>(null);
  if (isPending) return <PartBones />;
  if (!cards) return <PartFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <section className={styles["list"]} aria-labelledby="stored-cards">
      <h2 id="stored-cards" ref={heading} tabIndex={-1}>
        {t("Your Cards")}
      </h2>
      {cards.length === 0 ? (
        <p>
          {t("You have no stored cards. At the checkout, tick the box under the card to save it.")}
        </p>
      ) : (
        <ul className={styles["cards"]}>
          {cards.map((stored) => (
            <li key={stored.publicHash}>
              <CardEntry
                account={account}
                stored={stored}
                onRemoved={() => heading.current?.focus()}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
