import { useEffect } from "react";
import { useConfig } from "../../store/config.queries.ts";
import { fullTitle } from "../../page/head.ts";

/**
 * The title of the browser's window while a page shows one thing that its address does not name, as an order that was
 * looked for; `undefined` leaves the page's own, which comes back afterwards.
 */
export function useOwnTitle(title: string | undefined): void {
  const { storeName } = useConfig();
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = fullTitle(title, storeName);
    return () => {
      document.title = before;
    };
  }, [title, storeName]);
}
