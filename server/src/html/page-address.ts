import { isCampaignMark } from "@placket/domain/routing/campaign-mark";

/** The longest address that is drawn; longer ones are no links of this store. */
export const ADDRESS_MAX_LENGTH = 2048;

/**
 * Path and query as they are drawn and kept: campaign parameters left out, the rest in order. Two slashes
 * in front, or a backslash, would name another host (WHATWG URL): they are one slash here.
 */
export function pageAddress(url: string): string {
  const [path = "/", query = ""] = url.split(/\?(.*)/s);
  const kept = new URLSearchParams(query);
  for (const name of Array.from(kept.keys())) {
    if (isCampaignMark(name) || name === "___store" || name === "___from_store") kept.delete(name);
  }
  const search = kept.toString();
  const local = `/${path.replace(/^[/\\]+/, "")}`;
  return search === "" ? local : `${local}?${search}`;
}
