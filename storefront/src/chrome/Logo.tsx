import { useConfig } from "../store/config.queries.ts";
import styles from "./Logo.module.css";

interface LogoProps {
  /** On a dark ground a portal's picture cannot be relied on: its name stands there. */
  readonly isOnDark?: boolean;
}

/** The store's mark and name, the mark being a placket with its buttonholes; in a portal its own (PORTAL-07). */
export function Logo({ isOnDark = false }: LogoProps) {
  const { storeName, portal } = useConfig();
  return (
    <a className={styles["logo"]} href="/">
      {portal?.logo && !isOnDark ? (
        <img src={portal.logo} alt={portal.name} height={40} />
      ) : portal ? (
        <span>{portal.name}</span>
      ) : (
        <>
          <svg viewBox="0 0 15 34" aria-hidden="true">
            <path d="M.75.75h13.5v32.5H.75z" fill="none" stroke="currentColor" strokeWidth="1.5" />
            <path d="M4.2 3v28M10.8 3v28" stroke="currentColor" strokeDasharray="2 1.5" />
            <path className={styles["holes"]} d="M5.5 8h4M5.5 17h4M5.5 26h4" strokeWidth="2.4" />
          </svg>
          <span>{storeName}</span>
        </>
      )}
    </a>
  );
}
