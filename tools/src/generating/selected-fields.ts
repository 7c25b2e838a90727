import {
  isAbstractType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** A type and what is asked of it, in one place of a document or in several. */
export interface Selected {
  readonly type: GraphQLCompositeType;
  readonly sets: readonly SelectionSetNode[];
}

/** A field under the name it is answered by, with all that is asked of it. */
interface SelectedField {
  readonly name: string;
  readonly sets: readonly SelectionSetNode[];
}

/** The fields that an answer of this type holds, fragments resolved, by the name they are answered by. */
export function selectedFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  { type, sets }: Selected,
): Map<string, SelectedField> {
  const fields = new Map<string, SelectedField>();
  const applies = (condition: string | undefined) => {
    if (condition === undefined || condition === type.name) return true;
    const wanted = schema.getType(condition);
    return isAbstractType(wanted) && isObjectType(type) && schema.isSubType(wanted, type);
  };
  const add = (selection: SelectionNode): void => {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      const before = fields.get(key)?.sets ?? [];
      const below = selection.selectionSet ? [selection.selectionSet] : [];
      fields.set(key, { name: selection.name.value, sets: [...before, ...below] });
      return;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            (one) =>
              one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
          );
    if (fragment?.kind !== Kind.INLINE_FRAGMENT && fragment?.kind !== Kind.FRAGMENT_DEFINITION)
      return;
    if (applies(fragment.typeCondition?.name.value)) fragment.selectionSet.selections.forEach(add);
  };
  for (const set of sets) set.selections.forEach(add);
  return fields;
}
