/** What of a click on a link decides who handles it. */
export interface LinkClick {
  readonly href: string;
  /** The `target` attribute, empty when there is none. */
  readonly target: string;
  readonly classes: readonly string[];
  readonly isDownload: boolean;
  readonly button: number;
  readonly hasModifier: boolean;
  readonly isHandled: boolean;
}

/** Where a link stands, and which paths of its host are pages of the same app. */
interface Site {
  readonly here: string;
  readonly isPage: (path: string) => boolean;
}

/**
 * Whether a click is handled in the page (ROUTE-45): same host, no target, no modified mouse button,
 * no `no-spa` class, not a bare hash link. Everything else is the browser's.
 */
export function isInPageClick(click: LinkClick, site: Site): boolean {
  if (click.isHandled || click.button !== 0 || click.hasModifier) return false;
  return isInPageLink(click, site);
}

/** The part of the rule that is about the link alone; prefetching asks it too. */
export function isInPageLink(
  link: Pick<LinkClick, "href" | "target" | "classes" | "isDownload">,
  { here, isPage }: Site,
): boolean {
  if (link.target !== "" || link.isDownload || link.classes.includes("no-spa")) return false;
  if (link.href === "" || link.href.startsWith("#")) return false;
  const from = new URL(here);
  const to = new URL(link.href, from);
  if (to.host !== from.host || to.protocol !== from.protocol) return false;
  return isPage(to.pathname);
}

/** The facts of a click on an anchor. */
export function linkClick(event: MouseEvent, anchor: HTMLAnchorElement): LinkClick {
  return {
    href: anchor.getAttribute("href") ?? "",
    target: anchor.target,
    classes: [...anchor.classList],
    isDownload: anchor.hasAttribute("download"),
    button: event.button,
    hasModifier: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
    isHandled: event.defaultPrevented,
  };
}

/** The link around an element, if it stands in one. */
export function anchorOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}
