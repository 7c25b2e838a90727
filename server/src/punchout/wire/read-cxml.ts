import { BodyRefused } from "../../http/body/body-refused.ts";
import { isKeepable } from "../../http/body/keepable.ts";
import { readXml } from "../../http/body/xml-body.ts";

/** Bytes of a request: five hundred lines of a cart that comes back. */
export const CXML_BYTES_MAX = 1024 * 1024;

/**
 * What names the type of every cXML document. Nobody fetches what it points to, and one that brings declarations of its
 * own is none: they would say what entities stand for.
 */
const DOCTYPE =
  /<!DOCTYPE\s+cXML(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"<>]{0,300}"|'[^'<>]{0,300}'))\s+(?:"[^"<>]{0,300}"|'[^'<>]{0,300}'))?\s*>/;

/**
 * The tree of a cXML document; `undefined` for what is none, says what no document of it may, or cannot be kept as it
 * came: a comment of it too.
 */
export function readCxml(text: string): unknown {
  if (!isKeepable(text)) return undefined;
  try {
    return readXml(text.replace(/^\uFEFF/, "").replace(DOCTYPE, ""));
  } catch (error) {
    if (error instanceof BodyRefused) return undefined;
    throw error;
  }
}
