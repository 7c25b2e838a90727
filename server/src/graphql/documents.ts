import {
  BREAK,
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type StringValueNode,
} from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import { isKeepable } from "../http/body/keepable.ts";
import { costOf, type Cost } from "./cost/document-cost.ts";
import { documentFault, textFault } from "./faults.ts";
import { shapeOf, type DocumentShape } from "./cost/document-shape.ts";
import { LIMITS } from "./limits.ts";
import { sharedFieldsOf } from "./shared/shared-fields.ts";

/** One operation of a document that was found sound. */
export interface Operation {
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  /** How many it has, fragments where they are spread. */
  readonly fields: number;
  readonly rootFields: number;
  readonly cost: Cost;
  /** Its root fields, where the answer may be given to others who ask the same. */
  readonly shared: readonly string[] | undefined;
  /** Code made for this operation: from the second asking on. */
  compiled(): CompiledQuery | undefined;
}

/** Reads documents; the last few sound ones are remembered. */
interface Documents {
  /** Whether reading it would cost nothing. */
  remembers(text: string): boolean;
  /** @throws GraphQLError, or a list of them, for a document that is refused */
  operation(text: string, name: string | undefined): Operation;
}

/** Remembered: documents, the bytes of memory that they may take together, and operations with compiled code. */
const DOCUMENTS_KEPT = 1_000;
const BYTES_KEPT = 32_000_000;
const COMPILED_KEPT = 256;

/** What a document's tree holds for each word, name and sign: measured, and rounded up. */
const TOKEN_BYTES = 300;

/** All that is wrong with one document. */
export class DocumentFaults extends Error {
  readonly faults: readonly GraphQLError[];
  constructor(faults: readonly GraphQLError[]) {
    super("The document is not valid.");
    this.faults = faults;
  }
}

export function createDocuments(schema: GraphQLSchema): Documents {
  const read = new LRUCache<string, Sound>({
    max: DOCUMENTS_KEPT,
    maxSize: BYTES_KEPT,
    sizeCalculation: ({ document }, text) =>
      2 * text.length + TOKEN_BYTES * (document.tokenCount ?? text.length),
  });
  const compiled = new LRUCache<string, CompiledQuery>({ max: COMPILED_KEPT });
  return {
    remembers: (text) => read.has(text),
    operation(text, name) {
      const known = read.get(text);
      const found = known ?? readDocument(schema, text);
      // A refused one is not kept: its errors hold its tree and more, and nobody means to ask it again.
      if ("faults" in found) throw new DocumentFaults(found.faults);
      if (!known) read.set(text, found);
      const node = getOperationAST(found.document, name);
      if (!node) throw documentFault(name ? `Unknown operation named "${name}".` : MUST_NAME);
      const key = `${node.name?.value ?? ""}\n${text}`;
      return {
        document: found.document,
        node,
        ...found.measures.get(node)!,
        compiled() {
          const made = compiled.get(key) ?? (known && compile(schema, found.document, node));
          if (made) compiled.set(key, made);
          return made;
        },
      };
    },
  };
}

const MUST_NAME = "Must provide operation name if query contains multiple operations.";

type Measures = Pick<Operation, "fields" | "rootFields" | "cost" | "shared">;

interface Sound {
  readonly document: DocumentNode;
  readonly measures: ReadonlyMap<OperationDefinitionNode, Measures>;
}

type Read = Sound | { readonly faults: readonly GraphQLError[] };

/** The cheap checks first: comparing fields with each other grows with the square of their number. */
function readDocument(schema: GraphQLSchema, text: string): Read {
  if (text.length > LIMITS.characters) return { faults: [documentFault(TOO_MUCH)] };
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: LIMITS.tokens });
  } catch (error) {
    return { faults: [error as GraphQLError] };
  }
  if (!isKeepableText(document)) return { faults: [textFault()] };
  const shapes = shapesOf(document);
  if (!shapes) return { faults: [documentFault(TOO_MUCH)] };
  const faults = validate(schema, document, specifiedRules, { maxErrors: LIMITS.errors });
  if (faults.length > 0) return { faults };
  const measures = [...shapes].map(([node, { fields, rootFields }]) => {
    const cost = costOf(schema, document, node);
    const shared = sharedFieldsOf(schema, document, node);
    return [node, { fields, rootFields, cost, shared }] as const;
  });
  return { document, measures: new Map(measures) };
}

/** Whether the literals of a document hold no text that cannot be kept: its escapes are text only by now. */
function isKeepableText(document: DocumentNode): boolean {
  let isSo = true;
  const look = ({ value }: StringValueNode) => {
    if (isKeepable(value)) return undefined;
    isSo = false;
    return BREAK;
  };
  visit(document, { [Kind.STRING]: look });
  return isSo;
}

const TOO_MUCH = "The query asks for too much.";

/**
 * The shape of each operation; undefined for a document beyond the limits. All operations count together, and
 * a fragment that none of them spreads by itself: they are compared with each other all the same.
 */
function shapesOf(document: DocumentNode): Map<OperationDefinitionNode, DocumentShape> | undefined {
  const shapes = new Map<OperationDefinitionNode, DocumentShape>();
  let all = 0;
  for (const definition of document.definitions) {
    if (!("selectionSet" in definition)) continue;
    const shape = shapeOf(document, definition);
    if (shape.depth > LIMITS.depth || shape.fields > LIMITS.fields) return undefined;
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const isChange = definition.operation === OperationTypeNode.MUTATION;
    all += shape.fields;
    if (shape.rootFields > (isChange ? LIMITS.mutations : LIMITS.rootFields)) return undefined;
    shapes.set(definition, shape);
  }
  return all > LIMITS.fields ? undefined : shapes;
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  node: OperationDefinitionNode,
): CompiledQuery | undefined {
  const made = compileQuery(schema, document, node.name?.value);
  return isCompiledQuery(made) ? made : undefined;
}
