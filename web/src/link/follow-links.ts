import { anchorOf, isInPageClick, linkClick } from "./links.ts";

type Listened = Pick<Document, "addEventListener" | "removeEventListener">;

interface FollowParts {
  readonly here: () => string;
  readonly navigate: (href: string) => void;
  readonly root: Listened;
  /**
   * What the app took over from its server, if it did: a press on a part whose script has not come yet is stopped there
   * by React, and would lead out of the app, offline to the browser's own page of errors.
   */
  readonly takenOver?: Listened | undefined;
  /** Which paths of this host are pages of this app; the others are the browser's. */
  readonly isPage: (path: string) => boolean;
}

/**
 * Handles clicks on links of this site in the page (ROUTE-45). Every `<a href>` takes part, also one
 * inside content from the back office, so pages use plain links.
 */
export function followLinks({ here, navigate, root, takenOver, isPage }: FollowParts): () => void {
  const click = (event: Event) => {
    const anchor = anchorOf(event.target);
    if (!anchor || !(event instanceof MouseEvent)) return;
    if (!isInPageClick(linkClick(event, anchor), { here: here(), isPage })) return;
    event.preventDefault();
    navigate(anchor.getAttribute("href") ?? "");
  };
  const stopped = (event: Event) => {
    if (event.cancelBubble) click(event);
  };
  root.addEventListener("click", click);
  // After React's own listener there, which heard of it first.
  takenOver?.addEventListener("click", stopped, { capture: true });
  return () => {
    root.removeEventListener("click", click);
    takenOver?.removeEventListener("click", stopped, { capture: true });
  };
}
