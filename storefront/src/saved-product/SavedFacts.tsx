import { shownOptions } from "@placket/domain/cart/shown-options";
import { t } from "../translation/translate.ts";
import type { ShownSaved } from "./saved-products.queries.ts";

interface SavedFactsProps {
  readonly saved: ShownSaved;
  readonly className?: string | undefined;
}

/** What was chosen of a saved product and what is done to it, as a list of facts. */
export function SavedFacts({ saved: { item }, className }: SavedFactsProps) {
  return (
    <dl className={className}>
      {item.name === "" ? null : (
        <div>
          <dt>{t("Product")}</dt>
          <dd>{item.name}</dd>
        </div>
      )}
      {shownOptions(item.options).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
