import { adminEndpoints } from "@placket/contract/admin-endpoints";
import { BODY_KINDS } from "@placket/contract/kinds";
import type { Endpoint } from "@placket/contract/endpoint";
import { endpoints } from "@placket/contract/endpoints";
import { rootFieldsCan } from "@placket/contract/graphql-can.gen";
import { STAFF_ROLES, type Permission } from "@placket/domain/access/permissions";
import {
  aCustomer,
  can,
  GUEST,
  inPunchoutMode,
  type Principal,
} from "@placket/domain/access/principal";
import { PUNCHOUT_COOKIE } from "@placket/domain/storage/punchout-cookies";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSchema } from "../graphql/schema.ts";
import { aBuyerOf, aVisitRow } from "../punchout/testing/a-visit-row.ts";
import { onlyOnce } from "../only-once.ts";
import { createStaff } from "../staff/staff.ts";
import { aCustomerRow } from "../testing/customer.ts";
import { STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { areaOf, principalIn, type SessionHolder } from "./session-holder.ts";
import { beginSession, endSessionsOf, type SessionDraft } from "./session.ts";
import { documentOf } from "./testing/document-of.ts";

let app: TestApp;
let staffId = 0;
let visitId = 0;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  const created = await createStaff(app.shop.db, STAFF);
  if (created.ok) staffId = created.value;
  await aCustomerRow(app, CUSTOMER_ID);
  visitId = await aVisitRow(app.shop.db);
});
afterAll(() => app.close());

type Area = ReturnType<typeof areaOf>;

const CLIENT = { browser: "test", address: "203.0.113.1" };
const CUSTOMER_ID = 7;
const DAYS_100_MS = 100 * 24 * 3_600_000;

const customer = (rest: object = {}): SessionHolder => ({
  kind: "customer",
  customerId: CUSTOMER_ID,
  email: "buyer@example.com",
  groupId: 1,
  ...rest,
});
const staff = (role: (typeof STAFF_ROLES)[number]): SessionHolder => ({
  kind: "staff",
  staffId,
  email: STAFF.email,
  role,
});

/** Somebody who asks: the session they hold, and what has become of it. */
interface Asking {
  readonly who: string;
  readonly draft?: () => Omit<SessionDraft, "client">;
  readonly became?: "revoked" | "over";
  /** Their browser came from a procurement system. */
  readonly isPunchout?: true;
}

const buyer = (): SessionHolder => aBuyerOf(visitId);

const ASKING: readonly Asking[] = [
  { who: "a guest" },
  { who: "a customer", draft: () => ({ holder: customer() }) },
  ...(["staff", "customer"] as const).map((kind) => ({
    who: `${kind === "staff" ? "a member of staff" : "a super user"} who acts for a customer`,
    draft: () => ({ holder: customer({ actingFor: { kind, id: staffId, email: STAFF.email } }) }),
  })),
  ...(["representative", "superUser"] as const).map((role) => ({
    who: role,
    draft: () => ({ holder: customer({ deputyRoles: [role] }) }),
  })),
  {
    who: "a customer in punchout inspect mode",
    draft: () => ({ holder: customer(), channel: "punchout-inspect" }),
  },
  ...(["create", "edit", "inspect"] as const).map((operation) => ({
    who: `a buyer of a procurement system who comes to ${operation}`,
    draft: () => ({ holder: buyer(), channel: `punchout-${operation}` as const }),
  })),
  { who: "a buyer whose visit is over", isPunchout: true },
  {
    who: "a customer on a browser in punchout mode",
    draft: () => ({ holder: customer() }),
    isPunchout: true,
  },
  {
    who: "a customer whose session was revoked",
    draft: () => ({ holder: customer() }),
    became: "revoked",
  },
  {
    who: "a customer whose session is over",
    draft: () => ({ holder: customer() }),
    became: "over",
  },
  ...STAFF_ROLES.map((role) => ({ who: role, draft: () => ({ holder: staff(role) }) })),
  {
    who: "an owner whose session was revoked",
    draft: () => ({ holder: staff("owner") }),
    became: "revoked",
  },
  {
    who: "an owner whose session is over",
    draft: () => ({ holder: staff("owner") }),
    became: "over",
  },
];

/** A new session of somebody, and who they are in this part of the store. */
async function cameAs({ draft, became, isPunchout }: Asking, kind: Area) {
  const within = isPunchout && kind === "customer" ? inPunchoutMode : (one: Principal) => one;
  const mode = isPunchout ? `${PUNCHOUT_COOKIE}=1` : "";
  if (!draft) return { principal: within(GUEST), headers: { cookie: mode } };
  const { db } = app.shop;
  const { now } = app.time;
  const { holder, channel = "web" } = draft();
  const createdAt = became === "over" ? new Date(now.getTime() - DAYS_100_MS) : now;
  const token = await beginSession({ db, now: createdAt }, { holder, channel, client: CLIENT });
  if (became === "revoked") {
    await endSessionsOf(
      { db },
      holder.kind === "staff" ? { staffId } : { customerId: CUSTOMER_ID },
    );
  }
  const isOpen = became === undefined && areaOf(holder) === kind;
  return {
    principal: within(isOpen ? principalIn(holder, channel) : GUEST),
    headers: { cookie: `placket_session=${token}; placket_staff=${token}; ${mode}` },
  };
}

/**
 * Everybody with a session that lasts for all calls of one part of the store: what `walkRest` asks cannot be read and
 * changes nothing. A call that ended a session all the same would fail those after it.
 */
const everybody = {
  customer: onlyOnce(() => everybodyCame("customer")),
  staff: onlyOnce(() => everybodyCame("staff")),
};

async function everybodyCame(kind: Area) {
  const came = new Map<Asking, Awaited<ReturnType<typeof cameAs>>>();
  // Whoever is revoked loses every session that there is: the others come after them.
  for (const asking of ASKING.toSorted((a, b) => isRevoked(b) - isRevoked(a))) {
    came.set(asking, await cameAs(asking, kind));
  }
  return came;
}

const isRevoked = ({ became }: Asking) => Number(became === "revoked");

/** Refusals that the table of permissions gives, and nothing else does here. */
const REFUSALS = [
  "access.forbidden",
  "access.loginRequired",
  "punchout.sessionOver",
  "staff.signInRequired",
];

function expectAnswer(
  key: string | undefined,
  { principal, permission, who }: { principal: Principal; permission: Permission; who: string },
) {
  const allowed = can(principal, permission);
  if (allowed !== true) expect(key, who).toBe(allowed);
  else expect(REFUSALS, who).not.toContain(key);
}

/**
 * Asks with nothing that the call wants, in each kind that it takes and in one that it does not: whoever may
 * not ask is refused before anything is read, even what is wrong with it. Gives how many asked.
 */
async function walkRest(endpoint: Endpoint, prefix: string, kind: Area) {
  let walked = 0;
  const came = await everybody[kind]();
  const types = [...endpoint.takes.map((taken) => BODY_KINDS[taken][0]), "text/plain"];
  for (const [asking, type] of ASKING.flatMap((each) => types.map((one) => [each, one] as const))) {
    const { principal, headers } = came.get(asking)!;
    const answer = await app.fastify.inject({
      method: endpoint.method,
      url: prefix + endpoint.path.replaceAll(/:\w+/g, "999999"),
      headers: {
        ...headers,
        origin: app.call.settings.storeUrl,
        "content-type": type,
      },
      ...(endpoint.method === "GET" ? {} : { payload: "[" }),
    });
    const key = answer.statusCode < 400 ? undefined : answer.json<{ key: string }>().key;
    expectAnswer(key, { principal, permission: endpoint.can, who: asking.who });
    walked += 1;
  }
  return walked;
}

const rows = (table: object) => Object.entries(table) as [string, Endpoint][];

describe("issue 8, A1: every call by everybody answers as the table of permissions says", () => {
  it.each(rows(endpoints))("REST %s", async (_, endpoint) => {
    const walked = await walkRest(endpoint, "/rest/us/V1/xmapi/", "customer");
    expect(walked).toBe(ASKING.length * (endpoint.takes.length + 1));
  });
  it.each(rows(adminEndpoints))("back office %s", async (_, endpoint) => {
    const walked = await walkRest(endpoint, "/admin/api/", "staff");
    expect(walked).toBe(ASKING.length * (endpoint.takes.length + 1));
  });

  const schema = buildSchema(readSchema());
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ type: `${type?.name}`, field })),
  );
  it.each(fields)("GraphQL $type: $field.name", async ({ type, field }) => {
    const table = rootFieldsCan as Readonly<Record<string, Readonly<Record<string, Permission>>>>;
    const permission = table[type]?.[field.name];
    if (!permission) throw new Error(`${type}.${field.name} declares no permission`);
    for (const asking of ASKING) {
      const { principal, headers } = await cameAs(asking, "customer");
      const answer = await app.fastify.inject({
        method: "POST",
        url: "/graphql",
        headers: { ...headers, origin: app.call.settings.storeUrl },
        payload: documentOf(type.toLowerCase(), field),
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const { errors } = answer.json<{ errors?: { extensions: { key?: string } }[] }>();
      expectAnswer(errors?.[0]?.extensions.key, { principal, permission, who: asking.who });
    }
  });
});

describe("issue 8, A1: a client of the API", () => {
  const ask = (headers: object) =>
    app.fastify.inject({
      method: "POST",
      url: "/graphql",
      headers: { ...headers },
      payload: { query: "mutation { createEmptyCart }" },
    });
  const tokenFor = (holder: SessionHolder, carrier: "bearer" | "cookie") =>
    beginSession(
      { db: app.shop.db, now: app.time.now },
      { holder, carrier, channel: "api", client: CLIENT },
    );
  const ownerOfMade = async (answer: Awaited<ReturnType<typeof ask>>) => {
    const { data } = answer.json<{ data: { createEmptyCart: string } }>();
    const cart = await app.shop.db
      .selectFrom("cart")
      .select("customer_id")
      .where("mask_id", "=", data.createEmptyCart)
      .executeTakeFirst();
    return cart?.customer_id;
  };

  it("is the customer whose token it sends, from anywhere", async () => {
    const token = await tokenFor(customer(), "bearer");
    const answer = await ask({ authorization: `Bearer ${token}`, origin: "https://app.example" });
    expect(await ownerOfMade(answer)).toBe(CUSTOMER_ID);
  });

  it("is told that its token is over, or is none; a cookie's token is no bearer", async () => {
    const cookie = await tokenFor(customer(), "cookie");
    const ofStaff = await tokenFor(staff("owner"), "bearer");
    for (const token of ["A".repeat(43), cookie, ofStaff]) {
      const graphql = await ask({ authorization: `Bearer ${token}` });
      expect(graphql.statusCode).toBe(401);
      expect(graphql.body).toContain("access.loginRequired");
      const rest = await app.fastify.inject({
        url: "/rest/us/V1/xmapi/app-config",
        headers: { authorization: `Bearer ${token}` },
      });
      expect(rest.statusCode).toBe(401);
    }
  });

  it("a bearer's token in a cookie makes nobody a customer", async () => {
    const token = await tokenFor(customer(), "bearer");
    const { storeUrl } = app.call.settings;
    const answer = await ask({ cookie: `placket_session=${token}`, origin: storeUrl });
    expect(await ownerOfMade(answer)).toBeNull();
  });
});

describe("issue 8, A1: a page of a stranger", () => {
  const ask = (headers: object) =>
    app.fastify.inject({
      method: "POST",
      url: "/rest/us/V1/xmapi/app-remove-cart-item",
      headers: { ...headers },
      payload: { item_id: 1 },
    });
  const session = async () => {
    const { headers } = await cameAs(
      { who: "", draft: () => ({ holder: customer() }) },
      "customer",
    );
    return headers;
  };

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["a neighbour without an origin", { "sec-fetch-site": "same-site" }],
    ["a program that says nothing", {}],
  ])("writes nothing in a customer's name: %s", async (_, headers) => {
    const answer = await ask({ ...(await session()), ...headers });
    expect(answer.json()).toMatchObject({ key: "access.forbidden" });
  });

  it("reads, for nothing changes by it, and the browser does not show it to the stranger", async () => {
    const answer = await app.fastify.inject({
      url: "/rest/us/V1/xmapi/app-config",
      headers: { ...(await session()), origin: "https://evil.example" },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("does not change the cart of a guest either, whose cookie it cannot see", async () => {
    const cookie = "cartId=abc";
    const refused = await ask({ cookie, origin: "https://evil.example" });
    expect(refused.json()).toMatchObject({ key: "access.forbidden" });
    expect((await ask({ cookie })).json()).toMatchObject({ key: "cart.noSuchCart" });
  });

  it("a login of a proxy in front is no bearer and lets nobody around the check", async () => {
    const headers = { authorization: "Basic eDp5", origin: "https://evil.example" };
    expect((await ask({ ...(await session()), ...headers })).statusCode).toBe(403);
  });
});

it("acting for a customer is the customer's name, and says who acts", () => {
  const deputy = { kind: "staff", id: 3, email: STAFF.email } as const;
  const acting = principalIn(customer({ actingFor: deputy }), "web");
  expect(acting).toMatchObject({ kind: "customer", customerId: CUSTOMER_ID, actingFor: deputy });
  // All that the customer may, but what guards the account and spends what is on it.
  expect(new Set([...acting.permissions, "account.guard", "account.spend"])).toEqual(
    aCustomer({ customerId: 1, email: "a@b.c", groupId: 1 }).permissions,
  );
  expect(can(acting, "account.guard")).toBe("access.forbidden");
});
