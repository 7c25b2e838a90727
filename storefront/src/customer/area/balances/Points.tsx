import type { ShownPoints } from "@placket/contract/reward/own-points.codec";
import { useId } from "react";
import { useShop } from "../../../api/shop.ts";
import { useFormatPrice } from "../../../money/Price.tsx";
import { dayOf } from "../../../order/parts/day-of.ts";
import { useQuery } from "../../../query/use-query.ts";
import { hrefTo } from "../../../routing/routes.ts";
import { useConfig } from "../../../store/config.queries.ts";
import { t, tn } from "../../../translation/translate.ts";
import type { AccountPartProps } from "../account-parts.ts";
import { PartBones } from "../PartBones.tsx";
import { PartFailed } from "../PartFailed.tsx";
import { pointsQuery } from "./balances.queries.ts";
import styles from "./Balances.module.css";
import { Movements } from "./Movements.tsx";
import { PointsRules } from "./PointsRules.tsx";

/** `/rewards/account`: a customer's points, what becomes of them, and how they come (ROUTE-23). */
export function Points({ account }: AccountPartProps) {
  const { hasRewards } = useConfig();
  return hasRewards ? <OwnPoints account={account} /> : <p>{t("There are no rewards here.")}</p>;
}

function OwnPoints({ account }: Pick<AccountPartProps, "account">) {
  const { data, isPending, isFetching, refetch } = useQuery(pointsQuery(useShop(), account));
  const { locale } = useShop();
  if (isPending) return <PartBones />;
  if (!data) return <PartFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  const { history, historyCount, rules } = data;
  const number = new Intl.NumberFormat(locale);
  // Less is said with a real minus, as money is.
  const signed = new Intl.NumberFormat(locale, { signDisplay: "always" });
  return (
    <>
      <Balance points={data} />
      <Coming points={data} />
      <PointsRules rules={rules} />
      <Movements
        none={t("Nothing has happened yet. Your first order brings points.")}
        movements={history.map(({ id, at, reason, change, balance }) => ({
          key: String(id),
          at,
          said: t(reason.phrase, ...reason.values),
          change: signed.format(change).replace("-", "\u2212"),
          balance: number.format(balance),
        }))}
      >
        {historyCount > history.length ? (
          <p className="muted">{t("The latest %1 of %2.", history.length, historyCount)}</p>
        ) : null}
      </Movements>
    </>
  );
}

function Balance({ points: { points, amount, rules } }: { readonly points: ShownPoints }) {
  const price = useFormatPrice();
  const id = useId();
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{t("Your Points")}</h2>
      <p className={`num ${styles["balance"]}`}>{tn(points, "%1 point", "%1 points")}</p>
      <p>
        {points > 0
          ? t("Worth %1 with your next order.", price(amount))
          : t("Points that you earn stand here.")}{" "}
        {points > 0 && points < rules.spendLeast
          ? t("You can spend them from %1 points on.", rules.spendLeast)
          : null}
      </p>
    </section>
  );
}

/** What orders under way will bring, and what is over when. */
function Coming({ points: { pending, ending } }: { readonly points: ShownPoints }) {
  const { locale } = useShop();
  const [pendingId, endingId] = [useId(), useId()];
  return (
    <>
      {pending.length > 0 ? (
        <section className={styles["part"]} aria-labelledby={pendingId}>
          <h2 id={pendingId}>{t("On Their Way")}</h2>
          <p className="muted">{t("They are yours once the whole order is on its way.")}</p>
          <ul className={styles["facts"]}>
            {pending.map(({ number, points }) => (
              <li key={number}>
                <a className="link" href={hrefTo("ownOrder", { order: number })}>
                  {t("Order %1", number)}
                </a>
                <span className="num">{tn(points, "%1 point", "%1 points")}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {ending.length > 0 ? (
        <section className={styles["part"]} aria-labelledby={endingId}>
          <h2 id={endingId}>{t("Good Until")}</h2>
          <ul className={styles["facts"]}>
            {ending.map(({ endsAt, points }) => (
              <li key={endsAt}>
                <time dateTime={endsAt}>{dayOf(endsAt, locale)}</time>
                <span className="num">{tn(points, "%1 point", "%1 points")}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
