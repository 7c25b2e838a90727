import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { SizeCells, SizeCheck } from "@placket/ui/form/size-cell/SizeCell";
import { t } from "../../../translation/translate.ts";
import type { ListingToolProps } from "./AppliedFilters.tsx";
import { FilterChecks } from "./FilterChecks.tsx";
import styles from "./Filters.module.css";
import type { Filter } from "../listing.queries.ts";
import { withFilter, withFilterToggled } from "../listing-changes.ts";
import { PriceFilter } from "./PriceFilter.tsx";

/** Filters that stand open at first; the others wait folded, unless something is chosen in them. */
const OPEN_FILTERS = 4;

/** Labels of at most this many letters are set as cells, as sizes are. */
const CELL_LETTERS = 4;

interface FiltersProps extends ListingToolProps {
  /** Larger targets, for the sheet. */
  readonly isRoomy?: boolean;
}

/** Every filter of a listing with the number of styles each value would leave. */
export function Filters({ listing, state, onChange, isRoomy = false }: FiltersProps) {
  const filters = listing.filterOptions.filter((filter) => isWorthShowing(filter));
  if (filters.length === 0) return <p className="muted small">{t("No filters here.")}</p>;
  return (
    <div className={styles["filters"]} data-roomy={isRoomy}>
      {filters.map((filter, index) => {
        const chosen = state.filters[filter.code] ?? [];
        const set = (values: readonly string[]) => onChange(withFilter(state, filter.code, values));
        return (
          <Disclosure
            key={filter.code}
            title={filter.label}
            defaultOpen={index < OPEN_FILTERS || chosen.length > 0}
          >
            {filter.type === "price" ? (
              <PriceFilter
                key={chosen[0] ?? ""}
                filter={filter}
                chosen={chosen[0] ?? ""}
                onChange={(value) => set(value ? [value] : [])}
              />
            ) : (
              <Values
                filter={filter}
                chosen={chosen}
                isRoomy={isRoomy}
                onToggle={(value) => onChange(withFilterToggled(state, filter.code, value))}
              />
            )}
          </Disclosure>
        );
      })}
    </div>
  );
}

interface ValuesProps {
  readonly filter: Filter;
  readonly chosen: readonly string[];
  readonly isRoomy: boolean;
  readonly onToggle: (value: string) => void;
}

function Values({ filter, chosen, isRoomy, onToggle }: ValuesProps) {
  const isCells =
    filter.swatchType !== "color" &&
    filter.options.length > 3 &&
    filter.options.every(({ label }) => label.length <= CELL_LETTERS);
  if (!isCells) return <FilterChecks {...{ filter, chosen, isRoomy, onToggle }} />;
  return (
    <SizeCells columns={4}>
      {filter.options.map(({ value, label }) => (
        <SizeCheck
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </SizeCells>
  );
}

/** A filter without a choice is none. */
function isWorthShowing(filter: Filter): boolean {
  if (filter.type === "price") return filter.low !== null && filter.low !== filter.high;
  return filter.options.length > 0;
}
