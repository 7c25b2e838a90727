import { isListType, isNonNullType, type GraphQLNamedType, type GraphQLType } from "graphql";

/** GraphQL's own scalars in TypeScript. */
export const SCALARS: Readonly<Record<string, string>> = {
  Boolean: "boolean",
  Float: "number",
  ID: "string",
  Int: "number",
  String: "string",
};

/** A type as TypeScript spells it; `name` says how a named type is written. */
export function spelled(type: GraphQLType, name: (type: GraphQLNamedType) => string): string {
  if (isNonNullType(type)) return spelledNonNull(type.ofType, name);
  return `${spelledNonNull(type, name)} | null`;
}

function spelledNonNull(type: GraphQLType, name: (type: GraphQLNamedType) => string): string {
  if (isListType(type)) return `readonly (${spelled(type.ofType, name)})[]`;
  if (isNonNullType(type)) return spelledNonNull(type.ofType, name);
  return name(type);
}
