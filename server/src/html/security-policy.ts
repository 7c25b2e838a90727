import { createHash } from "node:crypto";

/** Origins outside of the store that a page may use, by what for. */
export interface OutsideOrigins {
  readonly frames?: readonly string[];
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
  /** Where forms may be sent: a library of outside may do that into a frame. */
  readonly forms?: readonly string[];
}

/**
 * The Content-Security-Policy of a page. Pages are kept and sent to many visitors, and a nonce that
 * is sent twice guards nothing: so no script is inline at all, scripts come from this origin only,
 * and the one inline stylesheet is named by its hash. Style attributes carry swatch colors.
 */
export function contentSecurityPolicy(inlineCss: string, outside: OutsideOrigins = {}): string {
  const hash = createHash("sha256").update(inlineCss).digest("base64");
  return [
    "default-src 'none'",
    `script-src ${from("'self'", ...(outside.scripts ?? []))}`,
    `style-src ${from("'self'", `'sha256-${hash}'`)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${from("'self'", "data:", "blob:", ...(outside.images ?? []))}`,
    "font-src 'self'",
    // A browser looks into a film itself before it is brought.
    "media-src 'self' blob:",
    "manifest-src 'self'",
    `connect-src ${from("'self'", ...(outside.connections ?? []))}`,
    `frame-src ${outside.frames?.length ? from(...outside.frames) : "'none'"}`,
    `form-action ${from("'self'", ...(outside.forms ?? []))}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const from = (...sources: readonly string[]) => sources.join(" ");
