import { parse } from "bowser";

/** What a browser is called, and the system that it runs on where it says so. */
interface KnownBrowser {
  readonly name: string;
  readonly system?: string;
}

/** A browser from how it named itself; what nobody knows by its own words, `undefined` where it said nothing. */
export function browserOf(userAgent: string): KnownBrowser | undefined {
  const own = userAgent.trim();
  // The library wants something to read.
  if (own === "") return undefined;
  const { browser, os } = parse(own);
  const name = browser.name || own.slice(0, OWN_MAX);
  return os.name ? { name, system: os.name } : { name };
}

/** So much is read of what an unknown program says of itself. */
const OWN_MAX = 40;
