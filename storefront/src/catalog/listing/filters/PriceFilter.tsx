import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState, type KeyboardEvent } from "react";
import { useConfig } from "../../../store/config.queries.ts";
import { t } from "../../../translation/translate.ts";
import styles from "./Filters.module.css";
import { priceEnds } from "./filter-label.ts";
import type { Filter } from "../listing.queries.ts";

interface PriceFilterProps {
  readonly filter: Filter;
  /** `low-high` as it stands in the address, or empty. */
  readonly chosen: string;
  readonly onChange: (value: string) => void;
}

/** Lowest and highest price in two fields; taken over on Enter or when the field is left. */
export function PriceFilter({ filter, chosen, onChange }: PriceFilterProps) {
  const { currency } = useConfig();
  const ends = priceEnds(chosen);
  const [low, setLow] = useState(ends.low);
  const [high, setHigh] = useState(ends.high);
  const commit = () => {
    const next = priceValue(low, high);
    if (next !== chosen) onChange(next);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
  };
  const field = {
    labelPlace: "hidden",
    inputMode: "decimal",
    onBlur: commit,
    onKeyDown: key,
  } as const;
  return (
    <div className={styles["range"]}>
      <TextField
        {...field}
        label={t("Lowest price in %1", currency)}
        placeholder={String(Math.floor(filter.low ?? 0))}
        value={low}
        onChange={(event) => setLow(event.target.value)}
      />
      <TextField
        {...field}
        label={t("Highest price in %1", currency)}
        placeholder={String(Math.ceil(filter.high ?? 0))}
        value={high}
        onChange={(event) => setHigh(event.target.value)}
      />
    </div>
  );
}

/** `40-90`, `40-`, `-90`, or empty; ends given the wrong way round change places (OPEN-53). */
export function priceValue(low: string, high: string): string {
  const [from, to] = [amountOf(low), amountOf(high)];
  if (from === undefined && to === undefined) return "";
  if (from !== undefined && to !== undefined && from > to) return `${to}-${from}`;
  return `${from ?? ""}-${to ?? ""}`;
}

function amountOf(text: string): number | undefined {
  const digits = text.replaceAll(/[^\d.]/g, "");
  const amount = Number(digits);
  return digits === "" || !Number.isFinite(amount) ? undefined : Math.round(amount * 100) / 100;
}
