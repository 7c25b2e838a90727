import { aCustomer, GUEST, type Principal } from "@placket/domain/access/principal";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Ctx } from "../../context.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp } from "../../testing/test-app.ts";
import { createEngine } from "../engine.ts";
import { guardFields } from "../guard-fields.ts";

const buyer = aCustomer({ customerId: 4, email: "a@example.com", groupId: 2 });
const colleague = aCustomer({ customerId: 5, email: "b@example.com", groupId: 2 });

/** An engine whose fields tell in whose name they were asked, and how often. */
function anEngine({ costPerMinute = 0, maxBytes = 1_000_000 } = {}) {
  const held = {} as Ctx["held"];
  const state = { made: 0, now: 0, epoch: "1", version: { held } };
  const told = (ctx: Ctx) => {
    state.made += 1;
    return `${ctx.principal.customerId} in ${ctx.principal.groupId}`;
  };
  const engine = createEngine({
    resolvers: guardFields({
      Query: {
        currency: (_: unknown, _args: unknown, ctx: Ctx) => ({ base_currency_code: told(ctx) }),
        cart: (_: unknown, _args: unknown, ctx: Ctx) => ({ id: told(ctx) }),
        country: (_: unknown, { id }: { id: string }, ctx: Ctx) => ({ id: `${id} ${told(ctx)}` }),
      },
    }),
    costPerMinute,
    monotonic: () => 0,
    sharing: {
      version: () => state.version,
      epochOf: () => state.epoch,
      now: () => state.now,
      maxBytes,
    },
  });
  const ask = async (text: string, principal: Principal = GUEST, variables = {}) => {
    const ctx = { principal, held, store: { code: "us" } } as Ctx;
    const asker = { ctx: async () => ctx, client: "one", mayChange: undefined };
    const made = await engine.answer(() => ({ text, variables, operationName: undefined }), asker);
    const { data, errors } = made.json
      ? (JSON.parse(made.json.toString()) as { data: object; errors?: undefined })
      : made.result;
    return { data, keys: (errors ?? []).map(({ extensions }) => extensions?.["key"]) };
  };
  return { ask, state };
}

const CURRENCY = "{ currency { base_currency_code } }";
const currency = (code: string) => ({ currency: { base_currency_code: code } });

describe("answers that are kept for others", () => {
  it("are made in nobody's name, once for all who see the same prices, portal and channel", async () => {
    const { ask, state } = anEngine();
    const askers = [buyer, colleague, GUEST, { ...buyer, organizationId: 9 }, buyer];
    const answers = await Promise.all(askers.map((asker) => ask(CURRENCY, asker)));
    const [ofGroup, ofGuests] = [currency("null in 2"), currency("null in 0")];
    expect(answers.map(({ data }) => data)).toEqual([ofGroup, ofGroup, ofGuests, ofGroup, ofGroup]);
    expect(state.made).toBe(3);
  });

  it.each([
    '{ cart(cart_id: "x") { id } }',
    'query Mine { currency { base_currency_code } cart(cart_id: "x") { id } }',
    'query { ...F } fragment F on Query { ... on Query { mine: cart(cart_id: "x") { id } } }',
  ])("are never one person's own: %s", async (text) => {
    const { ask, state } = anEngine();
    for (const asker of [buyer, colleague, buyer]) {
      expect(JSON.stringify(await ask(text, asker))).toContain(`"id":"${asker.customerId} in 2"`);
    }
    expect(state.made).toBeGreaterThanOrEqual(3);
  });

  it("are told apart by what is asked: the words and the variables", async () => {
    const { ask, state } = anEngine();
    const byId = "query ($id: String) { country(id: $id) { id } }";
    for (const id of ["US", "FR", "US"]) {
      expect((await ask(byId, GUEST, { id })).data).toEqual({ country: { id: `${id} null in 0` } });
    }
    expect(state.made).toBe(2);
    await ask("{ other: currency { base_currency_code } }");
    await ask(CURRENCY);
    expect(state.made).toBe(4);
  });

  it("end with what all answers show alike, with the prices of the hour, and in time", async () => {
    const { ask, state } = anEngine();
    const changes = [
      () => undefined,
      () => (state.version = { ...state.version }),
      () => (state.epoch = "2"),
      () => (state.now = 60_000),
    ];
    for (const [number, change] of changes.entries()) {
      change();
      await ask(CURRENCY);
      await ask(CURRENCY);
      expect(state.made).toBe(number + 1);
    }
  });

  it("are not given to whoever may not ask", async () => {
    const { ask } = anEngine();
    await ask(CURRENCY);
    const nobody = { ...GUEST, permissions: new Set<never>() };
    expect(await ask(CURRENCY, nobody)).toMatchObject({ keys: ["access.loginRequired"] });
    expect((await ask(CURRENCY)).data).toEqual(currency("null in 0"));
  });

  it("cost a client as much as those that are made", async () => {
    const { ask } = anEngine({ costPerMinute: 100 });
    const keys: unknown[] = [];
    for (let n = 0; n < 60; n += 1) keys.push(...(await ask(CURRENCY)).keys);
    expect(keys[0]).toBe("access.tooManyRequests");
    expect(keys.length).toBeGreaterThan(30);
  });

  it("any number of different questions fills no more memory than they may have", async () => {
    const { ask, state } = anEngine({ maxBytes: 20_000 });
    const questions = Array.from(
      { length: 300 },
      (_, n) => `{ a${n}: currency { base_currency_code } }`,
    );
    for (const text of questions) await ask(text);
    state.made = 0;
    for (const text of questions.toReversed()) await ask(text);
    // Each takes some hundred bytes: most of them had to go.
    expect(state.made).toBeGreaterThan(200);
    expect(state.made).toBeLessThan(300);
  });
});

describe("kept answers of the catalogue", () => {
  it("end with a price, with the time a price is valid for, and with the last piece", async () => {
    const ids: number[] = [];
    const app = await testApp(async (shop) => {
      ids.push(
        await aProduct(shop, {
          sku: "CAP",
          price_minor: 1000,
          special_price_minor: 750,
          special_from: new Date("2026-03-05T00:00:00Z"),
          stock: { quantity: 1 },
        }),
      );
    });
    onTestFinished(() => app.close());
    const [id = 0] = ids;
    const ask = async () => {
      const { data } = await app.graphql(`{ products(filter: { sku: { eq: "CAP" } }) { items {
        stock_status price_range { minimum_price { final_price { value } } } } } }`);
      return JSON.stringify(data).match(/"(?:\w+_STOCK)"|(?<="value":)[\d.]+/g);
    };
    expect(await ask()).toEqual(['"IN_STOCK"', "10"]);
    await app.database.db
      .updateTable("product")
      .set({ price_minor: 1100 })
      .where("id", "=", id)
      .execute();
    await expect.poll(ask).toEqual(['"IN_STOCK"', "11"]);
    app.time.now = new Date("2026-03-06T00:00:00Z");
    expect(await ask()).toEqual(['"IN_STOCK"', "7.5"]);
    await app.database.db
      .updateTable("stock_item")
      .set((row) => ({ quantity: row("quantity", "-", 1) }))
      .where("product_id", "=", id)
      .execute();
    await expect.poll(ask).toEqual(['"OUT_OF_STOCK"', "7.5"]);
  });
});
