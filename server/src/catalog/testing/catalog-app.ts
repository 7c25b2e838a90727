import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { buildApp } from "../../app.ts";
import type { Ctx } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { notifyThrough } from "../../db/notify.ts";
import { testDatabase } from "../../db/test-database.ts";
import { contextFor, type CallParts } from "../../http/open-call.ts";
import { readSettings } from "../../settings.ts";
import { stores } from "../../store/store-config.ts";
import { aShop, type Shop } from "../../testing/shop.ts";
import { readModel, type ReadModel } from "../read-model.ts";
import { silentLog } from "../../testing/silent-log.ts";

/** An answer of the catalogue's calls, with what a cache looks at. */
interface CatalogAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // The shape is what each test asserts.
  readonly body: ReturnType<typeof JSON.parse>;
}

export interface CatalogApp {
  readonly fastify: FastifyInstance;
  readonly call: CallParts;
  readonly database: Database;
  readonly catalog: ReadModel;
  readonly shop: Shop;
  readonly time: { now: Date };
  /** Asks a call of the catalogue, the search or the lookup, in a store view (`us` by default). */
  get(
    path: string,
    how?: { view?: string; headers?: Record<string, string> },
  ): Promise<CatalogAnswer>;
  /** Resolves when the catalogue has read everything that was written until now. */
  allRead(): Promise<void>;
  /** The context a call of that view would get. */
  ctx(view?: string): Ctx;
  close(): Promise<void>;
}

/** The real app over a real database that `fill` wrote; its clock stands still until a test moves it. */
export async function catalogApp(fill: (shop: Shop) => Promise<void>): Promise<CatalogApp> {
  const database = await testDatabase();
  const shop = await aShop(database.db);
  await fill(shop);
  const time = { now: new Date("2026-03-02T10:00:00Z") };
  const settings = { ...readSettings({}), writesPerMinute: 0 };
  const app = await buildApp({ database, settings, clock: () => time.now, log: silentLog });
  await app.fastify.ready();
  let told: (payload: string) => void = () => undefined;
  await database.listen("catalog", (payload) => told(payload));
  return {
    fastify: app.fastify,
    call: app.call,
    database,
    catalog: app.call.held(readModel),
    shop,
    time,
    async get(path, { view = "us", headers = {} } = {}) {
      const url = `/rest/${view}/V1/xmapi/${path}`;
      const response = await app.fastify.inject({ method: "GET", url, headers });
      const body = response.body === "" ? null : response.json();
      return { status: response.statusCode, headers: response.headers, body };
    },
    async allRead() {
      // Notices come in the order of the commits.
      const heard = new Promise<void>((resolve) => {
        told = (payload) => {
          if (payload === NO_PRODUCTS) resolve();
        };
      });
      await notifyThrough(database.db, "catalog", NO_PRODUCTS);
      await heard;
      await app.call.held(readModel).settled();
    },
    ctx(view = "us") {
      const store = app.call.held(stores).viewByCode(view);
      if (!store) throw new Error(`There is no view ${view}.`);
      return contextFor(app.call, store);
    },
    close: async () => {
      await app.fastify.close();
      await app.stop();
      await database.close();
    },
  };
}

/** A notice that changes nothing. */
const NO_PRODUCTS = "products:";

/** A category below the root, with products by position. */
export async function aCategory(
  { db }: Shop,
  draft: { name: string; parentId?: number; urlPath: string; products?: readonly number[] },
): Promise<number> {
  const { id } = await db
    .insertInto("category")
    .values({
      id: sql`(select max(id) + 1 from category)`,
      parent_id: draft.parentId ?? 2,
      name: draft.name,
      url_key: draft.urlPath.split("/").at(-1) ?? "",
      url_path: draft.urlPath,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const members = (draft.products ?? []).map((product_id, position) => ({
    category_id: id,
    product_id,
    position,
  }));
  if (members.length > 0) await db.insertInto("category_product").values(members).execute();
  return id;
}

/** A further store view of the shop's website. */
export async function aStoreView(
  { db }: Shop,
  draft: {
    id: number;
    code: string;
    locale: string;
    name?: string;
    country_code?: string;
    group_id?: number;
  },
): Promise<void> {
  await db
    .insertInto("store_view")
    .values({ website_id: 1, group_id: 1, name: draft.code, country_code: "US", ...draft })
    .execute();
}

/** A website of its own for Britain with one store view, `uk`: both have the id 2. */
export async function aBritishWebsite({ db }: Shop): Promise<void> {
  await db
    .insertInto("website")
    .values({ id: 2, code: "uk", name: "Britain", currency: "GBP" })
    .execute();
  await db
    .insertInto("store_group")
    .values({ id: 2, website_id: 2, code: "uk", name: "Britain", root_category_id: 2 })
    .execute();
  const view = { id: 2, website_id: 2, group_id: 2, code: "uk", name: "United Kingdom" };
  await db
    .insertInto("store_view")
    .values({ ...view, locale: "en-GB", country_code: "GB" })
    .execute();
}
