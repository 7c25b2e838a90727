/** Text carried as base64 (either alphabet) in a parameter; undefined when it is not UTF-8 in base64. */
export function fromBase64(text: string): string | undefined {
  // A `+` that was not percent-encoded arrives as a blank.
  const plain = text.trim().replaceAll(" ", "+").replaceAll(",", "=");
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(plain)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(plain, "base64"));
  } catch {
    return undefined;
  }
}
