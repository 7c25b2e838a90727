import { availability, isComplete, stockOf } from "@placket/domain/configurator/chosen-variant";
import type { Choosing } from "@placket/domain/configurator/choose-options";
import { t } from "../translation/translate.ts";
import styles from "./StockLine.module.css";

/** The stock of what is chosen: "L, White: 140 in stock" (PDP-14). Keeps its line while nothing is. */
export function StockLine({ choosing }: { choosing: Choosing }) {
  const isOut = availability(choosing) === "soldOut";
  return (
    <output className={styles["line"]}>
      {isComplete(choosing) ? (
        <span className={isOut ? styles["out"] : styles["in"]}>{stockText(choosing, isOut)}</span>
      ) : null}
    </output>
  );
}

function stockText(choosing: Choosing, isOut: boolean): string {
  const stock = stockOf(choosing);
  const what = chosenText(choosing);
  const state =
    !isOut && stock?.isInStock && stock.quantity !== null && stock.quantity > 0
      ? t("%1 in stock", stock.quantity)
      : (stock?.message ?? t("Out of stock"));
  return what === "" ? state : `${what}: ${state}`;
}

/** What was chosen in words, the size first: "L, White". */
function chosenText({ family, chosen }: Choosing): string {
  const labels = family.choices.map(
    ({ id, options }) => options.find((option) => option.id === chosen[id])?.label ?? "",
  );
  return labels.toReversed().join(", ");
}
