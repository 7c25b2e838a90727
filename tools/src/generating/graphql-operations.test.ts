import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { readDocuments } from "../reading/graphql-documents.ts";
import { plantedTree } from "../testing/planted-tree.ts";
import { operationTypes } from "./graphql-operations.ts";

const schema = buildSchema(`
  type Query { cart(id: ID!, page: Int = 1): Cart  shelf: [Thing!]! }
  type Mutation { add(input: AddInput!): Cart! }
  input AddInput { sku: String! }
  enum State { OPEN SHUT }
  type Cart { id: ID!  state: State!  total: Float }
  interface Thing { name: String! }
  type Coat implements Thing { name: String!  size: Int }
  type Cap implements Thing { name: String! }
`);

const types = (name: string, text: string) =>
  operationTypes(schema, [{ file: "src/cart.ts", name, text }]).replaceAll(/\s+/g, " ");

describe("the types of an operation", () => {
  it("say what it takes and what it answers, aliases and fragments resolved", () => {
    const text = `query Cart($id: ID!, $page: Int) { mine: cart(id: $id, page: $page) { ...Own total } }
      fragment Own on Cart { id state }`;
    const made = types("Cart", text);
    expect(made).toContain(
      "readonly variables: { readonly id: string; readonly page?: number | null | undefined };",
    );
    expect(made).toContain(
      "readonly mine: { readonly id: string; readonly state: State; readonly total: number | null; } | null;",
    );
    expect(made).toContain('import type { State } from "@placket/contract/graphql.gen";');
  });

  it("tell the types of an interface apart where the document does", () => {
    const made = types("Shelf", "query Shelf { shelf { __typename name ... on Coat { size } } }");
    expect(made).toContain(
      '{ readonly __typename: "Coat"; readonly name: string; readonly size: number | null; } | { readonly __typename: "Cap"; readonly name: string; }',
    );
    const plain = types("Shelf", "query Shelf { shelf { name } }");
    expect(plain).toContain("readonly shelf: readonly ({ readonly name: string; })[];");
  });

  it.each([
    [
      "a field that the SDL lacks",
      "Cart",
      "query Cart { cart(id: 1) { colour } }",
      'Cannot query field "colour"',
    ],
    [
      "a variable of another type",
      "Cart",
      "query Cart($id: Int!) { cart(id: $id) { id } }",
      "expecting type",
    ],
    ["a missing argument", "Cart", "query Cart { cart { id } }", "is required"],
    [
      "a document of another name",
      "Cart",
      "query Basket { cart(id: 1) { id } }",
      "under that name",
    ],
    ["what is no document", "Cart", "query Cart {", "Syntax Error"],
  ])("refuse %s, and say where", (_, name, text, message) => {
    expect(() => types(name, text)).toThrow(message);
    expect(() => types(name, text)).toThrow("src/cart.ts");
  });
});

describe("the documents of a workspace", () => {
  it("are found wherever an operation is made", async () => {
    const root = await plantedTree({
      "storefront/src/cart/cart.ts":
        'export const a = operation("A", `query A { shelf { name } }`);',
      "storefront/src/cart/Cart.tsx": 'const b = operation("B", "query B { shelf { name } }");',
      "storefront/src/cart/cart.test.ts": 'const c = operation("C", "query C { nothing }");',
    });
    const found = await readDocuments(root, "storefront/src");
    expect(found.map(({ name }) => name)).toEqual(["A", "B"]);
  });

  it("have the fragments that they spread, from whichever folder", async () => {
    const root = await plantedTree({
      "storefront/src/cart/cart.ts":
        'const a = operation("A", "query A { shelf { ...Named } }", named);',
      "contract/src/cart/fields.ts":
        'export const named = fragment("Named", "fragment Named on Thing { name }");',
    });
    const [found] = await readDocuments(root, "storefront/src", "contract/src");
    expect(found?.text).toBe("query A { shelf { ...Named } }\nfragment Named on Thing { name }");
    expect(types("A", found?.text ?? "")).toContain("readonly name: string");
  });

  it("that spread a fragment are given it, or it would be missing at run time", async () => {
    const root = await plantedTree({
      "storefront/src/cart/cart.ts":
        'fragment("Named", "fragment Named on Thing { name }"); operation("A", "query A { shelf { ...Named } }");',
    });
    const reading = readDocuments(root, "storefront/src");
    await expect(reading).rejects.toThrow("A spreads 1 fragments and is given 0");
  });

  it.each([
    ["put together at run time", 'operation("A", `query A { ${fields} }`);', "written out"],
    ["of one name", 'operation("A", "query A { x }"); operation("A", "query A { y }");', "named A"],
  ])("may not be %s", async (_, source, message) => {
    const root = await plantedTree({ "storefront/src/cart/cart.ts": source });
    await expect(readDocuments(root, "storefront/src")).rejects.toThrow(message);
  });
});
