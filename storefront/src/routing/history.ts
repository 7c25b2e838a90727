import { liesOverHere, pushPage } from "./lies-over.ts";

/** The browser's history as the router needs it; tests bring a list. */
export interface HistoryPort {
  /** Path, query and hash of the current entry. */
  href(): string;
  /** Key of the current entry; the same when one comes back to it. */
  key(): string;
  push(href: string): void;
  replace(href: string): void;
  /** A full load of an address, also of the one that it stands at. */
  load(href: string): void;
  listen(onPop: () => void): () => void;
}

/** The window's own history. Entries without a key, as those of bare hash links, get one. */
export function browserHistory(newKey: () => string): HistoryPort {
  const key = () => {
    const state: unknown = history.state;
    if (hasKey(state)) return state.key;
    const made = newKey();
    history.replaceState({ key: made }, "");
    return made;
  };
  return {
    href: () => location.pathname + location.search + location.hash,
    key,
    push: (href) => pushPage({ key: newKey() }, href),
    replace(href) {
      const isSamePage = new URL(href, location.href).pathname === location.pathname;
      // What lies over a page still does at another query of it.
      const over = isSamePage ? liesOverHere() : 0;
      history.replaceState(over > 0 ? { key: key(), over } : { key: key() }, "", href);
    },
    // To assign an address with a hash to itself only scrolls.
    load: (href) =>
      new URL(href, location.href).href === location.href
        ? location.reload()
        : location.assign(href),
    listen(onPop) {
      window.addEventListener("popstate", onPop);
      return () => window.removeEventListener("popstate", onPop);
    },
  };
}

function hasKey(state: unknown): state is { key: string } {
  return typeof state === "object" && state !== null && "key" in state;
}
