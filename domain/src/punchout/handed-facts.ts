import { problem, type Problem } from "../problem.ts";
import type { FieldName } from "./partner.ts";
import type { Protocol } from "./protocol.ts";

/** What can be told of a line beside what the protocols have fields of their own for. */
export const HANDED_FACTS = ["options", "embroidery", "line", "manufacturer"] as const;
export type HandedFact = (typeof HANDED_FACTS)[number];

/** Fields of an OCI item that staff may choose, and how many characters each holds. */
export const OCI_FIELDS = {
  MATNR: 40,
  MATGROUP: 10,
  VENDOR: 10,
  EXT_SCHEMA_TYPE: 10,
  EXT_CATEGORY_ID: 60,
  MANUFACTCODE: 10,
  MANUFACTMAT: 40,
  CUST_FIELD1: 10,
  CUST_FIELD2: 10,
  CUST_FIELD3: 10,
  CUST_FIELD4: 20,
  CUST_FIELD5: 50,
} as const satisfies Readonly<Record<string, number>>;
type OciField = keyof typeof OCI_FIELDS;

export const isOciField = (name: string): name is OciField => Object.hasOwn(OCI_FIELDS, name);

/** Names of Extrinsics: what XML tools everywhere take. */
const EXTRINSIC = /^[A-Za-z][\w.-]{0,59}$/;

/** What is wrong with what facts are called: one name each, which the protocol has. */
export function fieldProblems({
  protocol,
  fields,
}: {
  readonly protocol: Protocol;
  readonly fields: readonly FieldName[];
}): Problem[] {
  const isTwice = (of: (field: FieldName) => string) =>
    new Set(fields.map(of)).size < fields.length;
  const isName = protocol === "oci" ? isOciField : (name: string) => EXTRINSIC.test(name);
  const wrong = fields.find(({ name }) => !isName(name));
  return [
    ...(wrong ? [problem("punchout.fieldInvalid", "fields", wrong.name.slice(0, 60))] : []),
    ...(isTwice(({ fact }) => fact) || isTwice(({ name }) => name)
      ? [problem("punchout.fieldTwice", "fields")]
      : []),
  ];
}
