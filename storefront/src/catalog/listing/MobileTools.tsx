import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../../slot/awaited.ts";
import { Badge } from "@placket/ui/status/badge/Badge";
import { Button } from "@placket/ui/action/button/Button";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { Suspense, useState } from "react";
import { t } from "../../translation/translate.ts";
import type { ListingToolProps } from "./filters/AppliedFilters.tsx";
import { chosenCount, withSort } from "./listing-changes.ts";
import styles from "./MobileTools.module.css";

const FilterSheet = awaited(
  lateModule(() => import("./filters/FilterSheet.tsx")),
  (module) => module.default,
);

/** Filter and sort of narrow screens, in reach while the tiles scroll by. */
export function MobileTools(props: ListingToolProps) {
  const { listing, state, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const count = chosenCount(state);
  const sorted = listing.sortOptions.find(({ value }) => value === listing.sortBy);
  return (
    <div className={styles["tools"]} data-sticks>
      <Button
        kind="line"
        wide
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Icon name="filter" /> {t("Filter")}
        {count > 0 ? (
          <Badge label={t("chosen")} className={styles["count"] ?? ""}>
            {count}
          </Badge>
        ) : null}
      </Button>
      <label className={styles["sort"]}>
        <span>{t("Sort: %1", sorted?.label.toLowerCase() ?? "")}</span>
        <select
          aria-label={t("Sort by")}
          value={listing.sortBy}
          onChange={(event) => onChange(withSort(state, event.target.value, undefined))}
        >
          {listing.sortOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {wasOpened ? (
        <Suspense>
          <FilterSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
