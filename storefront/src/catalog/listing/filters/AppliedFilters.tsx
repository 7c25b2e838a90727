import { Chip } from "@placket/ui/action/chip/Chip";
import { useFormatPrice } from "../../../money/Price.tsx";
import { useConfig } from "../../../store/config.queries.ts";
import { t } from "../../../translation/translate.ts";
import { chosenLabel } from "./filter-label.ts";
import type { Listing } from "../listing.queries.ts";
import type { ListingState } from "../listing-address.ts";
import { withFilterToggled, withoutFilters } from "../listing-changes.ts";
import styles from "./AppliedFilters.module.css";

export interface ListingToolProps {
  readonly listing: Listing;
  readonly state: ListingState;
  readonly onChange: (state: ListingState) => void;
}

/** The chosen filters as chips that take themselves away. */
export function AppliedFilters({ listing, state, onChange }: ListingToolProps) {
  const { currency } = useConfig();
  const price = useFormatPrice();
  const format = (value: number) => price({ value, currency }).replace(/\.00$/, "");
  const chosen = Object.entries(state.filters).flatMap(([code, values]) =>
    values.map((value) => ({ code, value })),
  );
  if (chosen.length === 0) return null;
  return (
    <fieldset className={styles["chips"]} aria-label={t("Applied filters")}>
      {chosen.map(({ code, value }) => (
        <Chip
          key={`${code} ${value}`}
          removeLabel={t("Remove filter")}
          onRemove={() => onChange(withFilterToggled(state, code, value))}
        >
          {chosenLabel(
            listing.filterOptions.find((filter) => filter.code === code),
            value,
            format,
          )}
        </Chip>
      ))}
      <button
        type="button"
        className={`link small ${styles["clear"]}`}
        onClick={() => onChange(withoutFilters(state))}
      >
        {t("Clear all")}
      </button>
    </fieldset>
  );
}
