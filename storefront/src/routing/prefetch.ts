import { anchorOf, isInPageLink } from "@placket/web/link/links";
import { isPagePath } from "@placket/domain/routing/is-page-path";

/** How long a pointer must rest on a link before it is followed ahead of the click, in ms. */
const HOVER_MS = 65;

interface PrefetchParts {
  readonly here: () => string;
  readonly prefetch: (href: string) => void;
  readonly root: Pick<Document, "addEventListener" | "removeEventListener">;
  /** Readers who save data fetch nothing ahead. */
  readonly savesData: boolean;
}

/** Follows links ahead: a pointer that rests on one, the focus, a finger that goes down. */
export function watchLinks({ here, prefetch, root, savesData }: PrefetchParts): () => void {
  if (savesData) return () => undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const hrefOfEvent = (event: Event) => {
    const anchor = anchorOf(event.target);
    if (!anchor) return undefined;
    const link = {
      href: anchor.getAttribute("href") ?? "",
      target: anchor.target,
      classes: [...anchor.classList],
      isDownload: anchor.hasAttribute("download"),
    };
    return isInPageLink(link, { here: here(), isPage: isPagePath }) ? link.href : undefined;
  };
  const rest = (event: Event) => {
    clearTimeout(waiting);
    const href = hrefOfEvent(event);
    if (href !== undefined) waiting = setTimeout(() => prefetch(href), HOVER_MS);
  };
  const atOnce = (event: Event) => {
    const href = hrefOfEvent(event);
    if (href !== undefined) prefetch(href);
  };
  root.addEventListener("pointerover", rest);
  root.addEventListener("focusin", atOnce);
  root.addEventListener("touchstart", atOnce, { passive: true });
  return () => {
    clearTimeout(waiting);
    root.removeEventListener("pointerover", rest);
    root.removeEventListener("focusin", atOnce);
    root.removeEventListener("touchstart", atOnce);
  };
}
