import type { CustomOption, OptionPrice } from "@placket/domain/custom-option/custom-option";
import { exchanged, type Exchange } from "@placket/domain/money/exchange";
import type { LoadedOptions } from "../loading/custom-options.sql.ts";
import { rowOf, type ProductRows } from "./product-rows.ts";

/** What is chosen of products besides what makes their variants. */
export interface CustomOptions {
  /** The options of one in a website, in its currency; `null` where an amount cannot be said in it. */
  of(row: number, websiteId: number): readonly CustomOption[] | null;
  /** From now on one has these; `undefined`: none. */
  set(row: number, loaded: LoadedOptions | undefined): void;
}

export function customOptions(rows: ProductRows, loaded: readonly LoadedOptions[]): CustomOptions {
  const byRow = new Map<number, readonly CustomOption[]>();
  for (const { product, options } of loaded) byRow.set(rowOf(rows, product), options);
  return {
    of: (row, websiteId) => {
      const options = byRow.get(row);
      if (!options) return NONE;
      const exchange = rows.websitePrices.get(websiteId)?.exchange;
      return exchange ? inCurrency(options, exchange) : options;
    },
    set: (row, one) => {
      if (one) byRow.set(row, one.options);
      else byRow.delete(row);
    },
  };
}

const NONE: readonly CustomOption[] = [];

function inCurrency(
  options: readonly CustomOption[],
  exchange: Exchange,
): readonly CustomOption[] | null {
  const here = <Priced extends OptionPrice>(priced: Priced): Priced | null => {
    const priceMinor = priced.priceMicro === null ? exchanged(priced.priceMinor, exchange) : 0;
    return priceMinor === null ? null : { ...priced, priceMinor };
  };
  const all = options.map((option) => {
    const values = option.values.map(here);
    return values.includes(null)
      ? null
      : here({ ...option, values: values.filter((value) => value !== null) });
  });
  return all.includes(null) ? null : all.filter((option) => option !== null);
}
