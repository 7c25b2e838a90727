import type { UsedCard } from "@placket/contract/gift-card/gift-card.codec";
import { useId } from "react";
import { useShop } from "../../../api/shop.ts";
import { useFormatPrice } from "../../../money/Price.tsx";
import { useQuery } from "../../../query/use-query.ts";
import { t } from "../../../translation/translate.ts";
import type { AccountPartProps } from "../account-parts.ts";
import { PartBones } from "../PartBones.tsx";
import { PartFailed } from "../PartFailed.tsx";
import { usedCardsQuery } from "./balances.queries.ts";
import styles from "./Balances.module.css";
import { CheckCard } from "./CheckCard.tsx";
import { goodUntil } from "./good-until.ts";

/** `/giftcard/customer`: what is on a gift card, and on those that have paid for orders (issue 9.2). */
export function GiftCards({ account }: AccountPartProps) {
  const id = useId();
  return (
    <>
      <CheckCard />
      <section className={styles["part"]} aria-labelledby={id}>
        <h2 id={id}>{t("Cards You Have Paid With")}</h2>
        <UsedCards account={account} />
      </section>
    </>
  );
}

function UsedCards({ account }: Pick<AccountPartProps, "account">) {
  const shop = useShop();
  const price = useFormatPrice();
  const { data, isPending, isFetching, refetch } = useQuery(usedCardsQuery(shop, account));
  if (isPending) return <PartBones />;
  if (!data) return <PartFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className="muted">{t("None yet.")}</p>;
  return (
    <ul className={styles["cards"]}>
      {data.map((card) => (
        <li key={card.code}>
          <span className="num">{card.code}</span>
          <span className="num">
            {t("%1 left", price(card.balance))}
            {stateSaid(card, shop.locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What its owner must know of a card besides its amount. */
function stateSaid({ state, endsAt }: UsedCard, locale: string): string {
  if (state === "off") return ` · ${t("Switched off")}`;
  if (state === "over") return ` · ${t("Expired")}`;
  return state === "usable" && endsAt !== null
    ? ` · ${t("Good until %1", goodUntil(endsAt, locale))}`
    : "";
}
