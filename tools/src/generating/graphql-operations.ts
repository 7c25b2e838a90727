import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  typeFromAST,
  validate,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
} from "graphql";
import type { WrittenDocument } from "../reading/graphql-documents.ts";
import { selectedFields, type Selected } from "./selected-fields.ts";
import { SCALARS, spelled } from "./spelled-type.ts";

/**
 * `operations.gen.ts`: what each operation of a browser takes and answers.
 * @throws with file, operation and every complaint where a document does not fit the schema
 */
export function operationTypes(
  schema: GraphQLSchema,
  documents: readonly WrittenDocument[],
): string {
  const writer = new Writer(schema);
  const members = documents.map((written) => writer.member(written));
  const imports = [...writer.used].sort().join(", ");
  const head =
    "// Generated from the documents of this workspace and the contract's SDL by `npm run generate`.\n";
  const importLine = imports
    ? `\nimport type { ${imports} } from "@placket/contract/graphql.gen";\n`
    : "";
  return `${head}${importLine}\n/** Every operation by its name. */\nexport interface Operations {\n${members.join("\n")}\n}\n`;
}

class Writer {
  /** Enums and inputs that are spelled by the contract. */
  readonly used = new Set<string>();
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  member(written: WrittenDocument): string {
    const document = checked(this.#schema, written);
    const operation = onlyOperation(document, written);
    const root = this.#schema.getRootType(operation.operation);
    if (!root) throw new Error(`${written.file}: ${written.name} has no root type`);
    const data = this.#shape(document, { type: root, sets: [operation.selectionSet] }, "    ");
    const variables = this.#variables(operation);
    return `  readonly ${written.name}: {\n    readonly data: ${data};\n    readonly variables: ${variables};\n  };`;
  }

  #variables({ variableDefinitions = [] }: OperationDefinitionNode): string {
    const members = variableDefinitions.map(({ variable, type: node, defaultValue }) => {
      const type = typeFromAST(this.#schema, node as never) as GraphQLType | undefined;
      if (!type) throw new GraphQLError("unknown type", { nodes: node });
      const isOptional = !isNonNullType(type) || defaultValue !== undefined;
      const text = spelled(type, (named) => this.#name(named));
      const name = variable.name.value;
      return isOptional ? `readonly ${name}?: ${text} | undefined` : `readonly ${name}: ${text}`;
    });
    return members.length > 0 ? `{ ${members.join("; ")} }` : "Readonly<Record<never, never>>";
  }

  /** What is asked of a type: one shape, or one for each type it may be where the document tells them apart. */
  #shape(document: DocumentNode, { type, sets }: Selected, indent: string): string {
    const kinds = tellsApart(document, { type, sets })
      ? this.#schema.getPossibleTypes(type as never)
      : [type];
    const shapes = kinds.map((kind) => this.#objectShape(document, { type: kind, sets }, indent));
    return [...new Set(shapes)].join(" | ");
  }

  #objectShape(document: DocumentNode, { type, sets }: Selected, indent: string): string {
    const inner = `${indent}  `;
    const members = [...selectedFields(this.#schema, document, { type, sets })].map(
      ([name, field]) => {
        if (field.name === "__typename")
          return `${inner}readonly ${name}: ${this.#typenames(type)};`;
        const fieldType = fieldTypeOf(type, field.name);
        const below = getNamedType(fieldType);
        const text = spelled(fieldType, (named) =>
          isCompositeType(below)
            ? this.#shape(document, { type: below, sets: field.sets }, inner)
            : this.#name(named),
        );
        return `${inner}readonly ${name}: ${text};`;
      },
    );
    return `{\n${members.join("\n")}\n${indent}}`;
  }

  #typenames(type: GraphQLCompositeType): string {
    const names = isObjectType(type) ? [type] : this.#schema.getPossibleTypes(type);
    return names.map(({ name }) => JSON.stringify(name)).join(" | ");
  }

  #name(type: GraphQLNamedType): string {
    if (isEnumType(type) || isInputObjectType(type)) this.used.add(type.name);
    return SCALARS[type.name] ?? type.name;
  }
}

function fieldTypeOf(type: GraphQLCompositeType, name: string): GraphQLType {
  const field = (type as GraphQLObjectType).getFields()[name];
  if (!field) throw new Error(`${type.name} has no field ${name}`);
  return field.type;
}

function tellsApart(document: DocumentNode, { type, sets }: Selected): boolean {
  if (isObjectType(type)) return false;
  return sets.some((set) =>
    set.selections.some((one) => {
      if (one.kind === Kind.FIELD) return false;
      if (one.kind === Kind.INLINE_FRAGMENT) return one.typeCondition?.name.value !== type.name;
      const fragment = document.definitions.find(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === one.name.value,
      );
      return (
        fragment?.kind === Kind.FRAGMENT_DEFINITION &&
        fragment.typeCondition.name.value !== type.name
      );
    }),
  );
}

function checked(schema: GraphQLSchema, { file, name, text }: WrittenDocument): DocumentNode {
  const where = `${file}, operation ${name}: `;
  try {
    const document = parse(text);
    const faults = validate(schema, document);
    if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join(" "));
    return document;
  } catch (error) {
    throw new Error(where + (error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  }
}

function onlyOperation(
  document: DocumentNode,
  { file, name }: WrittenDocument,
): OperationDefinitionNode {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operation && operations.length === 1 && operation.name?.value === name) return operation;
  throw new Error(`${file}: the document of ${name} holds that one operation, under that name.`);
}
