import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import {
  DESCRIPTION_SIZES,
  ENTRY_POINTS,
  FIELD_POINTS,
  LIST_SIZE,
  LIST_SIZES,
  MUTATION_POINTS,
  PRODUCT_POINTS,
  WHOLE_ENTRY_POINTS,
} from "./cost-table.ts";
import { listLength } from "./list-length.ts";
import { sumOf, timesOf, type Points, type Values } from "./points.ts";

/** What a client sent beside the document, not yet checked against its types. */
export type Variables = Readonly<Record<string, unknown>>;

/** The most an answer may cost, in points, for the variables that come with the question. */
export type Cost = (variables: Variables) => number;

/**
 * Reads what an operation costs: every field its own points, what stands below a list as often as the list is
 * long. A fragment counts wherever it is spread and is looked at once for each page size it stands under.
 * @param document one that was found valid for the schema
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Cost {
  const root = schema.getRootType(operation.operation);
  if (!root) return () => 0;
  const points = new Counter(schema, document).ofSet(operation.selectionSet, root, undefined);
  if (typeof points === "number") return () => points;
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  const byDefault = Object.fromEntries(defaults);
  return (variables) => points({ ...byDefault, ...variables });
}

class Counter {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** By fragment, then by the page size above it. */
  readonly #known = new Map<string, Map<Points | undefined, Points>>();

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    this.#fragments = new Map(
      document.definitions
        .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
        .map((one) => [one.name.value, one]),
    );
  }

  /** `pageSize` is that of the field above: its list of `items` is so long. */
  ofSet(set: SelectionSetNode, type: GraphQLNamedType, pageSize: Points | undefined): Points {
    return sumOf(set.selections.map((one) => this.#ofSelection(one, type, pageSize)));
  }

  #ofSelection(
    selection: SelectionNode,
    type: GraphQLNamedType,
    pageSize: Points | undefined,
  ): Points {
    if (selection.kind === Kind.FIELD) return this.#ofField(selection, type, pageSize);
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return this.#ofFragment(selection.name.value, pageSize);
    const name = selection.typeCondition?.name.value;
    const narrowed = name === undefined ? type : (this.#schema.getType(name) ?? type);
    return this.ofSet(selection.selectionSet, narrowed, pageSize);
  }

  #ofFragment(name: string, pageSize: Points | undefined): Points {
    const bySize = this.#known.get(name) ?? new Map<Points | undefined, Points>();
    const known = bySize.get(pageSize);
    if (known !== undefined) return known;
    const fragment = this.#fragments.get(name);
    const type = this.#schema.getType(fragment?.typeCondition.name.value ?? "");
    const points = fragment && type ? this.ofSet(fragment.selectionSet, type, pageSize) : 0;
    this.#known.set(name, bySize.set(pageSize, points));
    return points;
  }

  #ofField(node: FieldNode, parent: GraphQLNamedType, above: Points | undefined): Points {
    const field = this.#fieldOf(parent, node.name.value);
    if (!field) return 1;
    const own = pointsOf(parent.name, field.name);
    const sent = parent.name === "Mutation" ? entryPoints(node) : 0;
    const pageSize = lengthOf(node, field);
    const isList = isListType(getNullableType(field.type));
    const page = pageSize ?? (field.name === "items" ? above : undefined);
    const times = isList ? (page ?? listSize(parent.name, field.name)) : 1;
    const below = node.selectionSet
      ? this.ofSet(node.selectionSet, getNamedType(field.type), pageSize)
      : 0;
    const whole = WHOLE_ENTRY_POINTS[`${parent.name}.${field.name}`] ?? 0;
    const each = node.selectionSet || isList ? sumOf([1, whole, below]) : 0;
    return sumOf([own, sent, timesOf(times, each)]);
  }

  #fieldOf(parent: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    if (name === TypeNameMetaFieldDef.name) return undefined;
    return isCompositeType(parent) && "getFields" in parent ? parent.getFields()[name] : undefined;
  }
}

/** Of a field that takes a page size: how long its list may become. */
function lengthOf(node: FieldNode, field: GraphQLField<unknown, unknown>): Points | undefined {
  if (!field.args.some(({ name }) => name === "pageSize")) return undefined;
  const given = new Map(node.arguments?.map(({ name, value }) => [name.value, value]));
  const takes = new Set(field.args.map(({ name }) => name));
  const length = (values: Values) => {
    const args = field.args.map(({ name, defaultValue }) => {
      const node = given.get(name);
      return [name, (node && valueFromASTUntyped(node, values)) ?? defaultValue] as const;
    });
    return listLength(Object.fromEntries(args), takes);
  };
  return node.arguments?.some(({ value }) => hasVariable(value)) ? length : length({});
}

/** Of what is sent with a change: its lists, whether they are written down or come in variables. */
function entryPoints({ arguments: given = [] }: FieldNode): Points {
  const points = (values: Values) =>
    ENTRY_POINTS * entriesIn(given.map(({ value }) => valueFromASTUntyped(value, values)));
  return given.some(({ value }) => hasVariable(value)) ? points : points({});
}

/** Entries of the lists within arguments. Not by recursion: a client nests them as deep as it likes. */
function entriesIn(args: readonly unknown[]): number {
  const open = [...args];
  let count = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== "object" || value === null) continue;
    const within: readonly unknown[] = Object.values(value);
    if (Array.isArray(value)) count += within.length;
    for (const one of within) open.push(one);
  }
  return count;
}

function hasVariable(value: ValueNode): boolean {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST) return value.values.some(hasVariable);
  return value.kind === Kind.OBJECT && value.fields.some((field) => hasVariable(field.value));
}

function pointsOf(type: string, field: string): number {
  return (
    FIELD_POINTS[`${type}.${field}`] ??
    (type === "Mutation" ? MUTATION_POINTS : undefined) ??
    (type.endsWith("Product") || type === "ProductInterface" ? PRODUCT_POINTS[field] : undefined) ??
    1
  );
}

function listSize(type: string, field: string): number {
  return LIST_SIZES[`${type}.${field}`] ?? DESCRIPTION_SIZES[`${type}.${field}`] ?? LIST_SIZE;
}
