/** A path of this store: two slashes or a backslash in front would name another host. */
export function localPath(to: string): string {
  return `/${to.replace(/^[/\\]+/, "")}`;
}
