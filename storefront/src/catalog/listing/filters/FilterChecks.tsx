import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { Swatch } from "@placket/ui/form/swatch/Swatch";
import { useState } from "react";
import { t } from "../../../translation/translate.ts";
import styles from "./Filters.module.css";
import type { Filter } from "../listing.queries.ts";

/** Values shown before the rest folds behind a link. */
const SHOWN_VALUES = 7;

interface FilterChecksProps {
  readonly filter: Filter;
  readonly chosen: readonly string[];
  readonly isRoomy: boolean;
  readonly onToggle: (value: string) => void;
}

/** The values of a filter as boxes to tick, the first seven and what is chosen always in sight. */
export function FilterChecks({ filter, chosen, isRoomy, onToggle }: FilterChecksProps) {
  const { options } = filter;
  const [showsAll, setShowsAll] = useState(false);
  // A single value more is no longer than the link that would hide it.
  const cut = showsAll || options.length <= SHOWN_VALUES + 1 ? options.length : SHOWN_VALUES;
  const isInSight = (option: Filter["options"][number], index: number) =>
    index < cut || chosen.includes(option.value);
  const hidden = options.filter((option, index) => !isInSight(option, index));
  const check = (option: Filter["options"][number]) => (
    <Checkbox
      key={option.value}
      size={isRoomy ? "md" : "sm"}
      className={styles["check"] ?? ""}
      checked={chosen.includes(option.value)}
      onChange={() => onToggle(option.value)}
      end={option.count}
      label={
        filter.swatchType === "color" && option.swatch ? (
          <span className={styles["color"]}>
            <Swatch name={option.label} color={option.swatch} size={18} decorative />
            {option.label}
          </span>
        ) : (
          option.label
        )
      }
    />
  );
  return (
    <>
      {options.filter(isInSight).map(check)}
      {hidden.length > 0 ? (
        <button
          type="button"
          className={`link small ${styles["more"]}`}
          onClick={() => setShowsAll(true)}
        >
          {t("%1 more", hidden.length)}
          <span className="visually-hidden"> {filter.label}</span>
        </button>
      ) : null}
    </>
  );
}
