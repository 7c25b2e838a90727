/** Parameters of campaigns: they say where a visitor came from and change nothing on the page. */
const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|mc_[ce]id)$/i;

/** The longest address that is drawn; longer ones are no links of this store. */
export const ADDRESS_MAX_LENGTH = 2048;

/** Path and query as they are drawn and kept: campaign parameters left out, the rest in order. */
export function pageAddress(url: string): string {
  const [path = "/", query = ""] = url.split(/\?(.*)/s);
  const kept = new URLSearchParams(query);
  for (const name of Array.from(kept.keys())) {
    if (CAMPAIGN.test(name) || name === "___store" || name === "___from_store") kept.delete(name);
  }
  const search = kept.toString();
  return search === "" ? path : `${path}?${search}`;
}

/** Whether an address is a page at all: the interface and files answer for themselves. */
export function isPagePath(path: string): boolean {
  return !/^\/(?:rest|graphql|media|assets|admin|health)(?:\/|$)/.test(path);
}
