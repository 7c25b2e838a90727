import type { ShownPoints } from "@placket/contract/reward/own-points.codec";
import { useId } from "react";
import { useFormatPrice } from "../../../money/Price.tsx";
import { spendingLines } from "../../../cart/pay/spending-lines.ts";
import { t, tn } from "../../../translation/translate.ts";
import styles from "./Balances.module.css";

/** How points come, what they buy, and how long they are good, as the shop has set it. */
export function PointsRules({ rules }: Pick<ShownPoints, "rules">) {
  const price = useFormatPrice();
  const id = useId();
  const { earnedForUnit, pointsForUnit, goodForDays } = rules;
  const unit = price(rules.unit);
  const lines = [
    earnedForUnit > 0
      ? t(
          "You earn points for goods, after discounts, without tax and shipping: %1 for %2.",
          earnedForUnit,
          unit,
        )
      : t("Orders earn no points at the moment."),
    t("%1 points are worth %2. Spend them in the cart or at the checkout.", pointsForUnit, unit),
    ...spendingLines({
      least: rules.spendLeast,
      most: rules.spendMost,
      step: rules.spendStep,
      percent: rules.spendPercent,
    }),
    goodForDays === null
      ? t("They do not end.")
      : tn(goodForDays, "They are good for %1 day.", "They are good for %1 days."),
    t("Points of goods that you return go back too."),
  ];
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{t("How It Works")}</h2>
      <ul className={styles["rules"]}>
        {lines.map((line) => (line === null ? null : <li key={line}>{line}</li>))}
      </ul>
    </section>
  );
}
