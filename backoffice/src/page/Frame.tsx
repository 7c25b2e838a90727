import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { SkipLink } from "@placket/ui/navigation/skip-link/SkipLink";
import type { ReactNode } from "react";
import type { Page } from "../room.ts";
import styles from "./Frame.module.css";
import { Navigation } from "./navigation/Navigation.tsx";
import { Slot } from "./Slot.tsx";
import { slots } from "./slots.ts";

interface FrameProps {
  /** The pages that whoever is signed in may see; those with a place stand in the navigation. */
  readonly pages: readonly Page[];
  readonly children: ReactNode;
}

/** What stands around every screen: the name, the account, the sections. */
export function Frame({ pages, children }: FrameProps) {
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      <header className="no-print">
        <div className={`wrap ${styles["head"]}`}>
          <a className={styles["name"]} href={ADMIN_PAGES}>
            <Mark />
            Back Office
          </a>
          <Slot in={slots.headerEnd} />
        </div>
      </header>
      <hr className="seam no-print" />
      <div className={`wrap ${styles["body"]}`}>
        <Navigation pages={pages} />
        <main id="content" className={styles["content"]}>
          {children}
        </main>
      </div>
    </>
  );
}

/** A placket with its buttonholes. */
export function Mark() {
  return (
    <svg viewBox="0 0 15 34" width="12" height="27" aria-hidden="true">
      <path d="M.75.75h13.5v32.5H.75z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M4.2 3v28M10.8 3v28" stroke="currentColor" strokeDasharray="2 1.5" />
      <path className={styles["holes"]} d="M5.5 8h4M5.5 17h4M5.5 26h4" strokeWidth="2.4" />
    </svg>
  );
}
