import { classNames } from "../../class-names.ts";
import styles from "./Meter.module.css";

type MeterProps = {
  /** Names the bar. */
  label: string;
  /** From 0 to 1; what lies outside is cut. */
  value: number;
  /** The state in words, as "3 of 5"; else the percentage is read. */
  text?: string | undefined;
  className?: string | undefined;
};

/** A flat bar that says how far something has come; full, it turns green. */
export function Meter({ label, value, text, className }: MeterProps) {
  const part = Math.min(1, Math.max(0, value));
  return (
    <div className={classNames(styles["meter"], className)}>
      <progress
        className="visually-hidden"
        aria-label={label}
        aria-valuetext={text}
        value={part}
        max={1}
      />
      <span
        className={classNames(styles["done"], part === 1 && styles["full"])}
        style={{ inlineSize: `${part * 100}%` }}
      />
    </div>
  );
}
