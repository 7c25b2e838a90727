import { shownOptions } from "@placket/domain/cart/shown-options";
import { t } from "../translation/translate.ts";
import type { CartItemWire } from "./cart.queries.ts";

/** What was chosen, in one line: "White, L". */
export function optionsLine(item: CartItemWire): string {
  const shown = shownOptions(item.options).map((option) => option.value);
  return shown.join(", ");
}

/** What was chosen, as a list of facts. */
export function ItemFacts({
  item,
  className,
}: {
  item: CartItemWire;
  className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {shownOptions(item.options).map((option) => (
        <div key={option.label}>
          <dt>{option.label}</dt>
          <dd>{option.value}</dd>
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
