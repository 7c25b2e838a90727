import { classNames } from "@placket/ui/class-names";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { Page } from "../../room.ts";
import { useAddress } from "../address.ts";
import styles from "./Navigation.module.css";
import { sectionsOf } from "./sections.ts";

/**
 * The sections of the back office in their groups: beside the page where there is room, else behind a button that
 * says where one is. The menu closes when it has led somewhere, by Escape, and when the focus leaves it.
 */
export function Navigation({ pages }: { readonly pages: readonly Page[] }) {
  const { path } = useAddress();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const groups = sectionsOf(pages);
  const links = groups.flatMap((group) => group.links);
  const here = links.find(({ href }) => path === href || path.startsWith(`${href}/`));
  const isOpen = openAt === path;
  const list = useShown(here?.href);
  useEscape(isOpen, () => {
    setOpenAt(undefined);
    button.current?.focus();
  });
  return (
    <div
      className={`no-print ${styles["side"]}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenAt(undefined);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles["menu"]}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : path)}
      >
        Menu {here ? <span className={styles["here"]}>{here.title}</span> : null}
      </button>
      <nav
        ref={list}
        id={id}
        aria-label="Sections"
        className={classNames(styles["sections"], isOpen && styles["open"])}
      >
        {groups.map(({ name, links: ofGroup }) => (
          <div key={name} className={styles["group"]}>
            <p id={`${id}-${name}`} className={styles["name"]}>
              {name}
            </p>
            <ul aria-labelledby={`${id}-${name}`}>
              {ofGroup.map(({ title, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    className={styles["section"]}
                    aria-current={href === here?.href ? "true" : undefined}
                  >
                    <span className={classNames(href === here?.href && "bartack")}>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}

/** Hears Escape wherever the focus is, while something is open. */
function useEscape(isOpen: boolean, close: () => void) {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const hear = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onEscape();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [isOpen]);
}

/** Where the sections are higher than the screen, the one that one is in is scrolled to the middle of them. */
function useShown(here: string | undefined) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = list;
    const link = current?.querySelector<HTMLElement>(`[href="${here}"]`);
    if (!current || !link) return;
    current.scrollTop = link.offsetTop - (current.clientHeight - link.offsetHeight) / 2;
  }, [here]);
  return list;
}
