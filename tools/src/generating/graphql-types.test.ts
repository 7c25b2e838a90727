import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runProgram } from "../checking/run-program.ts";
import { plantedTree } from "../testing/planted-tree.ts";
import { graphqlTypes } from "./graphql-types.ts";
import { mergedSchema, schemaPage } from "./schema.ts";

const ROOT = join(import.meta.dirname, "../../..");

const cart = `
type Query {
  cart(cart_id: String!, page: Int = 1, note: String): Cart
}
"A cart as Magento spells it."
type Cart {
  id: ID!
  items: [CartItem]
  page(size: Int!): Int!
}
interface CartItem { quantity: Float! }
type SimpleItem implements CartItem { quantity: Float! }
type BundleItem implements CartItem { quantity: Float!, kind: Kind! }
enum Kind { FIXED OPEN }
`;

const order = `
extend type Query { order(input: OrderInput!): String! }
type Mutation { place: Boolean }
input OrderInput { cart_id: String!, qty: Float = 1, note: String, lines: [ID!]! }
`;

const good = `
import type { CartItem, Kind, OrderInput, Resolvers } from "./graphql.gen.ts";
interface Ctx { readonly db: number }
const kind: Kind = "OPEN";
const item: CartItem = { __typename: "BundleItem", quantity: 1, kind };
export const input: OrderInput = { cart_id: "a", qty: 2, lines: ["1"] };
export const plain: Resolvers<Ctx> = {
  Query: {
    cart: (_, { cart_id, page, note }, { db }) => ({ id: cart_id + db, items: [item, null], page: (page ?? 0) + (note?.length ?? 0) }),
    order: async (_, { input: { lines, note } }) => lines.join(note ?? ""),
  },
  Mutation: { place: () => null },
  Cart: { page: (parent, { size }) => parent.id.length * size },
};
export const mapped: Resolvers<Ctx, { Cart: { cartId: number } }> = {
  Query: { cart: () => ({ cartId: 1 }), order: () => "" },
  Mutation: { place: () => true },
  Cart: { id: ({ cartId }) => String(cartId) },
  CartItem: { resolveType: (value) => value.__typename },
};
`;

describe("the types of the schema", () => {
  it("let right resolvers compile, whether or not a type is mapped", async () => {
    expect(await compile(good)).toEqual([]);
  }, 30_000);

  it.each([
    [
      "a query without a resolver",
      `import type { Resolvers } from "./graphql.gen.ts"; export const x: Resolvers<1> = { Mutation: { place: () => true }, Query: { cart: () => null } };`,
    ],
    [
      "an answer of the wrong shape",
      `import type { Cart } from "./graphql.gen.ts"; export const x: Cart = { id: 1, page: 1 };`,
    ],
    [
      "a null where none may be",
      `import type { OrderInput } from "./graphql.gen.ts"; export const x: OrderInput = { cart_id: null, qty: 1, lines: [] };`,
    ],
    [
      "a value the enum lacks",
      `import type { Kind } from "./graphql.gen.ts"; export const x: Kind = "SHUT";`,
    ],
    [
      "an item that does not say its type",
      `import type { CartItem } from "./graphql.gen.ts"; export const x: CartItem = { quantity: 1 };`,
    ],
  ])(
    "refuse %s",
    async (_name, source) => {
      expect(await compile(source)).toHaveLength(1);
    },
    30_000,
  );
});

describe("the merged schema", () => {
  it("holds every file's share of a type, sorted, whatever the order of files", async () => {
    const forth = await plantedTree(files({ a: cart, b: order }));
    const back = await plantedTree(files({ a: order, b: cart }));
    const page = schemaPage(await mergedSchema(forth));
    expect(page).toBe(schemaPage(await mergedSchema(back)));
    expect(page).toContain("order(input: OrderInput!): String!");
    expect(page).toContain('"""A cart as Magento spells it."""');
  });

  it("refuses a type that nothing defines, and says so once", async () => {
    const root = await plantedTree(files({ a: "type Query { a: Gone, b: Gone }" }));
    await expect(mergedSchema(root)).rejects.toThrow(/^Unknown type "Gone"\.$/);
  });
});

function files(sdl: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(sdl).map(([name, text]) => [
    `contract/src/${name}/${name}.graphql`,
    text,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The compiler's complaints about `source` standing beside the generated types. */
async function compile(source: string): Promise<string[]> {
  const options = await readFile(join(ROOT, "tsconfig.base.json"), "utf8");
  const root = await plantedTree({
    ...files({ cart, order }),
    "tsconfig.json": options.replace(/\}\s*$/, `, "include": ["*.ts"] }`),
    "use.ts": source,
    "graphql.gen.ts": graphqlTypes(await mergedSchema(await plantedTree(files({ cart, order })))),
  });
  await symlink(join(ROOT, "node_modules"), join(root, "node_modules"));
  const { output } = await runProgram(ROOT, ["tsc", "--pretty", "false", "-p", root]);
  return output.split("\n").filter((line) => /^\S/.test(line));
}
