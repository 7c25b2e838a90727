import { expect } from "vitest";
import { beginSession } from "../session/session.ts";
import type { GraphqlAnswer, RestAnswer, TestApp } from "./test-app.ts";

interface CustomerDraft {
  readonly email?: string;
  readonly groupId?: number;
}

/** Somebody with an account and an open session: of a client of the API for GraphQL, of a browser for REST. */
export interface TestCustomer {
  readonly id: number;
  readonly email: string;
  /** What the browser's cookie of the session holds. */
  readonly session: string;
  graphql(query: string, variables?: object, headers?: Headers): Promise<GraphqlAnswer>;
  /** Asks and expects no errors. */
  ask(query: string, variables?: object): Promise<Answered>;
  rest(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<RestAnswer>;
}

type Headers = Readonly<Record<string, string>>;

// The shape is what each test asserts.
type Answered = { readonly [key: string]: never };

export async function aCustomerOf(app: TestApp, draft: CustomerDraft = {}): Promise<TestCustomer> {
  const { email = "buyer@example.com", groupId = 1 } = draft;
  const { id } = await app.shop.db
    .insertInto("customer")
    .values({
      email,
      username: email,
      first_name: "Demo",
      last_name: "Buyer",
      group_id: groupId,
      store_view_id: 1,
      created_at: app.time.now,
      updated_at: app.time.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const holder = { kind: "customer", customerId: id, email, groupId } as const;
  const session = (carrier: "bearer" | "cookie", channel: "api" | "web") =>
    beginSession(
      { db: app.shop.db, now: app.time.now },
      { holder, carrier, channel, client: { browser: "test", address: "203.0.113.1" } },
    );
  const bearer = await session("bearer", "api");
  const cookie = await session("cookie", "web");
  const graphql: TestCustomer["graphql"] = async (query, variables, headers) => {
    const answer = await app.fastify.inject({
      method: "POST",
      url: "/graphql",
      headers: { ...headers, authorization: `Bearer ${bearer}` },
      payload: { query, variables },
    });
    return answer.json();
  };
  return {
    id,
    email,
    session: cookie,
    graphql,
    ask: async (query, variables) => {
      const { data, errors } = await graphql(query, variables);
      expect(errors).toBeUndefined();
      return data ?? {};
    },
    rest: (method, path, body) => askInBrowser(app, { method, path, session: cookie, body }),
  };
}

interface BrowserCall {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly session: string;
  readonly body: (object & { cookie?: string }) | undefined;
}

async function askInBrowser(
  { fastify, call }: TestApp,
  { method, path, session, body }: BrowserCall,
): Promise<RestAnswer> {
  const { cookie, ...payload } = body ?? {};
  const response = await fastify.inject({
    method,
    url: `/rest/us/V1/xmapi/${path}`,
    headers: { origin: call.settings.storeUrl },
    cookies: { placket_session: session, ...(cookie !== undefined && { cartId: cookie }) },
    ...(method === "POST" ? { payload } : {}),
  });
  return {
    status: response.statusCode,
    body: response.json(),
    cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
  };
}
