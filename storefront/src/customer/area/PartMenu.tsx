import { classNames } from "@placket/ui/class-names";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { Place } from "../../page/page.ts";
import { hrefTo } from "../../routing/routes.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import type { Account } from "../account.ts";
import { menuAt } from "./account-parts.ts";
import styles from "./PartMenu.module.css";

interface PartMenuProps {
  readonly place: Place;
  readonly account: Account | null | undefined;
}

/** The parts of the account in groups: beside the page, and on a phone behind one row. */
export function PartMenu({ place, account }: PartMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const door = useRef<HTMLButtonElement>(null);
  const id = useId();
  const groups = menuAt(place, useConfig(), account);
  const close = () => setOpen(false);
  const pressKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    close();
    door.current?.focus();
  };
  return (
    <nav aria-label={t("Account")} className={`no-print ${styles["menu"]}`}>
      <div role="none" onKeyDown={pressKey}>
        <button
          ref={door}
          type="button"
          className={styles["door"]}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t("Account menu")}
        </button>
        <div id={id} className={classNames(styles["groups"], isOpen && styles["open"])}>
          {groups.map(({ group, heading, rows }) => (
            <div key={group} className={styles["group"]}>
              {heading === "" ? null : <p id={`${id}-${group}`}>{heading}</p>}
              <ul aria-labelledby={heading === "" ? undefined : `${id}-${group}`}>
                {rows.map(({ route, title, isCurrent }) => (
                  <li key={route}>
                    <a
                      href={hrefTo(route)}
                      aria-current={isCurrent ? "page" : undefined}
                      className={classNames(isCurrent && "bartack")}
                      onClick={close}
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </nav>
  );
}
