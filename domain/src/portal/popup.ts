/** Where a portal's popup might show, and what of it is known. */
interface PopupPlace {
  readonly path: string;
  /** What its parameter `popup` says, and whether it has one named `openInfo` (reading 13). */
  readonly popup: string | null;
  readonly hasOpenInfo: boolean;
  /** Whether the page is the login or one of its variants. */
  readonly isLogin: boolean;
  /** Whether this browser has closed it. */
  readonly wasClosed: boolean;
  /** What it would say. */
  readonly words: string;
}

/**
 * Whether a portal's popup shows (PORTAL-08, PORTAL-09): once a browser, where it has something to say, and neither at
 * the login nor in the checkout, nor where the address asks for `openInfo` (reading 13).
 */
export function showsPopup({
  path,
  popup,
  hasOpenInfo,
  isLogin,
  wasClosed,
  words,
}: PopupPlace): boolean {
  if (wasClosed || words === "" || isLogin || /^\/checkout(?:\/|$)/.test(path)) return false;
  return !hasOpenInfo && popup !== "openInfo";
}
