import { useId, type ReactNode } from "react";
import { useShop } from "../../../api/shop.ts";
import { dayOf } from "../../../order/parts/day-of.ts";
import { t } from "../../../translation/translate.ts";
import styles from "./Balances.module.css";

/** What happened to a balance once, in words. */
interface Movement {
  readonly key: string;
  readonly at: string;
  readonly said: string;
  /** With its sign. */
  readonly change: string;
  /** What there was after it. */
  readonly balance: string;
}

interface MovementsProps {
  readonly movements: readonly Movement[];
  /** Said where nothing has happened yet. */
  readonly none: string;
  /** What stands below: more of them. */
  readonly children?: ReactNode;
}

/** The history of a balance, the latest first. */
export function Movements({ movements, none, children }: MovementsProps) {
  const { locale } = useShop();
  const id = useId();
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{t("History")}</h2>
      {movements.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ol className={styles["movements"]}>
          {movements.map(({ key, at, said, change, balance }) => (
            <li key={key}>
              <time dateTime={at} className="muted num">
                {dayOf(at, locale)}
              </time>
              <span>{said}</span>
              <b className="num">{change}</b>
              <span className="muted num">{t("Balance: %1", balance)}</span>
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}
