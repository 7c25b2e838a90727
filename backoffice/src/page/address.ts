import { useLocation, useRouter } from "@tanstack/react-router";

/** Where the back office stands: the path, and what the address says of search and filters. */
interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The current address; the component is drawn anew when it changes. */
export function useAddress(): Address {
  const href = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const { pathname, searchParams } = new URL(href, "http://localhost");
  return { path: pathname, query: searchParams };
}

/** Goes to another address of the back office without loading the document anew, if the screen may be left. */
export function useGo(): (href: string) => void {
  const router = useRouter();
  return (href) => void router.navigate({ href });
}

/** Whether the reader has moved since the document was loaded: the new screen then takes the focus. */
export function hasMoved(): boolean {
  return moved;
}

/** Told by the router when another screen is gone to. */
export function noteMove(): void {
  moved = true;
}

let moved = false;
