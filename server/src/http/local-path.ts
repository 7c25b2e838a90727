/**
 * A path of this store, as a header can carry it: two slashes or a backslash in front would name another host, also
 * behind a tab, which browsers leave out.
 * @example localPath("//ćapki?q=a b") is "/%C4%87apki?q=a%20b"
 */
export function localPath(to: string): string {
  const path = to.replace(/^[/\\]+/, "").toWellFormed();
  return `/${path.replaceAll(/[^!-~]+/gu, (text) => encodeURIComponent(text))}`;
}
