import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from "graphql";

/** A call with the least that its arguments allow, asking for nothing but the type's name. */
export function documentOf(kind: string, field: GraphQLField<unknown, unknown>) {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const isScalar = /^(String|Boolean|Int|Float|ID)!?$/.test(String(field.type));
  const call = `${field.name}${passed ? `(${passed})` : ""}${isScalar ? "" : " { __typename }"}`;
  return {
    query: `${kind}${declared ? ` (${declared})` : ""} { ${call} }`,
    variables: Object.fromEntries(field.args.map(({ name, type }) => [name, least(type)])),
  };
}

function least(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner: GraphQLInputType = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields());
    return Object.fromEntries(fields.map(({ name, type: own }) => [name, least(own)]));
  }
  return { Int: 1, Float: 1, Boolean: true }[String(inner)] ?? "x";
}
