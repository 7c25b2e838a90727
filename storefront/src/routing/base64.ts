/** Base64 of a text's UTF-8 bytes, standard alphabet with `+`, `/` and `=`. */
export function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/**
 * The text of a base64 code in either alphabet (`+/` or `-_`), with or without padding; characters
 * outside of both are dropped first (ROUTE-07). Undefined when what is left is not UTF-8 text.
 */
export function decodeBase64(code: string): string | undefined {
  const kept = code
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replaceAll(/[^A-Za-z0-9+/]/g, "");
  try {
    const bytes = Uint8Array.from(atob(kept), (char) => char.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}
