import {
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { SHARED_FIELDS, SHARED_TYPES } from "./shared-table.ts";

/**
 * The root fields of an operation whose answer may be given to others; undefined when anything in it, or in a
 * fragment of its document, may be one person's own.
 * @param document one that was found valid for the schema
 */
export function sharedFieldsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly string[] | undefined {
  if (operation.operation !== OperationTypeNode.QUERY) return undefined;
  const root = schema.getQueryType();
  const roots = new Set<string>();
  let isShared = true;
  const types = new TypeInfo(schema);
  const looked = visitWithTypeInfo(types, {
    Field({ name: { value: name } }) {
      const parent = types.getParentType();
      if (parent === root && SHARED_FIELDS.has(name)) roots.add(name);
      else if (!parent || !SHARED_TYPES.has(parent.name)) isShared = false;
    },
  });
  visit(operation, looked);
  for (const one of document.definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) visit(one, looked);
  }
  return isShared ? [...roots] : undefined;
}
