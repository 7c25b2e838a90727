import { buildApp, type AppParts } from "../app.ts";
import { botCheckProvider } from "../bot-check/bot-check.ts";
import type { Database } from "../db/database.ts";
import { testDatabase } from "../db/test-database.ts";
import { creditProvider, paymentProvider, walletProvider } from "../payment/payment.ts";
import type { BotCheckProvider } from "../providers/bot-check/bot-check-provider.ts";
import type {
  CreditProvider,
  PaymentProvider,
  WalletProvider,
} from "../providers/payment/payment-provider.ts";
import { readSettings } from "../settings.ts";
import { aShop, type Shop } from "./shop.ts";
import { silentLog } from "./silent-log.ts";
import { instead } from "./instead.ts";

/** The real app on a real database, asked in process; its clock stands still until a test moves it. */
export async function testApp(
  fill: (shop: Shop) => Promise<void>,
  { payment, wallet, credit, botCheck, ...parts }: TestParts = {},
): Promise<TestApp> {
  const database = parts.database ?? (await testDatabase());
  const shop = await aShop(database.db);
  await fill(shop);
  const time = { now: new Date("2026-03-02T10:00:00Z") };
  const settings = { ...readSettings({}), writesPerMinute: 0, graphqlCostPerMinute: 0 };
  const app = await buildApp({
    database,
    settings,
    clock: () => time.now,
    log: silentLog,
    instead: [
      ...(payment ? [instead(paymentProvider, payment)] : []),
      ...(wallet ? [instead(walletProvider, wallet)] : []),
      ...(credit ? [instead(creditProvider, credit)] : []),
      ...(botCheck ? [instead(botCheckProvider, botCheck)] : []),
    ],
    ...parts,
  });
  await app.fastify.ready();
  return {
    ...app,
    database,
    shop,
    time,
    rest: (method, path, body) => rest(app, { method, path, body }),
    graphql: (query, variables) => graphql(app, { query, variables }),
    close: async () => {
      await app.fastify.close();
      await app.stop();
      await database.close();
    },
  };
}

/** Parts of the app, and whoever moves the money or tells machines in the place of the real one. */
interface TestParts extends Partial<AppParts> {
  readonly payment?: PaymentProvider;
  readonly wallet?: WalletProvider;
  readonly credit?: CreditProvider;
  readonly botCheck?: BotCheckProvider;
}

type App = Awaited<ReturnType<typeof buildApp>>;

export interface TestApp extends App {
  readonly database: Database;
  readonly shop: Shop;
  readonly time: { now: Date };
  rest(method: "GET" | "POST", path: string, body?: object): Promise<RestAnswer>;
  graphql(query: string, variables?: object): Promise<GraphqlAnswer>;
  close(): Promise<void>;
}

export interface RestAnswer {
  readonly status: number;
  // The shape is what each test asserts.
  readonly body: { readonly [key: string]: unknown };
  readonly cookies: Readonly<Record<string, string>>;
}

export interface GraphqlAnswer {
  readonly data: { readonly [key: string]: never } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (number | string)[];
    readonly extensions: { readonly category: string; readonly key?: string };
  }[];
}

async function rest(
  { fastify }: App,
  {
    method,
    path,
    body,
  }: { method: "GET" | "POST"; path: string; body: (object & { cookie?: string }) | undefined },
): Promise<RestAnswer> {
  const { cookie, ...payload } = body ?? {};
  const response = await fastify.inject({
    method,
    url: `/rest/us/V1/xmapi/${path}`,
    headers: cookie === undefined ? {} : { cookie: `cartId=${cookie}` },
    ...(method === "POST" ? { payload } : {}),
  });
  return {
    status: response.statusCode,
    body: response.json(),
    cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
  };
}

async function graphql(
  { fastify }: App,
  { query, variables }: { query: string; variables: object | undefined },
): Promise<GraphqlAnswer> {
  const response = await fastify.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
  });
  return response.json();
}
