import styles from "./Compare.module.css";

/** Two garments' worth of columns side by side, on the icons' grid. */
export function CompareIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" className={styles["icon"]} aria-hidden="true">
      <path d="M4 5h6v14H4zM14 5h6v14h-6zM12 2.5v19" />
    </svg>
  );
}
