import { decoded } from "@placket/web/link/decoded";
import { addressOfShown } from "./RouterContext.tsx";
import type { Navigation } from "./router.ts";

/** What arriving does to the document; the browser's own, or a test's. */
export interface Arrival {
  placeOf(key: string): number | undefined;
  scrollTo(top: number): void;
  scrollToId(id: string): boolean;
  focusPage(): void;
}

/**
 * Coming back: the saved place (ROUTE-47). A new page: its hash or its top, and the focus on its
 * heading so that a screen reader says where one is. A new query of the same page: nothing moves.
 */
export function arriveAt(now: Navigation, before: Navigation, arrival: Arrival): void {
  if (now.shown.kind === "loading") return;
  const isNewPage = now.visit !== before.visit || before.shown.kind !== now.shown.kind;
  if (now.cause === "pop") {
    arrival.scrollTo(arrival.placeOf(now.key) ?? 0);
    return;
  }
  const hash = decoded(addressOfShown(now.shown).hash.slice(1));
  if (hash && arrival.scrollToId(hash)) return;
  if (!isNewPage && !isOtherListPage(now, before)) return;
  arrival.scrollTo(0);
  arrival.focusPage();
}

/** Turning the page of a list begins at its top; other queries change what one is looking at. */
function isOtherListPage(now: Navigation, before: Navigation): boolean {
  return pageOf(now) !== pageOf(before) && restOf(now) === restOf(before);
}

const searchOf = ({ shown }: Navigation) => addressOfShown(shown).search;
const pageOf = (navigation: Navigation) =>
  new URLSearchParams(searchOf(navigation)).get("p") ?? "1";
const restOf = (navigation: Navigation) => searchOf(navigation).replace(/[?&]p=\d+/, "");

/** The document as it is. `placeOf` comes from the scroll memory. */
export function documentArrival(placeOf: Arrival["placeOf"]): Arrival {
  return {
    placeOf,
    scrollTo: (top) => scrollWhenTallEnough(top),
    scrollToId(id) {
      const element = document.getElementById(id);
      element?.scrollIntoView();
      return element !== null;
    },
    focusPage() {
      const heading = document.querySelector<HTMLElement>("main h1") ?? mainElement();
      if (!heading) return;
      if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    },
  };
}

const mainElement = () => document.querySelector<HTMLElement>("main");

/** Scrolls at once, and again as the page grows to its height, until the reader scrolls. */
function scrollWhenTallEnough(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
  if (Math.abs(window.scrollY - top) <= 1) return;
  const stop = () => {
    observer.disconnect();
    for (const name of ["wheel", "touchstart", "keydown"]) window.removeEventListener(name, stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: "instant" });
    if (Math.abs(window.scrollY - top) <= 1) stop();
  });
  observer.observe(document.body);
  for (const name of ["wheel", "touchstart", "keydown"]) {
    window.addEventListener(name, stop, { passive: true });
  }
}
