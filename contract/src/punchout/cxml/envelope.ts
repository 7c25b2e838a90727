import { element, type Xml } from "./xml.ts";

/** What an envelope says: by which the document is known, and when it was written. */
export interface Envelope {
  /** Unique, as `1.2@store.example`. */
  readonly payloadId: string;
  readonly at: Date;
  /** The language of what it says, as `en-US`. */
  readonly locale: string;
}

/** A whole document. Its type is named, as cXML wants it; nobody fetches it. */
export const cxmlDocument = ({ payloadId, at, locale }: Envelope, ...children: readonly Xml[]) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">\n' +
  element(
    "cXML",
    {
      payloadID: payloadId,
      timestamp: at.toISOString().replace(/\.\d+Z$/, "+00:00"),
      "xml:lang": locale,
    },
    children,
  ).xml;

/** The status codes of cXML that the store answers with, and their texts. */
const CXML_STATUS = {
  200: "OK",
  204: "No Content",
  400: "Bad Request",
  401: "Unauthorized",
  406: "Not Acceptable",
  412: "Precondition Failed",
  450: "Not Implemented",
  500: "Internal Server Error",
  560: "Temporary Server Error",
} as const;
export type CxmlCode = keyof typeof CXML_STATUS;

export const statusElement = (code: CxmlCode, why = ""): Xml =>
  element("Status", { code: String(code), text: CXML_STATUS[code] }, why);

/** A bare answer: its status, and what follows from a good one. */
export const cxmlResponse = (
  envelope: Envelope,
  code: CxmlCode,
  { why = "", content = [] }: { readonly why?: string; readonly content?: readonly Xml[] } = {},
): string =>
  cxmlDocument(envelope, element("Response", {}, statusElement(code, why), [...content]));

/** The answer that sends a buyer in: the address that their browser opens, once. */
export const setupResponse = (envelope: Envelope, startUrl: string): string =>
  cxmlResponse(envelope, 200, {
    content: [
      element("PunchOutSetupResponse", {}, element("StartPage", {}, element("URL", {}, startUrl))),
    ],
  });
