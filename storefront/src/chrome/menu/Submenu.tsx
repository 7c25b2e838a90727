import { Icon } from "@placket/ui/drawing/icon/Icon";
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import type { MenuCategory } from "../../catalog/category.queries.ts";
import { Placed } from "../FramePlace.tsx";
import { forgetSearchFilter } from "../search-filter.ts";
import styles from "./CategoryMenu.module.css";

interface SubmenuProps {
  readonly link: ReactNode;
  /** What staff put at the place of promotions that is its department's turn (MENU-05): clean HTML, or nothing. */
  readonly promotion: string;
  readonly name: string;
  /** Name of the button that opens the panel for keyboards and screen readers. */
  readonly label: string;
  readonly children: readonly MenuCategory[];
}

/**
 * The second level under a department: a pointer opens it by resting, a keyboard by the button beside
 * the link. Its items share the row in two lines: 1/ceil(count/2) each (MENU-07).
 */
export function Submenu({ link, promotion, name, label, children }: SubmenuProps) {
  const [isOpen, setOpen] = useState(false);
  // A link was followed: the panel stays away until the pointer has left.
  const [isFollowed, setFollowed] = useState(false);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const escape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    event.currentTarget.querySelector("button")?.focus();
  };
  const width = `${100 / Math.ceil(children.length / 2)}%`;
  return (
    <div
      role="none"
      className={styles["hover"]}
      data-followed={isFollowed}
      onBlur={leave}
      onKeyDown={escape}
      onClick={(event) => {
        const isLink = event.target instanceof Element && event.target.closest("a") !== null;
        if (!isLink) return;
        setFollowed(true);
        setOpen(false);
      }}
      onPointerLeave={() => setFollowed(false)}
    >
      {link}
      <button
        type="button"
        className={styles["toggle"]}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <div className={styles["panel"]} data-open={isOpen}>
        <ul className={`wrap ${styles["sub"]}`} aria-label={name}>
          {children.map(({ id, name: text, url, menuIcon }) => (
            <li key={id} style={{ inlineSize: width }}>
              <a href={url} onClick={forgetSearchFilter}>
                {menuIcon ? (
                  <img src={menuIcon} alt="" width={24} height={24} loading="lazy" />
                ) : null}
                {text}
              </a>
            </li>
          ))}
        </ul>
        <Placed html={promotion} className={`wrap ${styles["promotion"]}`} />
      </div>
    </div>
  );
}
