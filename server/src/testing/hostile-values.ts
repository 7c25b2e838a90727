import fc from "fast-check";
import { isListType, isNonNullType, type GraphQLField, type GraphQLInputType } from "graphql";

/** What nobody sends by accident: wrong types, huge and tiny numbers, foreign alphabets, markup, nesting. */
export const hostile = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    "",
    " ",
    "0",
    "-1",
    "NaN",
    "1e309",
    "9".repeat(400),
    "'; DROP TABLE product; --",
    "<script>alert(1)</script>",
    "../../../../etc/passwd",
    "\u0000",
    "\ud800",
    "٣",
    "%00%ff%zz",
    "__proto__",
    "constructor",
    "a".repeat(5000),
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 12 }), fc.anything({ maxDepth: 2 }), { maxKeys: 6 }),
);

export function asText(value: unknown): string {
  if (typeof value === "string") return value.toWellFormed();
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === "bigint" ? String(inner) : inner,
    ) ?? ""
  );
}

export const asBody = (value: unknown) =>
  JSON.parse(asText(value) === "" ? "null" : jsonText(value)) as object;

export function jsonText(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === "bigint" ? String(inner) : inner,
    ) ?? "null"
  );
}

/** A call with every argument as a variable, asking for nothing but the type's name. */
export function documentFor(field: GraphQLField<unknown, unknown>, kind: string): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const isScalar = /^(String|Boolean|Int|Float|ID)!?$/.test(String(field.type));
  const call = `${field.name}${passed ? `(${passed})` : ""}${isScalar ? "" : " { __typename }"}`;
  return `${kind}${declared ? ` (${declared})` : ""} { ${call} }`;
}

/** Values of the right type with wrong contents, and now and then of the wrong type. */
export function valueOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType, depth);
  if (isListType(type)) return fc.array(valueOf(type.ofType, depth), { maxLength: 3 });
  const right =
    "getFields" in type && depth < 4
      ? fc.record(
          Object.fromEntries(
            Object.values(
              (
                type as { getFields(): Record<string, { name: string; type: GraphQLInputType }> }
              ).getFields(),
            ).map((field) => [field.name, valueOf(field.type, depth + 1)]),
          ),
        )
      : (SCALARS[String(type)] ?? hostile);
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: hostile });
}

const SCALARS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  String: hostile.map(asText),
  ID: hostile.map(asText),
  Int: fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
  Float: fc.double({ noNaN: true, noDefaultInfinity: true }),
  Boolean: fc.boolean(),
};
