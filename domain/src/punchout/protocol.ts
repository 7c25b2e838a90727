/** How a procurement system speaks: documents of cXML, or the forms of SAP's Open Catalog Interface. */
export const PROTOCOLS = ["cxml", "oci"] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** How a cXML document travels in a form: as text, or as the Base64 of its UTF-8. */
export const FORM_KINDS = ["cxml-urlencoded", "cxml-base64"] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** What a buyer comes for: to fill a cart, to change one that was handed over, or to look at it (PUNCH-02). */
export const OPERATIONS = ["create", "edit", "inspect"] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What became of a visit. It is over as well once its session is. */
export const VISIT_STATES = ["asked", "open", "handedOver", "cancelled"] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** What a kept document is. */
export const DOCUMENT_KINDS = [
  "setupRequest",
  "setupResponse",
  "ociLogin",
  "orderMessage",
  "ociItems",
  "cancellation",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How many days documents and visits are kept: as long as a requisition may be asked about. */
export const PUNCHOUT_DAYS = 90;
