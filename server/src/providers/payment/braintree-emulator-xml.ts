/** What Braintree's XML can say: nested elements, lists, texts, numbers, truth and nothing. */
export type XmlTree = { readonly [name: string]: XmlValue };
type XmlValue = string | number | boolean | null | XmlList | XmlCollection | XmlTree;

/** A list writes its items under one name, with `type="array"`. */
export class XmlList {
  readonly name: string;
  readonly items: readonly XmlValue[];

  constructor(name: string, items: readonly XmlValue[]) {
    this.name = name;
    this.items = items;
  }
}

/** A page of search results, with `type="collection"`. */
export class XmlCollection extends XmlList {}

/** The tree as XML; names become dashed: `last4` stays, `orderId` is written `order-id`. */
export function toXml(tree: XmlTree): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${inside(tree)}`;
}

function inside(tree: XmlTree): string {
  return Object.entries(tree)
    .map(([name, value]) => element(dashed(name), value))
    .join("");
}

function element(name: string, value: XmlValue): string {
  if (value === null) return `<${name} nil="true"/>`;
  if (value instanceof XmlList) {
    const type = value instanceof XmlCollection ? "collection" : "array";
    const items = value.items.map((item) => element(dashed(value.name), item)).join("");
    return `<${name} type="${type}">${items}</${name}>`;
  }
  if (typeof value === "object") return `<${name}>${inside(value)}</${name}>`;
  if (typeof value === "number") return `<${name} type="integer">${value}</${name}>`;
  if (typeof value === "boolean") return `<${name} type="boolean">${String(value)}</${name}>`;
  return `<${name}>${value.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</${name}>`;
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
