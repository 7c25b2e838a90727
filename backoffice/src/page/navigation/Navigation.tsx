import { classNames } from "@placket/ui/class-names";
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from "react";
import type { Page } from "../../room.ts";
import { useAddress } from "../address.ts";
import { Slot } from "../Slot.tsx";
import { slots } from "../slots.ts";
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
  const close = () => setOpenAt(undefined);
  const side = useRef<HTMLDivElement>(null);
  useLeaving(side, { isOpen, close, focusBack: () => button.current?.focus() });
  return (
    <div ref={side} className={`no-print ${styles["side"]}`}>
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
                    <Slot in={slots.sectionMark} href={href} />
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

/** While the menu is open: Escape, a press outside and the focus elsewhere close it, and so does a link of its own. */
function useLeaving(
  side: RefObject<HTMLElement | null>,
  menu: { readonly isOpen: boolean; readonly close: () => void; readonly focusBack: () => void },
) {
  const { isOpen } = menu;
  const onLeft = useEffectEvent(menu.close);
  const onEscape = useEffectEvent(() => {
    menu.close();
    menu.focusBack();
  });
  useEffect(() => {
    if (!isOpen) return;
    const hears = new AbortController();
    const { signal } = hears;
    const isInside = ({ target }: Event) =>
      target instanceof Node && side.current?.contains(target) === true;
    const isLink = ({ target }: Event) => target instanceof Element && target.closest("a") !== null;
    const leave = (event: Event) => {
      if (!isInside(event)) onLeft();
    };
    document.addEventListener("pointerdown", leave, { signal });
    document.addEventListener("focusin", leave, { signal });
    document.addEventListener("click", (event) => isLink(event) && onLeft(), { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && onEscape(), { signal });
    return () => hears.abort();
  }, [isOpen, side]);
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
