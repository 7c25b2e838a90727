import { GraphQLError } from "graphql";
import { sayInEnglish } from "../translation/say.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Log } from "../http/log.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { graphqlAnswer } from "./answer-errors.ts";
import { LIMITS } from "./limits.ts";

let app: TestApp;
const lines: string[] = [];
const note = (_: object, message: string) => void lines.push(message);
const log: Log = { info: note, warn: note, error: note };

beforeAll(async () => {
  app = await testApp(
    async (shop) => {
      for (let n = 0; n < 12; n += 1) {
        await aConfigurable(shop, {
          sku: `COAT-${n}`,
          name: `Coat ${n}`,
          description: `<p>${n}</p>`,
        });
      }
      await aProduct(shop, { sku: "CAP" });
    },
    { log },
  );
});
afterAll(() => app.close());

async function post(payload: object, headers = {}) {
  const answer = await app.fastify.inject({ method: "POST", url: "/graphql", payload, headers });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

interface Answer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { message: string; extensions: Readonly<Record<string, unknown>> }[];
}

const all =
  "items { sku ...C } } } fragment C on ConfigurableProduct { variants { product { sku name } } }";

describe("literals of text that cannot be kept", () => {
  const asked = (literal: string) =>
    `mutation { generateCustomerToken(email: ${literal}, password: "x") { token } }`;
  it.each([
    ["a NUL as an escape", String.raw`"a\u0000"`],
    ["a NUL as an escape of a point", String.raw`"a\u{0}"`],
    ["a NUL as it is", '"a\0"'],
    ["a NUL in a block", '"""a\0"""'],
    ["half a pair", String.raw`"a\ud83d"`],
  ])("%s are refused before anything is executed", async (_, literal) => {
    const { status, body } = await post({ query: asked(literal) });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.extensions).toMatchObject({ category: "graphql" });
    expect(body.errors?.[0]?.message).not.toMatch(/internal/i);
  });

  it("also as a default, and as what a GET gives for a variable", async () => {
    const query =
      'query Q($search: String! = "\\u0000") { products(search: $search) { total_count } }';
    expect(await post({ query })).toMatchObject({ status: 400 });
    const got = await app.fastify.inject({
      url: "/graphql",
      query: {
        query: "query Q($search: String!) { products(search: $search) { total_count } }",
        variables: String.raw`{"search":"\u0000"}`,
      },
    });
    expect(got.statusCode).toBe(400);
  });
});

describe("issue §8: what a document may ask for", () => {
  it.each([
    [
      "95 lists of 100 with their variants, through a fragment",
      `query { ...F } fragment F on Query { ${Array.from({ length: 95 }, (_, i) => `a${i}: products(pageSize: 100) { items { ... on ConfigurableProduct { variants { product { sku } } } } }`).join(" ")} }`,
    ],
    [
      "25 lists of 300",
      `{ ${Array.from({ length: 25 }, (_, i) => `a${i}: products(pageSize: 300) { items { id uid sku name url_key weight: stock_status } }`).join(" ")} }`,
    ],
    ["a fragment that spreads itself", "{ ...A } fragment A on Query { ...A }"],
    ["one name 1,200 times", `{ currency { ${"base_currency_code ".repeat(1200)} } }`],
    ["30 levels", `{ categoryList { ${"children { ".repeat(30)} name ${"} ".repeat(30)} } }`],
    [
      "11 changes",
      `mutation { ${Array.from({ length: 11 }, (_, i) => `a${i}: createEmptyCart`).join(" ")} }`,
    ],
    ["20,000 characters", `{ currency { base_currency_code } } ${"#".repeat(20_000)}`],
  ])("refuses %s", async (_, query) => {
    const { status, body } = await post({ query });
    expect(status).toBe(400);
    expect(body.data).toBeNull();
    expect(body.errors?.[0]?.message).toBe("The query asks for too much.");
  });

  it("counts page sizes that come in variables", async () => {
    const query = `query ($n: Int) { products(pageSize: $n) { ${all}`;
    expect((await post({ query, variables: { n: 12 } })).status).toBe(200);
    const deep = `query ($n: Int) { products(pageSize: $n) { items { ... on ConfigurableProduct { variants { product {
      sku name url_key price_range { minimum_price { final_price { value } } } } } } } } }`;
    expect((await post({ query: deep, variables: { n: 300 } })).status).toBe(400);
  });

  it("a heavy answer, made in turns, is the same as a light one", async () => {
    const light = await post({ query: `{ products(search: "coat", pageSize: 20) { ${all}` });
    const heavy = await post({ query: `{ products(search: "coat", pageSize: 300) { ${all}` });
    expect(heavy.status).toBe(200);
    expect(heavy.body).toEqual(light.body);
    expect((light.body.data as { products: { items: object[] } }).products.items).toHaveLength(12);
  });

  it("names the first errors of an answer and writes one line about all of them", () => {
    lines.length = 0;
    const errors = Array.from(
      { length: 300 },
      (_, i) =>
        new GraphQLError("broken", { path: ["items", i], originalError: new Error("broken") }),
    );
    const { status, body } = graphqlAnswer(
      { data: { items: null }, errors },
      { log, say: sayInEnglish },
    );
    expect(status).toBe(200);
    expect(body.errors).toHaveLength(LIMITS.errors);
    expect(body.errors?.[0]?.message).toBe("Internal server error");
    expect(lines).toEqual(["a GraphQL field could not be answered"]);
  });
});

describe("how a question comes in", () => {
  it("a store view that is none is 404, whatever is asked", async () => {
    const { status, body } = await post(
      { query: "{ currency { base_currency_code } }" },
      { store: "mars" },
    );
    expect(status).toBe(404);
    expect(body.errors?.[0]).toMatchObject({
      message: "Requested store is not found",
      extensions: { category: "graphql-no-such-entity", key: "access.noSuchStore" },
    });
  });

  it("changes are not made by GET, whichever of two operations is named", async () => {
    const both = "query A { currency { base_currency_code } } mutation B { createEmptyCart }";
    const url = (name: string) =>
      `/graphql?query=${encodeURIComponent(both)}&operationName=${name}`;
    for (let time = 0; time < 3; time += 1) {
      const made = await post({ query: both, operationName: "B" });
      expect(made.body.data?.["createEmptyCart"]).toMatch(/^\w{32}$/);
      const read = await app.fastify.inject({ method: "GET", url: url("A") });
      expect(read.json().data).toEqual({ currency: { base_currency_code: "USD" } });
      expect((await app.fastify.inject({ method: "GET", url: url("B") })).statusCode).toBe(405);
    }
    for (const name of ["", "C"]) {
      expect((await app.fastify.inject({ method: "GET", url: url(name) })).statusCode).toBe(400);
    }
  });

  it.each([
    ["a document as a tree", { query: JSON.stringify({ kind: "Document", definitions: [] }) }],
    ["no query", {}],
    ["a query that is a list", { query: ["{ currency }"] }],
    ["a list of questions", [{ query: "{ currency { base_currency_code } }" }]],
    ["variables that are a list", { query: "{ currency { base_currency_code } }", variables: [1] }],
    [
      "an operation that is not there",
      { query: "{ currency { base_currency_code } }", operationName: "Z" },
    ],
    ["a subscription", { query: "subscription { currency { base_currency_code } }" }],
    [
      "a variable of the wrong type",
      {
        query: "query ($n: Int) { products(pageSize: $n) { total_count } }",
        variables: { n: "x" },
      },
    ],
  ])("refuses %s", async (_, payload) => {
    const { status, body } = await post(payload);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.extensions["category"]).toBe("graphql");
    expect(body.errors?.[0]?.message).not.toMatch(/undefined|TypeError/);
  });
});
