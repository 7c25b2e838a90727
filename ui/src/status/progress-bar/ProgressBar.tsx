import styles from "./ProgressBar.module.css";

type ProgressBarProps = {
  /** Something is on its way. */
  active: boolean;
  /** Names the bar, as "Loading page". */
  label: string;
};

/** The thin bar over the page while a navigation loads; a quick one never shows it. */
export function ProgressBar({ active, label }: ProgressBarProps) {
  if (!active) return null;
  return (
    <div className={styles["bar"]}>
      <progress className="visually-hidden" aria-label={label} />
      <span className={styles["thread"]} />
    </div>
  );
}
