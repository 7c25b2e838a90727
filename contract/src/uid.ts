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

/** Magento's uid of a configurable option's value. */
export function optionUid(attributeId: number, optionId: number): string {
  return uidOf(`configurable/${attributeId}/${optionId}`);
}

/** The option of such a uid; undefined for any other. */
export function optionOfUid(uid: string): number | undefined {
  const [kind, , option, ...more] = (idOfUid(uid) ?? "").split("/");
  const id = Number(option);
  return kind === "configurable" && more.length === 0 && Number.isSafeInteger(id) ? id : undefined;
}
