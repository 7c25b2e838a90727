import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { navigate } from "./address.ts";

/** Follows plain clicks on links of the back office in the page; screens use plain `<a href>`. */
export function followLinks(root: Document): void {
  root.addEventListener("click", (event) => {
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor || !isPlain(event) || anchor.target !== "" || anchor.hash !== "") return;
    const isOurs = anchor.origin === location.origin && anchor.pathname.startsWith(ADMIN_PAGES);
    if (!isOurs) return;
    event.preventDefault();
    navigate(anchor.pathname + anchor.search);
  });
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;
