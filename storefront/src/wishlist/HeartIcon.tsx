import styles from "./Heart.module.css";

/** A heart on the icons' grid; filled where something is wished for. */
export function HeartIcon({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      className={styles["icon"]}
      data-filled={isFilled}
      aria-hidden="true"
    >
      <path d="M12 20.5C7 16.5 3.5 13.2 3.5 9.3a4.6 4.6 0 0 1 8.5-2.5 4.6 4.6 0 0 1 8.5 2.5c0 3.9-3.5 7.2-8.5 11.2z" />
    </svg>
  );
}
