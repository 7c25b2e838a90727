/** What stands between a portal's code and whoever signs in there. */
const BETWEEN = "#";

/**
 * What somebody signs in by (ACCT-12): what they typed, trimmed, in a portal with its code before it. A username
 * that carries a code already keeps it.
 */
export function loginUsername(typed: string, portalCode: string | undefined): string {
  const name = typed.trim();
  const code = portalCode?.trim() ?? "";
  return code === "" || name.includes(BETWEEN) ? name : `${code}${BETWEEN}${name}`;
}

/** What a username is made of: a portal's code, lowercase, and what is left of it without; `undefined` in the retail store. */
export function usernameParts(username: string): {
  readonly code: string | undefined;
  readonly name: string;
} {
  const at = username.indexOf(BETWEEN);
  if (at <= 0) return { code: undefined, name: username };
  return { code: username.slice(0, at).trim().toLowerCase(), name: username.slice(at + 1).trim() };
}
