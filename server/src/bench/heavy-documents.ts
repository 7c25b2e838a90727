import {
  buildSchema,
  getNamedType,
  getOperationAST,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { costOf } from "../graphql/cost/document-cost.ts";
import { shapeOf } from "../graphql/cost/document-shape.ts";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
import { LIMITS } from "../graphql/limits.ts";
import { readSchema } from "../graphql/schema.ts";

/** A document that is just about allowed. */
interface HeavyDocument {
  readonly name: string;
  readonly text: string;
  readonly cost: number;
}

/**
 * The heaviest documents the limits let through, made from the SDL: everything that can be asked of each list,
 * as deep and as long as is allowed, under one alias or as many as the root may have.
 */
export function heavyDocuments(): HeavyDocument[] {
  const schema = buildSchema(readSchema());
  const made = FAMILIES.flatMap(({ name, roots, depths, text }) =>
    roots.flatMap((aliases) =>
      depths.flatMap((depth) => {
        const heaviest = largest(schema, (size) => text(schema, { aliases, depth, size }));
        return heaviest ? { name: `${name}, ${aliases} × depth ${depth}`, ...heaviest } : [];
      }),
    ),
  );
  return made.filter(({ text }, i) => made.findIndex((other) => other.text === text) === i);
}

interface Measures {
  readonly aliases: number;
  readonly depth: number;
  readonly size: number;
}

interface Family {
  readonly name: string;
  readonly roots: readonly number[];
  readonly depths: readonly number[];
  readonly text: (schema: GraphQLSchema, measures: Measures) => string;
}

const WORDS = ["chef", "coat", "apron", "shirt", "vest", "polo", "cap", "scrub", "skirt", "jacket"];

const FAMILIES: readonly Family[] = [
  {
    name: "products with all they have",
    roots: [1, 5, 25],
    depths: [1, 2, 3, 4, 5],
    text: (schema, { aliases, depth, size }) =>
      aliased(aliases, (i) => {
        const items = everything(schema, "ProductInterface", depth);
        return `products(pageSize: ${size}, currentPage: ${i + 1}) { items { ${items} } }`;
      }),
  },
  {
    name: "searches with filters and counts",
    roots: [1, 10, 25],
    depths: [1, 2],
    text: (schema, { aliases, depth, size }) =>
      aliased(aliases, (i) => {
        const word = `${WORDS[i % WORDS.length]} ${i}`;
        const all = everything(schema, "Products", depth);
        return `products(search: "${word}", pageSize: ${size}, sort: { name: DESC }) { ${all} }`;
      }),
  },
  {
    name: "one field under many names",
    roots: [1],
    depths: [20, 60],
    text: (_, { depth, size }) => {
      const price = "minimum_price { regular_price { value currency } discount { percent_off } }";
      const items = Array.from({ length: depth }, (_n, i) => `p${i}: price_range { ${price} }`);
      return `{ products(pageSize: ${size}) { items { ${items.join(" ")} } } }`;
    },
  },
  {
    name: "descriptions and pictures of variants",
    roots: [1],
    depths: [1],
    text: (_, { size }) =>
      `{ products(pageSize: ${size}) { items { ... on ConfigurableProduct { variants { product {
        description { html } media_gallery { url } categories { name } } } } } } }`,
  },
  {
    name: "categories with their products",
    roots: [1, 5],
    depths: [1, 2],
    text: (schema, { aliases, depth, size }) =>
      aliased(aliases, () => {
        const items = everything(schema, "ProductInterface", depth);
        return `categoryList(filters: { name: { match: "range" } }, pageSize: 20) { products(pageSize: ${size}) { items { ${items} } } }`;
      }),
  },
  {
    name: "introspection",
    roots: [1],
    depths: [1, 2, 3],
    text: (_, { depth, size }) => {
      const type = (below: number): string =>
        `name description ${below === 0 ? "" : `fields { name type { ${type(below - 1)} } args { name } }`}`;
      return `{ ${Array.from({ length: Math.ceil(size / 30) }, (_n, i) => `a${i}: __schema { types { ${type(depth)} } }`).join(" ")} }`;
    },
  },
];

function aliased(count: number, field: (i: number) => string): string {
  return `{ ${Array.from({ length: count }, (_, i) => `a${i}: ${field(i)}`).join(" ")} }`;
}

/** All fields of a type that need no argument, so deep; what only some of an interface's types have, too. */
function everything(schema: GraphQLSchema, typeName: string, depth: number): string {
  const type = schema.getType(typeName);
  if (!type || !("getFields" in type)) return "__typename";
  const possible = isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
  const own = fieldsOf(schema, type, depth);
  const further = possible.map((one) => `... on ${one.name} { ${fieldsOf(schema, one, depth)} }`);
  const isWorthIt = typeName === "ProductInterface" && depth > 1;
  return isWorthIt ? `${own} ${further.at(-1)}` : own;
}

function fieldsOf(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return "__typename";
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((one) => isNonNullType(one.type))) return [];
    const below = getNamedType(field.type);
    if (!isObjectType(below) && !isInterfaceType(below)) return [field.name];
    return depth > 1 ? [`${field.name} { ${everything(schema, below.name, depth - 1)} }`] : [];
  });
  return ["__typename", ...fields].join(" ");
}

/** The largest size that is still allowed; nothing where even 1 is too much. */
function largest(
  schema: GraphQLSchema,
  text: (size: number) => string,
): Pick<HeavyDocument, "text" | "cost"> | undefined {
  for (let size = PAGE_SIZES.catalog.most; size > 0; size -= 1) {
    const cost = allowedCost(schema, text(size));
    if (cost !== undefined) return { text: text(size), cost };
  }
  return undefined;
}

function allowedCost(schema: GraphQLSchema, text: string): number | undefined {
  if (text.length > LIMITS.characters) return undefined;
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) return undefined;
  const shape = shapeOf(document, operation);
  if (shape.fields > LIMITS.fields || shape.depth > LIMITS.depth) return undefined;
  const cost = costOf(schema, document, operation)({});
  return cost <= LIMITS.cost ? cost : undefined;
}
