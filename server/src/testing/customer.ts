import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

/** Somebody with an account. */
export const ANN = {
  email: "Ann@example.com",
  firstname: "Ann",
  lastname: "Weaver",
  password: "Twill-and-denim-4",
} as const;

/** How a call comes: with what, and from where. */
export interface Coming {
  readonly session?: string | undefined;
  /** By which its page knows that somebody is signed in. */
  readonly token?: string | undefined;
  readonly known?: string | undefined;
  readonly cartId?: string | undefined;
  readonly bearer?: string | undefined;
  readonly address?: string;
  /** The header itself; a page of the store unless it says another, `null` for none. */
  readonly origin?: string | null;
}

function sent(app: TestApp, coming: Coming) {
  const { session, token, known, cartId, bearer, address, origin } = coming;
  const from = origin === undefined ? app.call.settings.storeUrl : origin;
  const cookies = {
    ...(session === undefined ? {} : { placket_session: session }),
    ...(token === undefined ? {} : { customerToken: token }),
    ...(known === undefined ? {} : { placket_known_customer: known }),
    ...(cartId === undefined ? {} : { cartId }),
  };
  return {
    cookies,
    headers: {
      ...(from === null ? {} : { origin: from }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(address === undefined ? {} : { remoteAddress: address }),
  };
}

/** A call of the store API as a page of the store sends it, unless it says otherwise. */
export function callShop(
  app: TestApp,
  line: `${"GET" | "POST"} ${string}`,
  { body, ...coming }: Coming & { readonly body?: object } = {},
): Promise<LightMyRequestResponse> {
  const [method, path] = line.split(" ") as ["GET" | "POST", string];
  return app.fastify.inject({
    method,
    url: `/rest/us/V1/xmapi/${path}`,
    ...sent(app, coming),
    ...(method === "POST" ? { payload: body ?? {} } : {}),
  });
}

/** The same of GraphQL. */
export async function askShop(
  app: TestApp,
  query: string,
  asked: Asked = {},
): Promise<GraphqlReply> {
  return (await answerOf(app, query, asked)).json();
}

type Asked = Coming & { readonly variables?: object };

/** The whole answer of GraphQL, with what the browser keeps of it. */
export function answerOf(
  app: TestApp,
  query: string,
  { variables, ...coming }: Asked = {},
): Promise<LightMyRequestResponse> {
  return app.fastify.inject({
    method: "POST",
    url: "/graphql",
    ...sent(app, coming),
    payload: { query, variables },
  });
}

interface GraphqlReply {
  // The shape is what each test asserts.
  readonly data: { readonly [key: string]: { readonly [key: string]: unknown } | null } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly category: string; readonly key?: string };
  }[];
}

/** Writes an account's row, for tests of what somebody may who has one. */
export async function aCustomerRow({ shop, time }: TestApp, id: number): Promise<void> {
  const email = `customer${id}@example.com`;
  const row = { id, email, username: email, first_name: "Ann", last_name: "Weaver" };
  const times = { created_at: time.now, updated_at: time.now };
  await shop.db
    .insertInto("customer")
    .values({ ...row, ...times, group_id: 1, store_view_id: 1 })
    .execute();
}

const CREATE = `mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { id email } } }`;

/** Makes an account and gives its id. */
export async function anAccount(app: TestApp, person: object = ANN): Promise<number> {
  const { data, errors } = await askShop(app, CREATE, { variables: { input: person } });
  expect(errors).toBeUndefined();
  const made = data?.["createCustomer"]?.["customer"] as { readonly id: number };
  return made.id;
}

/** Signs in on a page of the store, and gives what the browser then keeps. */
export async function aShopper(
  app: TestApp,
  { email, password }: { readonly email: string; readonly password: string } = ANN,
): Promise<{ readonly session: string; readonly known: string; readonly token: string }> {
  const answer = await callShop(app, "POST app-login", { body: { username: email, password } });
  expect(answer.statusCode, answer.body).toBe(200);
  return {
    session: cookieIn(answer, "placket_session"),
    known: cookieIn(answer, "placket_known_customer"),
    token: answer.json<{ token: string }>().token,
  };
}

/** A cookie that an answer keeps in the browser. */
export function cookieIn({ cookies }: LightMyRequestResponse, name: string): string {
  return cookies.find((cookie) => cookie.name === name)?.value ?? "";
}
