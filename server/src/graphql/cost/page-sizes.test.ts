import { PAGE_SIZES } from "@placket/domain/page-sizes";
import { isObjectType } from "graphql";
import { expect, it } from "vitest";
import { executableSchema } from "../schema.ts";

const fields = Object.values(executableSchema({}).getTypeMap())
  .filter((type) => isObjectType(type))
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap(({ name, args }) => {
      const size = args.find((one) => one.name === "pageSize");
      return size ? [[`${type.name}.${name}`, size.defaultValue] as const] : [];
    }),
  );

it("the SDL says the usual size of every list that comes in pages", () => {
  const { catalog, cartItems } = PAGE_SIZES;
  expect(Object.fromEntries(fields)).toEqual({
    "Cart.itemsV2": cartItems.usual,
    "CategoryTree.products": catalog.usual,
    "Query.categories": catalog.usual,
    "Query.categoryList": catalog.usual,
    "Query.products": catalog.usual,
  });
});
