import { endpoints } from "@placket/contract/endpoints";
import { errors } from "@placket/domain/errors";
import fc from "fast-check";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSchema } from "../../graphql/schema.ts";
import { askAsWritten } from "../../testing/ask-as-written.ts";
import { asBody, asText, documentFor, hostile, valueOf } from "../../testing/hostile-values.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "CAP" });
    await aConfigurable(shop, { sku: "COAT" });
  });
  await app.fastify.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

/** A refusal of ours: a row of the table, no trace of how it came about. */
function expectCivil(status: number, body: string, where: string): void {
  expect(status, where).toBeLessThan(500);
  expect(body, where).not.toMatch(/node_modules|\.ts:\d+|at async|SELECT |[Kk]ysely|[Pp][Gg]lite/);
  if (status < 400 || body === "") return;
  const refused = JSON.parse(body) as { message?: unknown; key?: string; errors?: unknown };
  if (refused.key !== undefined) expect(Object.keys(errors), where).toContain(refused.key);
  expect(refused.message ?? refused.errors, where).toBeDefined();
}

/** Control characters, half codes, slashes that name another host, and more than a file name may have. */
const HOSTILE_PATHS = [
  "%01",
  "a%0d%0ab",
  "%ff",
  "%",
  "/a:b",
  "\\a:b",
  "a\\..\\b",
  "x".repeat(2000),
];

const names = Object.keys(endpoints) as (keyof typeof endpoints)[];

describe("issue §8: whatever is sent, the answer is a row of the error table", () => {
  it.each(names)("REST %s", async (name) => {
    const { method, path } = endpoints[name];
    const queryKeys = [
      "cartId",
      "categoryId",
      "id",
      "parentId",
      "q",
      "page",
      "pageSize",
      "sort",
      "sortBy",
      "sortDir",
      "filters",
      "urlcode",
      "search",
      "skus",
      "number",
      "token",
      "color",
      "price",
      "productId",
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...queryKeys), hostile, { maxKeys: 5 }),
        hostile,
        fc.boolean(),
        async (query, body, wrapped) => {
          const search = new URLSearchParams(
            Object.entries(query).map(([key, value]): [string, string] => [key, asText(value)]),
          );
          const response = await app.fastify.inject({
            method: method as "GET",
            url: `/rest/us/V1/xmapi/${path}?${search.toString()}`,
            headers: { cookie: `cartId=${encodeURIComponent(asText(body)).slice(0, 3000)}` },
            ...(method === "POST" ? { payload: asBody(wrapped ? { data: body } : body) } : {}),
          });
          expectCivil(response.statusCode, response.body, `${name} ${search.toString()}`);
        },
      ),
      { numRuns: 40 },
    );
  });

  const schema = buildSchema(readSchema());
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type, i) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: field.name,
      field,
      kind: i === 0 ? "query" : "mutation",
    })),
  );

  it.each(fields)("GraphQL $kind $name", async ({ field, kind }) => {
    const types = Object.fromEntries(field.args.map((arg) => [arg.name, arg.type]));
    const document = documentFor(field, kind);
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          Object.fromEntries(Object.entries(types).map(([name, type]) => [name, valueOf(type)])),
        ),
        async (variables) => {
          const response = await app.fastify.inject({
            method: "POST",
            url: "/graphql",
            payload: { query: document, variables },
          });
          expectCivil(
            response.statusCode,
            response.body,
            `${field.name} ${JSON.stringify(variables)}`,
          );
          const { errors: found } = response.json<{
            errors?: { extensions?: { category?: string } }[];
          }>();
          const internal = found?.filter((one) => one.extensions?.category === "internal") ?? [];
          expect(internal, `${field.name} ${JSON.stringify(variables)}`).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it.each(
    ["/rest/us/V1/xmapi/", "/rest/", "/media/catalog/w100/", "/media/", "/docs/", "/"].flatMap(
      (base) => HOSTILE_PATHS.map((path) => base + path),
    ),
  )("issue 8 B11: GET %j is refused", async (path) => {
    const { status, body } = await askAsWritten(app.fastify, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expectCivil(status, body.startsWith("{") ? body : "", path);
  });

  it("bodies that are no JSON, too large, or of another kind are refused", async () => {
    for (const [payload, type, status] of [
      ["{", "application/json", 400],
      ["[".repeat(100_000), "application/json", 400],
      [`{"data":"${"x".repeat(400_000)}"}`, "application/json", 413],
      ["id=1", "text/plain", 415],
    ] as const) {
      const response = await app.fastify.inject({
        method: "POST",
        url: "/rest/us/V1/xmapi/app-add-to-cart",
        headers: { "content-type": type },
        payload,
      });
      expect(response.statusCode).toBe(status);
      expectCivil(response.statusCode, response.body, type);
    }
  });

  it("documents that are too deep or ask too much are refused", async () => {
    const deep = `{ categories { items { ${"children { ".repeat(30)} name ${"} ".repeat(30)} } } }`;
    const wide = `{ ${Array.from({ length: 60 }, (_, i) => `a${i}: storeConfig { locale }`).join(" ")} }`;
    for (const query of [deep, wide]) {
      const response = await app.fastify.inject({
        method: "POST",
        url: "/graphql",
        payload: { query },
      });
      expect(response.statusCode).toBe(400);
      expectCivil(response.statusCode, response.body, query.slice(0, 40));
    }
  });

  it("mutations by GET are refused", async () => {
    const query = encodeURIComponent("mutation { createEmptyCart }");
    const response = await app.fastify.inject({ method: "GET", url: `/graphql?query=${query}` });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  });
});
