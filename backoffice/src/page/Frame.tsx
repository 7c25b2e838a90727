import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { classNames } from "@placket/ui/class-names";
import { SkipLink } from "@placket/ui/navigation/skip-link/SkipLink";
import { useEffect, useRef, type ReactNode } from "react";
import type { Page } from "../room.ts";
import { useAddress } from "./address.ts";
import styles from "./Frame.module.css";
import { Slot } from "./Slot.tsx";
import { slots } from "./slots.ts";

interface FrameProps {
  /** The pages that whoever is signed in may see; those with a place stand in the navigation. */
  readonly sections: readonly Page[];
  readonly children: ReactNode;
}

/** What stands around every screen: the name, the sections, the account. */
export function Frame({ sections, children }: FrameProps) {
  const { path } = useAddress();
  const ordered = sections
    .flatMap(({ nav, pattern }) => (nav ? [{ ...nav, href: pattern }] : []))
    .sort((a, b) => a.place - b.place);
  const here = ordered.find(({ href }) => path === href || path.startsWith(`${href}/`))?.href;
  const row = useSectionShown(here);
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      <header className={`no-print ${styles["head"]}`}>
        <div className={`wrap ${styles["row"]}`}>
          <a className={styles["name"]} href={ADMIN_PAGES}>
            <Mark />
            Back Office
          </a>
          <nav ref={row} aria-label="Sections" className={styles["sections"]}>
            {ordered.map(({ title, href }) => {
              const isHere = href === here;
              return (
                <a
                  key={href}
                  href={href}
                  className={classNames(styles["section"], isHere && "bartack")}
                  aria-current={isHere ? "true" : undefined}
                >
                  {title}
                </a>
              );
            })}
          </nav>
          <div className={styles["account"]}>
            <Slot in={slots.headerEnd} />
          </div>
        </div>
      </header>
      <hr className="seam no-print" />
      <main id="content" className={`wrap ${styles["content"]}`}>
        {children}
      </main>
    </>
  );
}

/** Where the sections are wider than the screen, the one that one is in is scrolled to the middle of their row. */
function useSectionShown(here: string | undefined) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = row;
    const link = current?.querySelector<HTMLElement>(`[href="${here}"]`);
    if (!current || !link) return;
    current.scrollLeft = link.offsetLeft - (current.clientWidth - link.offsetWidth) / 2;
  }, [here]);
  return row;
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
