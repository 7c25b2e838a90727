import { STORE_MODE } from "@placket/domain/storage/punchout-cookies";
import { isCampaignMark } from "@placket/domain/routing/campaign-mark";

/** The longest address that is drawn; longer ones are no links of this store. */
export const ADDRESS_MAX_LENGTH = 2048;

/** What an address chooses, and is kept in cookies then. */
const CHOICES: ReadonlySet<string> = new Set(["___store", "___from_store", STORE_MODE]);

/**
 * Path and query as they are drawn and kept: campaign parameters left out, the rest in order. Two slashes
 * in front, or a backslash, would name another host (WHATWG URL): they are one slash here.
 */
export function pageAddress(url: string): string {
  const [path = "/", query = ""] = url.split(/\?(.*)/s);
  const kept = new URLSearchParams(query);
  for (const name of Array.from(kept.keys())) {
    if (isCampaignMark(name) || CHOICES.has(name)) kept.delete(name);
  }
  const search = kept.toString();
  const local = `/${path.replace(/^[/\\]+/, "")}`;
  return search === "" ? local : `${local}?${search}`;
}
