/** What the host answers beside its pages: the interface, its documentation, files, and how the store fares. */
const NO_PAGES = /^\/(?:rest|graphql|docs|media|assets|admin|health|healthz)(?:\/|$)/;

/** Whether a path of this host may be a page. */
export function isPagePath(path: string): boolean {
  return !NO_PAGES.test(path);
}
