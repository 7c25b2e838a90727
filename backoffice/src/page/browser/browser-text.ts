import { parse } from "bowser";

/** A browser as people call it, from how it named itself: `Chrome on Windows`; what nobody knows by its own words. */
export function browserText(userAgent: string): string {
  const own = userAgent.trim();
  // The library wants something to read.
  if (own === "") return "Unknown browser";
  const { browser, os } = parse(own);
  const name = said(browser.name) ?? own.slice(0, OWN_MAX);
  const system = said(os.name);
  return system === undefined ? name : `${name} on ${system}`;
}

/** So much is read of what an unknown program says of itself. */
const OWN_MAX = 40;

const said = (name: string | undefined) => (name === "" ? undefined : name);
