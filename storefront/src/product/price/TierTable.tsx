import type { Family } from "@placket/domain/configurator/family";
import { columnReached, tierColumns } from "@placket/domain/configurator/family-price";
import { money } from "@placket/domain/money/money";
import { useFormatPrice } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import styles from "./PriceBlock.module.css";
import { shownAmount } from "./shown-amount.ts";

interface TierTableProps {
  readonly family: Family;
  /** What each tier saves, in whole percent (PDP-48). */
  readonly percents: readonly { readonly qty: number; readonly percent: number }[];
  /** How many pieces are meant; their column is tinted. */
  readonly pieces: number;
}

/** The price per piece by number of pieces; nothing for a product without bulk prices. */
export function TierTable({ family, percents, pieces }: TierTableProps) {
  const format = useFormatPrice();
  const columns = tierColumns(family);
  const reached = columnReached(columns, pieces);
  if (columns.length === 0) return null;
  return (
    <dl className={styles["tiers"]} aria-label={t("Price by number of pieces")}>
      {columns.map((column) => {
        const { from, to, minor } = column;
        const percent = percents.find(({ qty }) => qty === from)?.percent ?? 0;
        return (
          <div key={from} data-reached={column === reached}>
            <dt>{rangeText(from, to)}</dt>
            <dd>
              {format(shownAmount(money(minor, family.currency)))}
              {percent > 0 ? <small>−{percent}%</small> : null}{" "}
              {column === reached ? (
                <span className="visually-hidden">{t("your price")}</span>
              ) : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Why the table stands further than what is chosen here. */
export function InCartNote({ tiers, inCart }: { tiers: number; inCart: number }) {
  if (inCart === 0 || tiers === 0) return null;
  return (
    <p className={styles["inCart"]}>
      {tn(inCart, "%1 piece in your cart counts too.", "%1 pieces in your cart count too.")}
    </p>
  );
}

/** "12 to 23", "50 and up" */
export function rangeText(from: number, to: number | undefined): string {
  if (to === undefined) return t("%1 and up", from);
  return to === from ? String(from) : t("%1 to %2", from, to);
}
