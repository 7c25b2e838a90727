import { lateModule } from "@placket/web/late/late-module";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { Suspense, useId, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { useRouter } from "../routing/RouterContext.tsx";
import { hrefTo } from "../routing/routes.ts";
import { awaited } from "../slot/awaited.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./SearchBox.module.css";
import { SEARCH_FORM_TS, SEARCH_MAX_LENGTH } from "./search-text.ts";
import { useActiveSearch } from "./use-active-search.ts";

const SearchPanel = awaited(
  lateModule(() => import("./SearchPanel.tsx")),
  (module) => module.default,
);

/**
 * The site's search: a plain GET form (HEAD-25), and while typing a panel with suggestions and
 * products (SEARCH-01). Escape, the close button and a press outside clear it (SEARCH-02, HEAD-28).
 */
export function SearchBox() {
  const router = useRouter();
  const { min, isLive } = useLiveSearch();
  const [text, setText] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const isActive = text !== "";
  const showsPanel = isLive && text.trim().length >= min;
  const clear = () => setText("");
  useActiveSearch({ isActive, box, onLeave: clear });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (q === "") return;
    clear();
    void router.navigate(hrefTo("search", {}, { q }));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      clear();
      box.current?.querySelector("input")?.focus();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") moveFocus(event, box.current);
  };

  return (
    <search>
      <div role="none" ref={box} onKeyDown={key}>
        <form className={styles["box"]} action={hrefTo("search")} method="get" onSubmit={submit}>
          <label className="visually-hidden" htmlFor={`${panelId}-text`}>
            {t("Search")}
          </label>
          <input
            id={`${panelId}-text`}
            name="w"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            required
            maxLength={SEARCH_MAX_LENGTH}
            placeholder={t("Search by keyword or item #")}
            value={text}
            aria-controls={panelId}
            onChange={(event) => setText(event.target.value)}
          />
          <input type="hidden" name="ts" value={SEARCH_FORM_TS} />
          {isActive ? (
            <button type="button" aria-label={t("Clear search")} onClick={clear}>
              <Icon name="close" size={20} />
            </button>
          ) : null}
          <button type="submit" aria-label={t("Search")}>
            <Icon name="search" />
          </button>
          <div id={panelId} className={styles["panel"]} hidden={!showsPanel}>
            {showsPanel ? (
              <Suspense>
                <SearchPanel text={text.trim()} onChosen={clear} />
              </Suspense>
            ) : null}
          </div>
        </form>
      </div>
    </search>
  );
}

/** Live search needs its whole configuration and its switch (SEARCH-08). */
function useLiveSearch(): { readonly min: number; readonly isLive: boolean } {
  const { isOn, minQueryLength } = useConfig().liveSearch;
  return { min: minQueryLength, isLive: isOn };
}

/** Arrow keys walk from the field through the links of the panel and back. */
function moveFocus(event: KeyboardEvent, box: HTMLElement | null): void {
  const stops = [...(box?.querySelectorAll<HTMLElement>("input[name=w], a[href]") ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
