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
