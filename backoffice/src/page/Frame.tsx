import { classNames } from "@placket/ui/class-names";
import { SkipLink } from "@placket/ui/skip-link/SkipLink";
import type { ReactNode } from "react";
import { useAddress } from "./address.ts";
import { addresses, screenAt, type ScreenName } from "./addresses.ts";
import styles from "./Frame.module.css";

interface Section {
  readonly title: string;
  readonly href: string;
  readonly screens: readonly ScreenName[];
}

const SECTIONS: readonly Section[] = [
  { title: "Orders", href: addresses.orders, screens: ["orders", "order"] },
  { title: "Letters", href: addresses.letters, screens: ["letters", "letter"] },
  {
    title: "Embroidery",
    href: addresses.embroidery,
    screens: ["embroidery", "alphabet", "flags", "flag"],
  },
];

interface FrameProps {
  /** Who is signed in, and the way out. */
  readonly account: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every screen: the name, the sections, the account. */
export function Frame({ account, children }: FrameProps) {
  const place = screenAt(useAddress().path);
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      <header className={styles["head"]}>
        <div className={`wrap ${styles["row"]}`}>
          <a className={styles["name"]} href={addresses.orders}>
            <Mark />
            Back Office
          </a>
          <nav aria-label="Sections" className={styles["sections"]}>
            {SECTIONS.map(({ title, href, screens }) => {
              const isHere = place !== undefined && screens.includes(place.name);
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
          <div className={styles["account"]}>{account}</div>
        </div>
      </header>
      <hr className="seam" />
      <main id="content" className={`wrap ${styles["content"]}`}>
        {children}
      </main>
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
