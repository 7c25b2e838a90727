/**
 * What a body may be written in, by the name that its sender gives it. Another site's page cannot send `json`
 * and `xml` without the browser asking first; forms it can, so these are taken from pages of the store alone.
 */
export const BODY_KINDS = {
  json: ["application/json"],
  /** Fields as a browser's form sends them; a field that comes twice is a list. */
  form: ["application/x-www-form-urlencoded"],
  /** Fields and files. */
  multipart: ["multipart/form-data"],
  /** One tree of elements; no document type, no entities of its own. */
  xml: ["application/xml", "text/xml"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BodyKind = keyof typeof BODY_KINDS;

/** What an answer is, when it is no refusal: refusals are JSON whatever was asked for. */
export const REPLY_KINDS = {
  json: "the reply's shape as JSON",
  /** Saved under the name that the answer gives it. */
  file: "the bytes of a file",
  /** Shown in a frame of the store's own pages, without scripts and without an origin. */
  html: "a document to be looked at",
  /** To an address of the store; the browser asks for it by GET. */
  redirect: "another address",
  xml: "a document as XML",
} as const;

export type ReplyKind = keyof typeof REPLY_KINDS;

/** The kind of a `Content-Type`, whatever stands behind the semicolon; undefined for one that no row takes. */
export function bodyKindOf(contentType: string): BodyKind | undefined {
  const type = (contentType.split(";")[0] ?? "").trim().toLowerCase();
  const found = Object.entries(BODY_KINDS).find(([, names]) =>
    (names as readonly string[]).includes(type),
  );
  return found?.[0] as BodyKind | undefined;
}
