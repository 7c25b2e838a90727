import { formatPrice, minorOf } from "@placket/domain/money/price-format";
import { priceFormatFor } from "@placket/domain/store/currency";
import type { PriceFormat } from "@placket/domain/store/settings";
import { shownSettingDefaults } from "@placket/domain/store/shown-settings";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import { createContext, useContext } from "react";
import { t } from "../translation/translate.ts";
import styles from "./Price.module.css";

/** An amount as it travels: major units and currency. */
export interface Amount {
  readonly value: number;
  readonly currency: string;
}

/** The store's own currency and how it is written; the app's frame gives it from the configuration. */
interface StoreMoney {
  readonly currency: string;
  readonly format: PriceFormat;
}

export const MoneyContext = createContext<StoreMoney | null>(null);

/**
 * Writes an amount: the store's format for its own currency, else the currency's own (reading 34).
 * @throws outside of the app's frame.
 */
export function useFormatPrice(): (amount: Amount) => string {
  const store = useContext(MoneyContext);
  if (!store) throw new Error("useFormatPrice stands outside of MoneyContext");
  return ({ value, currency }) => {
    const isOwn = currency === store.currency;
    const format = isOwn
      ? store.format
      : priceFormatFor(currency, shownSettingDefaults.priceFormat);
    return formatPrice({ minor: minorOf(value, currency), currency }, format);
  };
}

interface PriceProps {
  readonly now: Amount;
  /** What it was: struck through beside the price. */
  readonly was?: Amount | null | undefined;
  /** The dearest of several variants; makes the price a range. */
  readonly to?: Amount | null | undefined;
}

/** A price, or a range of prices. */
export function Price({ now, was, to }: PriceProps) {
  const format = useFormatPrice();
  const isRange = to && to.value > now.value;
  return (
    <span className={styles["price"]}>
      <span className={was ? styles["reduced"] : undefined}>
        {format(now)}
        {isRange ? <>&nbsp;–&nbsp;{format(to)}</> : null}
      </span>
      {was ? (
        <s>
          <VisuallyHidden>{t("was")} </VisuallyHidden>
          {format(was)}
        </s>
      ) : null}
    </span>
  );
}
