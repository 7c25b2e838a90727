/** Characters of the address that a cart is handed over to. */
const RETURN_ADDRESS_MAX = 2_048;

/** Hosts of this very machine, where whoever develops runs a procurement system without TLS. */
const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The address that a cart may be handed over to: `https`, or `http` on this very machine, without a name and password,
 * at a host that staff allowed for the partner, its port included where it names one. `undefined` for any other: a
 * procurement system's word alone leads no browser anywhere.
 * @example returnAddress("https://evil.example/", ["buy.example"]) is undefined
 */
export function returnAddress(text: string, hosts: readonly string[]): string | undefined {
  if (text.length > RETURN_ADDRESS_MAX || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isSafe =
    url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.has(url.hostname));
  if (!isSafe || url.username !== "" || url.password !== "") return undefined;
  return hosts.some((host) => isOf(url, host)) ? url.href : undefined;
}

/** A host is allowed at its protocol's own port; any other port is named with it. */
const isOf = ({ host }: URL, allowed: string): boolean => host === allowed.toLowerCase();
