/**
 * The best encoding of those at hand that the client accepts: brotli before gzip.
 * `q=0` refuses an encoding (RFC 9110 §12.5.3).
 */
export function pickEncoding(
  acceptEncoding: string | string[] | undefined,
  atHand: { readonly br?: unknown; readonly gzip?: unknown },
): "br" | "gzip" | undefined {
  const header = String(acceptEncoding ?? "");
  return (["br", "gzip"] as const).find((name) => atHand[name] && accepts(header, name));
}

function accepts(header: string, name: string): boolean {
  const entry = header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(";"))
    .find(([token]) => token === name);
  return entry !== undefined && !entry.slice(1).some((param) => /^\s*q=0(\.0*)?$/.test(param));
}
