import { useConfig } from "../../store/config.queries.ts";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { t } from "../../translation/translate.ts";
import type { ListingToolProps } from "./filters/AppliedFilters.tsx";
import { withPageSize, withSort } from "./listing-changes.ts";
import styles from "./SortAndSize.module.css";

/** The order of a listing and how many a page holds; both stand in the address. */
export function SortAndSize({ listing, state, onChange }: ListingToolProps) {
  const { pageSizes: sizes } = useConfig();
  return (
    <div className={styles["tools"]}>
      <SelectField
        label={t("Sort by")}
        labelPlace="beside"
        size="sm"
        value={listing.sortBy}
        onChange={(event) => onChange(withSort(state, event.target.value, undefined))}
      >
        {listing.sortOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("Show")}
        labelPlace="beside"
        size="sm"
        value={String(listing.pageSize)}
        onChange={(event) => onChange(withPageSize(state, Number(event.target.value)))}
      >
        {[...new Set([...sizes, listing.pageSize])].map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
