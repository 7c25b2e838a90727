/** A category without an address of its own gets this one (ROUTE-42). */
const NO_URL = "/NO-URL";

/** Category paths start with a slash (ROUTE-41); a missing one becomes `/NO-URL` (ROUTE-42). */
export function categoryPath(urlPath: string | null | undefined): string {
  const path = trimSlashes(urlPath ?? "");
  return path === "" ? NO_URL : `/${path}`;
}

/**
 * The path of an address as the server looks it up: no query, no slashes around, no `.html`; undefined
 * when it holds control characters or broken percent codes. `/chef-coats/?p=2` gives `chef-coats`.
 */
export function lookupPath(address: string): string | undefined {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.length > 1024 || hasControlCharacter(decoded)) return undefined;
  return trimSlashes(decoded.replaceAll(/\/{2,}/g, "/")).replace(/\.html$/i, "");
}

function trimSlashes(text: string): string {
  return text.replaceAll(/^\/+|\/+$/g, "");
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
