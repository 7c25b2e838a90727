import type { HandedCart, HandedLine } from "@placket/domain/punchout/handed-cart";
import { isOciField, OCI_FIELDS } from "@placket/domain/punchout/handed-facts";
import type { Partner } from "@placket/domain/punchout/partner";
import { amountText } from "./amount-text.ts";

/** A field of a form, by its name. */
export type FormField = readonly [name: string, value: string];

const DESCRIPTION_MAX = 40;
const LONG_TEXT_MAX = 132;
const PART_MAX = 40;

/**
 * A cart as the fields of an OCI form, `NEW_ITEM-<FIELD>[n]` with n from 1: each as long as SAP holds it. Our key goes
 * as the product's own id. A fact that staff gave a field of its own is cut to it; whole it stands in the long text.
 */
export const ociFields = ({ lines }: HandedCart, partner: Partner): FormField[] =>
  lines.flatMap((line, at) => {
    const row = (name: string, value: string): FormField => [`NEW_ITEM-${name}[${at + 1}]`, value];
    return [
      row("DESCRIPTION", line.name.slice(0, DESCRIPTION_MAX)),
      row("QUANTITY", String(line.quantity)),
      row("UNIT", line.isSet ? partner.setUnit : partner.pieceUnit),
      row("PRICE", amountText(line.unitPrice)),
      row("PRICEUNIT", "1"),
      row("CURRENCY", line.unitPrice.currency),
      row("VENDORMAT", line.sku.slice(0, PART_MAX)),
      row("EXT_PRODUCT_ID", line.key),
      ...classOf(partner).map(([name, value]) => row(name, value)),
      ...ownFields(line, partner).map(([name, value]) => row(name, value)),
      [`NEW_ITEM-LONGTEXT_${at + 1}:${LONG_TEXT_MAX}[]`, line.description],
    ];
  });

const classOf = ({ classDomain, classCode }: Partner): FormField[] => [
  ["EXT_SCHEMA_TYPE", classDomain.slice(0, OCI_FIELDS.EXT_SCHEMA_TYPE)],
  ["EXT_CATEGORY_ID", classCode.slice(0, OCI_FIELDS.EXT_CATEGORY_ID)],
];

const ownFields = (line: HandedLine, { fields }: Partner): FormField[] =>
  fields.flatMap(({ fact, name }): FormField[] =>
    isOciField(name) && line.facts[fact] !== ""
      ? [[name, line.facts[fact].slice(0, OCI_FIELDS[name])]]
      : [],
  );

/** What an OCI login brings: who comes, where the cart goes, and what is sent back with it unchanged. */
export interface OciLogin {
  readonly username: string;
  readonly password: string;
  readonly hookUrl: string;
  readonly returned: readonly FormField[];
}

/** Fields of SAP's that go back as they came. */
const RETURNED = ["~OkCode", "~Target", "~Caller", "returntarget"];
const RETURNED_MAX = 200;

/** Reads a login from the fields of a form or an address; names are read in any case. */
export function readOciLogin(fields: Iterable<FormField>): OciLogin {
  const sent = [...fields];
  const named = (name: string) =>
    sent.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? "";
  return {
    username: named("USERNAME").slice(0, 200),
    password: named("PASSWORD").slice(0, 201),
    hookUrl: named("HOOK_URL"),
    returned: RETURNED.flatMap((name): FormField[] => {
      const value = named(name);
      return value === "" || value.length > RETURNED_MAX ? [] : [[name, value]];
    }),
  };
}
