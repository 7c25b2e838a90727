import { getIntrospectionQuery, getOperationAST, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { costOf } from "./document-cost.ts";
import { shapeOf } from "./document-shape.ts";
import { LIMITS } from "../limits.ts";
import { executableSchema } from "../schema.ts";

const schema = executableSchema({});

function cost(text: string, variables = {}): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("no operation");
  return costOf(schema, document, operation)(variables);
}

function shape(text: string) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("no operation");
  return shapeOf(document, operation);
}

describe("what a document costs", () => {
  it("a list as often as its page is long: written down, by variable, by the variable's default, the SDL's", () => {
    const page = (size: string) => `{ products${size} { items { sku } } }`;
    const one = cost(page("(pageSize: 1)"));
    const perItem = cost(page("(pageSize: 2)")) - one;
    expect(perItem).toBeGreaterThan(0);
    expect(cost(page("(pageSize: 100)"))).toBe(one + 99 * perItem);
    expect(cost(page(""))).toBe(cost(page("(pageSize: 20)")));
    const byVariable = "query ($n: Int = 7) { products(pageSize: $n) { items { sku } } }";
    expect(cost(byVariable)).toBe(cost(page("(pageSize: 7)")));
    expect(cost(byVariable, { n: 50 })).toBe(cost(page("(pageSize: 50)")));
    expect(cost(byVariable, { n: "many" })).toBe(cost(page("(pageSize: 300)")));
  });

  it("products named one by one are no more than those", () => {
    const named = (filter: string) => `{ products(filter: ${filter}) { items { sku } } }`;
    expect(cost(named('{ sku: { eq: "A" } }'))).toBe(
      cost("{ products(pageSize: 1) { items { sku } } }"),
    );
    expect(cost(named('{ sku: { in: ["A", "B"] }, url_key: { eq: "c" } }'))).toBe(
      cost("{ products(pageSize: 3) { items { sku } } }"),
    );
    const bySearch = '{ products(search: "x", filter: { sku: { eq: "A" } }) { items { sku } } }';
    expect(cost(bySearch)).toBe(cost("{ products { items { sku } } }"));
  });

  it.each([
    ["sku", [null]],
    ["sku", [null, null]],
    ["url_key", [null]],
  ])("a list for %s that holds %j names nothing: the whole page counts", (field, list) => {
    const text = `query ($x: [String]) { products(filter: { ${field}: { in: $x } }, pageSize: 300) { items { sku } } }`;
    const whole = cost("{ products(pageSize: 300) { items { sku } } }");
    expect(cost(text, { x: list })).toBe(whole);
    expect(cost(text, { x: [...list, "A"] })).toBe(
      cost("{ products(pageSize: 1) { items { sku } } }"),
    );
    const written = `{ products(filter: { ${field}: { in: ${JSON.stringify(list)} } }, pageSize: 300) { items { sku } } }`;
    expect(cost(written)).toBe(whole);
  });

  it("lists of what shoppers keep as often as they are read, and with all that may stand on them", () => {
    const lists = (n: number) =>
      Array.from({ length: n }, (_, i) => `a${i}: wishlists(pageSize: 20) { id }`).join(" ");
    const many = cost(`{ customer { ${lists(20)} } }`);
    expect(many).toBeGreaterThan(20 * 100);
    const whole = `{ customer { wishlists(pageSize: 20) { items_v2(pageSize: 200) { items {
      product { sku price_range { minimum_price { final_price { value } } } } } } } } }`;
    expect(cost(whole)).toBeGreaterThan(LIMITS.cost);
    const shared = (fields: string) =>
      cost(`{ sharedWishlist(sharing_code: "x") { items { ${fields} } } }`);
    expect(shared("id quantity") - shared("id")).toBe(50);
  });

  it("a change with every entry that is sent with it, written down or by variable, at any depth", () => {
    const change = (list: string) =>
      `mutation ($l: [CartItemInput!]! = []) { addProductsToCart(cartId: "c", cartItems: ${list}) { cart { id } } }`;
    const item = '{ sku: "A", quantity: 1 }';
    const none = cost(change("[]"));
    const each = cost(change(`[${item}]`)) - none;
    expect(each).toBeGreaterThan(0);
    expect(cost(change(`[${item}, ${item}, ${item}]`))).toBe(none + 3 * each);
    const sent = (count: number) => ({ l: Array.from({ length: count }, () => ({ sku: "A" })) });
    expect(cost(change("$l"))).toBe(none);
    expect(cost(change("$l"), sent(5))).toBe(none + 5 * each);
    expect(cost(change("$l"), sent(7000))).toBeGreaterThan(LIMITS.cost);
    const options = { l: [{ sku: "A", selected_options: ["a", "b", "c"] }] };
    expect(cost(change("$l"), options)).toBe(none + 4 * each);
    const deep = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`) as unknown;
    expect(cost(change("$l"), { l: deep })).toBeGreaterThan(LIMITS.cost);
  });

  it("an order as what is read of it, by whatever field it is asked for", () => {
    const most = LIMITS.cost;
    const twice = (field: string) =>
      `{ ${"ab"
        .split("")
        .map((name) => `${name}: ${field}`)
        .join(" ")} }`;
    const page = "customerOrders { items { number } }";
    expect(cost(`{ ${page} }`)).toBeGreaterThan(20 * 250);
    expect(cost(twice(page))).toBe(2 * cost(`{ ${page} }`));
    const all = Array.from({ length: 25 }, (_, at) => `a${at}: ${page}`);
    expect(cost(`{ ${all.join(" ")} }`)).toBeGreaterThan(most);
    const own = (size: number) =>
      cost(`{ customer { orders(pageSize: ${size}) { items { number } } } }`);
    expect(own(50) - own(10)).toBeGreaterThanOrEqual(40 * 250);
    expect(cost('{ guestOrderByToken(input: { token: "x" }) { number } }')).toBeGreaterThan(250);
  });

  it("a cart as one of twenty lines, however few are in it, by each name that it is asked for", () => {
    const line = "uid prices { price { value } } product { sku price_range { __typename } }";
    const items = (names: number) =>
      Array.from({ length: names }, (_, at) => `a${at}: items { ${line} }`).join(" ");
    const cart = (names: number) => cost(`{ cart(cart_id: "x") { ${items(names)} } }`);
    expect(cart(2) - cart(1)).toBeGreaterThan(20 * 10);
    expect(cart(160)).toBeGreaterThan(LIMITS.cost);
  });

  it("nested lists multiply", () => {
    const below = (levels: number) =>
      cost(`{ categoryList { ${"children { ".repeat(levels)} name ${"} ".repeat(levels)} } }`);
    expect(below(3) - below(2)).toBe(8 * (below(2) - below(1)));
  });

  it.each([
    [
      "named",
      "{ products { ...P } } fragment P on Products { items { ...I } } fragment I on ProductInterface { sku name }",
    ],
    ["inline", "{ products { ... on Products { items { ... { sku name } } } } }"],
  ])("%s fragments count as what stands in them", (_, text) => {
    expect(cost(text)).toBe(cost("{ products { items { sku name } } }"));
    expect(shape(text)).toEqual(shape("{ products { items { sku name } } }"));
  });

  it("a fragment counts as often as it is spread, and is looked at once", () => {
    const chain = Array.from(
      { length: 100 },
      (_, i) => `fragment F${i} on CategoryTree { ${`c: children { ...F${i + 1} } `.repeat(4)} }`,
    ).join(" ");
    const text = `{ categoryList { ...F0 } } ${chain} fragment F100 on CategoryTree { name }`;
    expect(shape(text).fields).toBeGreaterThan(1e50);
    expect(cost(text)).toBeGreaterThan(1e50);
  });

  it("a fragment that spreads itself is endless", () => {
    const text =
      "{ categoryList { ...A } } fragment A on CategoryTree { children { ...B } } fragment B on CategoryTree { name ...A }";
    expect(shape(text).fields).toBe(Infinity);
  });

  it("the whole schema may be asked for once", () => {
    const text = getIntrospectionQuery();
    expect(cost(text)).toBeLessThan(LIMITS.cost);
    const twice = `{ a: __schema { types { ...T } } b: __schema { types { ...T } } }
      fragment T on __Type { fields { type { fields { type { fields { type { fields { name } } } } } } } }`;
    expect(cost(twice)).toBeGreaterThan(LIMITS.cost);
  });
});
