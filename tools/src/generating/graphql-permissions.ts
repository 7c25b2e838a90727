import { isPermission } from "@placket/domain/access/permissions";
import { Kind } from "graphql";
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from "graphql";

/**
 * `contract/src/graphql-can.gen.ts`: what the caller of each root field must be allowed.
 * @throws when a root field has no `@can`, or names what is no permission.
 */
export function graphqlPermissions(schema: GraphQLSchema): string {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => !!type);
  const tables = roots.map((type) => `  ${type.name}: {\n${rowsOf(type)}\n  },`);
  return `// Generated from the contract's .graphql files by \`npm run generate\`: change those, not this.
import type { Permission } from "@placket/domain/access/permissions";

/** What the caller of each root field must be allowed; asked before its resolver runs. */
export const rootFieldsCan = {
${tables.join("\n")}
} as const satisfies Readonly<Record<string, Readonly<Record<string, Permission>>>>;
`;
}

function rowsOf(type: GraphQLObjectType): string {
  return Object.values(type.getFields())
    .map((field) => `    ${field.name}: ${JSON.stringify(permissionOf(type, field))},`)
    .join("\n");
}

function permissionOf({ name: root }: GraphQLObjectType, field: GraphQLField<unknown, unknown>) {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === "can");
  const value = directive?.arguments?.[0]?.value;
  const permission = value?.kind === Kind.STRING ? value.value : "";
  if (isPermission(permission)) return permission;
  const found = permission === "" ? "names no permission" : `names "${permission}", which is none`;
  throw new Error(`${root}.${field.name} ${found}: give it @can(permission: "…").`);
}
