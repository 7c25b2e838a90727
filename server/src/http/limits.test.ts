import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const WRITES = 30;
let app: TestApp;

beforeAll(async () => {
  const settings = { ...readSettings({ TRUST_PROXY: "loopback" }), writesPerMinute: WRITES };
  app = await testApp(async () => undefined, { settings });
});
afterAll(() => app.close());

const graphql = (query: string, ip: string) =>
  app.fastify.inject({
    method: "POST",
    url: "/graphql",
    headers: { "x-forwarded-for": ip },
    payload: { query },
  });

const carts = (count: number) =>
  Array.from({ length: count }, (_, i) => `c${i}: createEmptyCart`).join(" ");
const cartCount = async () => (await app.shop.db.selectFrom("cart").select("id").execute()).length;

describe("issue 8, B10: writes of one client", () => {
  it("are few in one request, however they are written", async () => {
    const before = await cartCount();
    const spread = `mutation { ${"...F ".repeat(19)} } fragment F on Mutation { ${carts(100)} }`;
    const answer = await graphql(spread, "203.0.113.1");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { category: "graphql" } }],
    });
    expect(await cartCount()).toBe(before);
  });

  it("are counted one by one, also when one request carries several, and refused with 429", async () => {
    const ip = "203.0.113.2";
    const ask = () => graphql(`mutation { ${carts(10)} }`, ip);
    for (let asked = 0; asked < WRITES / 10; asked += 1) expect((await ask()).statusCode).toBe(200);
    const before = await cartCount();
    const refused = await graphql("mutation { createEmptyCart }", ip);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { key: "access.tooManyRequests" } }],
    });
    expect(await cartCount()).toBe(before);
  });

  it("a request that would go beyond the limit changes nothing", async () => {
    const ip = "203.0.113.3";
    for (let asked = 0; asked < 25; asked += 1) await graphql("mutation { createEmptyCart }", ip);
    const before = await cartCount();
    expect((await graphql(`mutation { ${carts(9)} }`, ip)).statusCode).toBe(429);
    expect(await cartCount()).toBe(before);
  });

  it("shoppers behind one proxy have a limit each; REST says 429 too", async () => {
    const add = (ip: string) =>
      app.fastify.inject({
        method: "POST",
        url: "/rest/us/V1/xmapi/app-remove-cart-item",
        headers: { "x-forwarded-for": ip },
        payload: { item_id: 1 },
      });
    for (let asked = 0; asked < WRITES; asked += 1) await add("203.0.113.4");
    const refused = await add("203.0.113.4");
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ key: "access.tooManyRequests" });
    expect((await add("203.0.113.5")).statusCode).toBe(404);
  });
});

it("without TRUST_PROXY nobody's word for an address is taken", async () => {
  const settings = { ...readSettings({}), writesPerMinute: 2 };
  const alone = await testApp(async () => undefined, { settings });
  const ask = (ip: string) =>
    alone.fastify.inject({
      method: "POST",
      url: "/graphql",
      headers: { "x-forwarded-for": ip },
      payload: { query: "mutation { createEmptyCart }" },
    });
  const statuses = [];
  for (const ip of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
    statuses.push((await ask(ip)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
  await alone.close();
});
