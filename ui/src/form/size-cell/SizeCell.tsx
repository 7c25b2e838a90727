import type { ChangeEvent, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { useRadio } from "../radio/RadioGroup.tsx";
import { VisuallyHidden } from "../../reading/visually-hidden/VisuallyHidden.tsx";
import styles from "./SizeCell.module.css";

type CellLook = {
  label: ReactNode;
  /** Sold out: crossed out, never hidden, and still to be chosen. */
  out?: boolean | undefined;
  /** Read after the label when `out`, as "sold out". */
  outLabel?: string | undefined;
  disabled?: boolean | undefined;
};

type SizeCellProps = CellLook & { value: string };

/** A boxed choice of a RadioGroup. */
export function SizeCell({ value, ...look }: SizeCellProps) {
  const radio = useRadio(value);
  return (
    <Cell {...look}>
      <input {...radio} disabled={look.disabled ?? false} className={styles["input"]} />
    </Cell>
  );
}

type SizeCheckProps = CellLook & { checked: boolean; onChange: (checked: boolean) => void };

/** The same box where several may be chosen. */
export function SizeCheck({ checked, onChange, ...look }: SizeCheckProps) {
  return (
    <Cell {...look}>
      <input
        type="checkbox"
        checked={checked}
        disabled={look.disabled ?? false}
        className={styles["input"]}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
      />
    </Cell>
  );
}

/** Lays cells out in equal columns; on a phone four across, else as many as `columns`. */
export function SizeCells({ columns = 8, children }: { columns?: 4 | 6 | 8; children: ReactNode }) {
  return <div className={classNames(styles["cells"], styles[`of${columns}`])}>{children}</div>;
}

function Cell({ label, out, outLabel, children }: CellLook & { children: ReactNode }) {
  return (
    <label className={classNames(styles["cell"], out && styles["out"])}>
      {children}
      <span className={styles["face"]}>
        {label} {out && outLabel ? <VisuallyHidden>{outLabel}</VisuallyHidden> : null}
      </span>
    </label>
  );
}
