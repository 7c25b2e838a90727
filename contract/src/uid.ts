/** Magento's uid of an id: its base64. */
export function uidOf(id: number | string): string {
  return btoa(String(id));
}

/** The id of a uid; undefined when the text is no uid. */
export function idOfUid(uid: string): string | undefined {
  try {
    return atob(uid);
  } catch {
    return undefined;
  }
}
