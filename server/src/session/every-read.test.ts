import { ADMIN_API } from "@placket/contract/admin-api";
import { adminEndpoints } from "@placket/contract/admin-endpoints";
import type { Endpoint } from "@placket/contract/endpoint";
import { endpoints } from "@placket/contract/endpoints";
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
} from "graphql";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSchema } from "../graphql/schema.ts";
import { aCustomerRow } from "../testing/customer.ts";
import { aGuest } from "../testing/guest.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { aStaffSession } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { beginSession } from "./session.ts";
import { silentLog } from "../testing/silent-log.ts";

/** What Postgres answers to a write in a session that only reads. */
const READ_ONLY = "25006";

/** More than a test's store opens. */
const SESSIONS_MAX = 16;

let app: TestApp;
let cookies: Readonly<Record<string, string>>;
let known: Readonly<Record<string, string>>;
const causes: { readonly code?: string }[] = [];

beforeAll(async () => {
  const noted = (fields: object) => {
    if ("cause" in fields) causes.push(fields.cause as { readonly code?: string });
  };
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
      await aConfigurable(shop, { sku: "COAT" });
    },
    { log: { ...silentLog, error: noted, warn: noted } },
  );
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  const placed = await guest.placeOrder();
  const open = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  const { id } = await app.shop.db
    .selectFrom("product")
    .select("id")
    .where("sku", "=", "CAP")
    .executeTakeFirstOrThrow();
  await aCustomerRow(app, 7);
  // What is asked for as the customer's own is there: `customerCart` makes it otherwise.
  await app.shop.db
    .insertInto("cart")
    .values({ mask_id: "7".repeat(32), store_view_id: 1, customer_id: 7 })
    .execute();
  const holder = { kind: "customer", customerId: 7, email: "a@example.com", groupId: 1 } as const;
  const client = { browser: "test", address: "203.0.113.1" };
  const session = await beginSession(
    { db: app.shop.db, now: app.time.now },
    { holder, channel: "web", client },
  );
  cookies = {
    placket_staff: await aStaffSession(app),
    placket_session: session,
    cartId: open.maskId,
  };
  known = {
    id: String(id),
    productId: String(id),
    categoryId: "2",
    q: "cap",
    skus: "CAP",
    urlcode: btoa("/cap"),
    urlCode: btoa("/cap"),
    cartId: open.maskId,
    cart_id: open.maskId,
    number: placed.orderV2?.number ?? "1",
    token: placed.orderV2?.token ?? "x",
  };
  await onlyRead("on");
  causes.length = 0;
});
afterAll(async () => {
  // When each session was last used is written down at the end.
  await onlyRead("off");
  await app.close();
});

/** Whether the sessions of the store only read: asking more at once than there are reaches them all. */
async function onlyRead(mode: "on" | "off") {
  const asked = Array.from({ length: SESSIONS_MAX }, () =>
    sql`SELECT set_config('default_transaction_read_only', ${mode}, false), pg_sleep(0.2)`.execute(
      app.shop.db,
    ),
  );
  await Promise.all(asked);
}

const writesRefused = () => causes.filter(({ code }) => code === READ_ONLY);

const reads = (table: object) =>
  (Object.entries(table) as [string, Endpoint][]).filter(([, { method }]) => method === "GET");

async function readRest({ path, query }: Endpoint, base: string) {
  const names = Object.keys((query as { shape?: object }).shape ?? {});
  const search = new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = known[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const url = base + path.replaceAll(/:(\w+)/g, (_, name: string) => known[name] ?? "1");
  for (const carried of [cookies, {}]) {
    const answer = await app.fastify.inject({
      url: `${url}?${search.toString()}`,
      cookies: { ...carried },
    });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
  }
}

describe("reads write nothing: they are answered from sessions that cannot", () => {
  it.each(reads(endpoints))("REST %s", async (_, endpoint) => {
    await readRest(endpoint, "/rest/us/V1/xmapi/");
    expect(writesRefused()).toEqual([]);
  });
  it.each(reads(adminEndpoints))("back office %s", async (_, endpoint) => {
    await readRest(endpoint, ADMIN_API);
    expect(writesRefused()).toEqual([]);
  });

  const fields = Object.values(buildSchema(readSchema()).getQueryType()?.getFields() ?? {});
  it.each(fields)("GraphQL $name", async (field) => {
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/graphql",
      cookies: { ...cookies },
      headers: { origin: app.call.settings.storeUrl },
      payload: { query: `{ ${fieldText(field)} }` },
    });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    expect(answer.body).not.toContain('"internal"');
    expect(writesRefused()).toEqual([]);
  });

  it("and a write does not get through: this test can fail", async () => {
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: "mutation { createEmptyCart }" },
    });
    expect(answer.body).toContain('"internal"');
    expect(writesRefused()).toHaveLength(1);
  });
});

/** A field with what it must be given, and all that it answers with, three types deep. */
function fieldText({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.flatMap((arg) => {
    const value = known[arg.name] ?? (arg.name === "search" ? "cap" : undefined);
    return value !== undefined || isNonNullType(arg.type)
      ? [`${arg.name}: ${JSON.stringify(value ?? "x")}`]
      : [];
  });
  return name + (given.length > 0 ? `(${given.join(", ")})` : "") + selection(type, 3);
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return "";
  const inner = isObjectType(named) ? Object.values(named.getFields()) : [];
  const texts = inner
    .filter(
      ({ args, type: of }) =>
        args.length === 0 && (depth > 0 || !isCompositeType(getNamedType(of))),
    )
    .map((field) => field.name + selection(field.type, depth - 1));
  return ` { __typename ${texts.join(" ")} }`;
}
