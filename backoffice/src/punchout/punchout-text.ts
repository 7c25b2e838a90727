import type {
  DocumentKind,
  Operation,
  Protocol,
  VisitState,
} from "@placket/domain/punchout/protocol";

/** How protocols, operations, states and documents read. */
export const PROTOCOL_TEXT: Readonly<Record<Protocol, string>> = { cxml: "cXML", oci: "OCI" };

export const OPERATION_TEXT: Readonly<Record<Operation, string>> = {
  create: "Fill a cart",
  edit: "Change a cart",
  inspect: "Look at a cart",
};

export const STATE_TEXT: Readonly<Record<VisitState, string>> = {
  asked: "Asked for",
  open: "Came in",
  handedOver: "Cart handed over",
  cancelled: "Left without a cart",
};

export const DOCUMENT_TEXT: Readonly<Record<DocumentKind, string>> = {
  setupRequest: "Setup request",
  setupResponse: "Answer",
  ociLogin: "Login",
  orderMessage: "Order message",
  ociItems: "Items",
  cancellation: "Cancellation",
};
