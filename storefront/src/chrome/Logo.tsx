import { useConfig } from "../store/config.queries.ts";
import styles from "./Logo.module.css";

/** The store's mark and name; the mark is a placket with its buttonholes. */
export function Logo() {
  const { storeName: name } = useConfig();
  return (
    <a className={styles["logo"]} href="/">
      <svg viewBox="0 0 15 34" aria-hidden="true">
        <path d="M.75.75h13.5v32.5H.75z" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M4.2 3v28M10.8 3v28" stroke="currentColor" strokeDasharray="2 1.5" />
        <path className={styles["holes"]} d="M5.5 8h4M5.5 17h4M5.5 26h4" strokeWidth="2.4" />
      </svg>
      <span>{name}</span>
    </a>
  );
}
