import { anchorOf, isInPageClick, linkClick } from "./links.ts";

interface FollowParts {
  readonly here: () => string;
  readonly navigate: (href: string) => void;
  readonly root: Pick<Document, "addEventListener" | "removeEventListener">;
  /** Which paths of this host are pages of this app; the others are the browser's. */
  readonly isPage: (path: string) => boolean;
}

/**
 * Handles clicks on links of this site in the page (ROUTE-45). Every `<a href>` takes part, also one
 * inside content from the back office, so pages use plain links.
 */
export function followLinks({ here, navigate, root, isPage }: FollowParts): () => void {
  const click = (event: Event) => {
    const anchor = anchorOf(event.target);
    if (!anchor || !(event instanceof MouseEvent)) return;
    if (!isInPageClick(linkClick(event, anchor), { here: here(), isPage })) return;
    event.preventDefault();
    navigate(anchor.getAttribute("href") ?? "");
  };
  root.addEventListener("click", click);
  return () => root.removeEventListener("click", click);
}
