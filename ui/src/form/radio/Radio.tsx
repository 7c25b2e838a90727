import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./Radio.module.css";
import { useRadio } from "./RadioGroup.tsx";

type RadioProps = {
  value: string;
  label: ReactNode;
  /** At the row's end, as a price or a note. */
  end?: ReactNode;
  disabled?: boolean | undefined;
  size?: "sm" | "md" | undefined;
  className?: string | undefined;
};

/** One choice of a RadioGroup; the whole row is the target. */
export function Radio({ value, label, end, disabled = false, size = "md", className }: RadioProps) {
  const radio = useRadio(value);
  return (
    <label className={classNames(styles["row"], styles[size], className)}>
      <input {...radio} disabled={disabled} className={styles["dot"]} />
      <span className={styles["label"]}>{label}</span>
      {end ? <span className={styles["end"]}>{end}</span> : null}
    </label>
  );
}
