/** Elements whose content nobody but the two sides may know. */
const OPENING = /<(SharedSecret|CredentialMac|DigitalSignature)\b/gi;

/** By the same names: where what they hold ends. */
const CLOSINGS: Readonly<Record<string, RegExp>> = {
  sharedsecret: /<\/SharedSecret\s*>/gi,
  credentialmac: /<\/CredentialMac\s*>/gi,
  digitalsignature: /<\/DigitalSignature\s*>/gi,
};

/**
 * The same document without its secrets, as it may be kept: from where one opens to where it closes, or to the end of
 * the document where it never does. Each character is looked at a fixed number of times, whatever the document holds.
 * @example withoutSecrets("<SharedSecret>abc</SharedSecret>") is "<SharedSecret>***</SharedSecret>"
 */
export function withoutSecrets(text: string): string {
  const parts: string[] = [];
  let from = 0;
  while (from < text.length) {
    const opens = next(OPENING, text, from);
    const name = opens?.[1] ?? "";
    const closing = CLOSINGS[name.toLowerCase()];
    if (!opens || !closing) break;
    parts.push(text.slice(from, opens.index), `<${name}>***</${name}>`);
    const closes = next(closing, text, opens.index);
    from = closes ? closes.index + closes[0].length : text.length;
  }
  return parts.join("") + text.slice(from);
}

function next(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
