import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { graphqlPermissions } from "./graphql-permissions.ts";

const schema = (field: string) =>
  buildSchema(`directive @can(permission: String!) on FIELD_DEFINITION
    type Query { cart: String @can(permission: "cart.read") }
    type Mutation { ${field} }`);

it("lists what the caller of each root field must be allowed", () => {
  const table = graphqlPermissions(schema('place: String @can(permission: "order.place")'));
  expect(table).toContain('  Query: {\n    cart: "cart.read",\n  },');
  expect(table).toContain('  Mutation: {\n    place: "order.place",\n  },');
});

it.each([
  ["place: String", "Mutation.place names no permission"],
  ['place: String @can(permission: "anything")', 'Mutation.place names "anything", which is none'],
])("is not made from %s", (field, reason) => {
  expect(() => graphqlPermissions(schema(field))).toThrow(reason);
});
