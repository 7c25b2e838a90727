import { anchorOf, isInPageClick, linkClick } from "./links.ts";

interface FollowParts {
  readonly here: () => string;
  readonly navigate: (href: string) => void;
  readonly root: Pick<Document, "addEventListener" | "removeEventListener">;
}

/**
 * Handles clicks on links of this site in the page (ROUTE-45). Every `<a href>` takes part, also one
 * inside content from the back office, so pages use plain links.
 */
export function followLinks({ here, navigate, root }: FollowParts): () => void {
  const click = (event: Event) => {
    const anchor = anchorOf(event.target);
    if (!anchor || !(event instanceof MouseEvent)) return;
    if (!isInPageClick(linkClick(event, anchor), here())) return;
    event.preventDefault();
    navigate(anchor.getAttribute("href") ?? "");
  };
  root.addEventListener("click", click);
  return () => root.removeEventListener("click", click);
}
