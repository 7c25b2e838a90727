import { useSyncExternalStore } from "react";

/** Where the back office stands: the path, and what the address says of search and filters. */
export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The current address; the component is drawn anew when it changes. */
export function useAddress(): Address {
  const href = useSyncExternalStore(subscribe, here);
  const { pathname, searchParams } = new URL(href, "http://localhost");
  return { path: pathname, query: searchParams };
}

/** Goes to another address of the back office without loading the document anew. */
export function navigate(href: string): void {
  history.pushState(null, "", href);
  window.scrollTo(0, 0);
  // The browser says so only for back and forward.
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Whether the reader has moved since the document was loaded: the new screen then takes the focus. */
export function hasMoved(): boolean {
  return moved;
}

let moved = false;

const here = () => location.pathname + location.search;

function subscribe(listener: () => void): () => void {
  const hear = () => {
    moved = true;
    listener();
  };
  addEventListener("popstate", hear);
  return () => removeEventListener("popstate", hear);
}
