import { add, money, share, type Money } from "../money/money.ts";
import type { ChosenOption } from "./chosen-option.ts";
import type { CustomOption, OptionPrice } from "./custom-option.ts";

/**
 * What a choice adds to a piece: an amount, or a part of what the piece costs without options, specials, tiers and rules
 * counted (decision 0142).
 * @param piece of the currency in which the amounts of the options are.
 */
const addedBy = ({ priceMinor, priceMicro }: OptionPrice, piece: Money): Money =>
  priceMicro === null ? money(priceMinor, piece.currency) : share(piece, priceMicro);

/** What one option adds as it was chosen; nothing of what is not offered any more. */
export function addedByChoice(
  option: CustomOption | undefined,
  { valueIds }: Pick<ChosenOption, "valueIds">,
  piece: Money,
): Money {
  const nothing = money(0, piece.currency);
  if (!option) return nothing;
  const chosen = option.values.filter(({ id }) => valueIds.includes(id));
  return (option.values.length > 0 ? chosen : [option]).reduce(
    (all, one) => add(all, addedBy(one, piece)),
    nothing,
  );
}

/** What all options of a choice add to a piece. */
export const addedByAll = (
  offered: readonly CustomOption[],
  chosen: readonly Pick<ChosenOption, "optionId" | "valueIds">[],
  piece: Money,
): Money =>
  chosen.reduce(
    (all, one) =>
      add(
        all,
        addedByChoice(
          offered.find(({ id }) => id === one.optionId),
          one,
          piece,
        ),
      ),
    money(0, piece.currency),
  );

/** The number of a product with what its options add: `COAT-M-HEM`. */
export function skuWith(
  sku: string,
  offered: readonly CustomOption[],
  chosen: readonly Pick<ChosenOption, "optionId" | "valueIds">[],
): string {
  const added = chosen.flatMap(({ optionId, valueIds }) => {
    const option = offered.find(({ id }) => id === optionId);
    if (!option) return [];
    const values = option.values.filter(({ id }) => valueIds.includes(id));
    return (option.values.length > 0 ? values : [option]).map((one) => one.sku);
  });
  return [sku, ...added.filter((one) => one !== "")].join("-");
}
