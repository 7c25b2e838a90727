/** Base64 of a text's UTF-8 bytes, standard alphabet with `+`, `/` and `=`. */
export function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
