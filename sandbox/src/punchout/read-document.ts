import { XMLParser } from "fast-xml-parser";
import type { Line } from "./setup-document.ts";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  maxNestedTags: 40,
  isArray: (name) => name === "ItemIn",
});

/** The document of a shop; its type is taken off, and nothing that it points to is fetched. */
const treeOf = (text: string): unknown =>
  parser.parse(text.replace(/<!DOCTYPE\s+cXML[^[>]*>/, "")) as unknown;

/** What stands at a path; undefined where a part of it is missing. */
const at = (tree: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (node, name) =>
      typeof node === "object" && node !== null
        ? (node as Readonly<Record<string, unknown>>)[name]
        : undefined,
    tree,
  );

const textAt = (tree: unknown, ...path: readonly string[]): string => {
  const found = at(tree, ...path);
  const text = typeof found === "object" ? at(found, "#text") : found;
  return typeof text === "string" ? text : "";
};

/** What a shop answers a setup request: where the buyer goes, or its status and why. */
export function readSetupResponse(text: string): { readonly url: string; readonly said: string } {
  const response = at(treeOf(text), "cXML", "Response");
  const status = at(response, "Status");
  return {
    url: textAt(response, "PunchOutSetupResponse", "StartPage", "URL"),
    said: `${textAt(status, "@code")} ${textAt(status, "@text")} ${textAt(response, "Status")}`.trim(),
  };
}

/** A cart that a shop hands over. */
export interface Handed {
  readonly buyerCookie: string;
  /** 204 where nothing is handed over; empty else. */
  readonly status: string;
  readonly total: string;
  readonly lines: readonly Line[];
}

/** Reads a `PunchOutOrderMessage`. */
export function readOrderMessage(text: string): Handed {
  const message = at(treeOf(text), "cXML", "Message");
  const order = at(message, "PunchOutOrderMessage");
  const items = at(order, "ItemIn");
  return {
    buyerCookie: textAt(order, "BuyerCookie"),
    status: textAt(message, "Status", "@code"),
    total: textAt(order, "PunchOutOrderMessageHeader", "Total", "Money"),
    lines: (Array.isArray(items) ? (items as unknown[]) : []).map((item) => ({
      quantity: Number(textAt(item, "@quantity")),
      sku: textAt(item, "ItemID", "SupplierPartID"),
      key: textAt(item, "ItemID", "SupplierPartAuxiliaryID"),
      description: textAt(item, "ItemDetail", "Description"),
      unitPrice: textAt(item, "ItemDetail", "UnitPrice", "Money"),
      currency: textAt(item, "ItemDetail", "UnitPrice", "Money", "@currency"),
      unit: textAt(item, "ItemDetail", "UnitOfMeasure"),
    })),
  };
}
