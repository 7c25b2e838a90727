import { shownOptions } from "@placket/domain/cart/shown-options";
import { useFormatPrice } from "../money/Price.tsx";
import { t } from "../translation/translate.ts";
import type { ShownItem } from "./cart.queries.ts";

/** What was chosen, in one line: "White, L". */
export function optionsLine(item: ShownItem): string {
  const shown = shownOptions(item.options).map((option) => option.value);
  return shown.join(", ");
}

/** What was chosen, as a list of facts. */
export function ItemFacts({
  item,
  className,
}: {
  item: ShownItem;
  className?: string | undefined;
}) {
  const price = useFormatPrice();
  return (
    <dl className={className}>
      {shownOptions(item.options).map((option) => (
        <div key={option.label}>
          <dt>{option.label}</dt>
          <dd>
            {option.value}
            {option.price ? ` (${t("%1 each", price(option.price))})` : null}
          </dd>
        </div>
      ))}
      {item.sku === "" ? null : (
        <div>
          <dt>{t("Item")}</dt>
          <dd>{item.sku}</dd>
        </div>
      )}
    </dl>
  );
}
