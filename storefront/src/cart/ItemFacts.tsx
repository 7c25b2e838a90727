import { t } from "../translation/translate.ts";
import type { CartItemWire } from "./cart.queries.ts";

/** What was chosen, in one line: "White, L". */
export function optionsLine(item: CartItemWire): string {
  return item.options.map((option) => option.value).join(", ");
}

/** What was chosen, as a list of facts. The option 'Embroidery Product' is never shown (CART-03). */
export function ItemFacts({
  item,
  className,
}: {
  item: CartItemWire;
  className?: string | undefined;
}) {
  const shown = item.options.filter((option) => option.label !== "Embroidery Product");
  return (
    <dl className={className}>
      {shown.map((option) => (
        <div key={option.label}>
          <dt>{option.label}</dt>
          <dd>{option.value}</dd>
        </div>
      ))}
      <div>
        <dt>{t("Item")}</dt>
        <dd>{item.sku}</dd>
      </div>
    </dl>
  );
}
