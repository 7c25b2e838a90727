/** The text of base64 in either alphabet, as a parameter carries it; undefined when it is not UTF-8 in base64. */
export function fromBase64(text: string): string | undefined {
  // A `+` that was not percent-encoded arrives as a blank.
  const code = text.trim().replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/");
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll(",", "=")), (one) => one.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
