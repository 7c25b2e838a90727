import type { ReactNode } from "react";
import styles from "./SkipLink.module.css";

/** The first stop of the Tab key: past the header to the element with id `to`. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      className={styles["skip"]}
      href={`#${to}`}
      onClick={(event) => {
        const target = document.getElementById(to);
        if (!target) return;
        event.preventDefault();
        if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
        target.focus();
      }}
    >
      {children}
    </a>
  );
}
