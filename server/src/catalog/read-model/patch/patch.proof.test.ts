import { GUEST } from "@placket/domain/access/principal";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { contextFor, type CallParts } from "../../../http/open-call.ts";
import { readSettings } from "../../../settings.ts";
import { stores } from "../../../store/store-config.ts";
import { listCategory } from "../../catalog.ts";
import { readModel } from "../../read-model.ts";
import { catalogApp, type CatalogApp } from "../../testing/catalog-app.ts";
import {
  anEdit,
  fillEditedStore,
  statementOf,
  type EditedStore,
} from "../../testing/edited-store.ts";
import { silentLog } from "../../../testing/silent-log.ts";

let app: CatalogApp;
let store: EditedStore;
/** Every address answers a thousand calls a minute; these come from several. */
let asked = 0;

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    store = await fillEditedStore(shop);
  });
});
afterAll(() => app.close());

function somewhere() {
  asked += 1;
  return { remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}` };
}

type App = Awaited<ReturnType<typeof buildApp>>;

const SORTS = ["position", "name", "price", "newest", "weight_class", "season", "color"];
const WORDS = ["chef", "coat", "apr", "twill", "sku", "summer", "plain", "cap whi"];

/** Addresses of all that is answered from the catalogue in memory. */
function questions({ products, categories, listed, options }: EditedStore): string[] {
  const filters = [
    "",
    "&material=Twill,Denim",
    `&color=${options.color[0]}`,
    `&size=${options.size[1]}`,
    "&price=5-15",
    `&category=${categories[2]}`,
  ];
  return [
    "app-categories",
    ...categories.flatMap((id) => [
      ...SORTS.map((sort) => `app-products?categoryId=${id}&sort=${sort}`),
      ...filters.map(
        (filter) => `app-products?categoryId=${id}&pageSize=3&sortBy=price&sortDir=desc${filter}`,
      ),
    ]),
    ...WORDS.flatMap((word) => [`app-search?q=${word}`, `app-mini-search?q=${word}`]),
    ...products.map((id) => `app-product-info?id=${id}`),
    ...products.slice(0, listed).map((id) => `app-product-related?productId=${id}`),
    ...products.slice(listed).map((id) => `app-product-info?id=${id}&parentId=${products[0]}`),
    "app-products-by-skus?skus=COAT,PLAIN-0,coat-white-s,PLAIN-2",
    ...["key-0", "key-1", "cle-0", "coat", "vest", "plain-0"].map(
      (key) => `app-check-url?urlcode=${Buffer.from(key).toString("base64url")}`,
    ),
  ];
}

const PRODUCT = `sku name url_key stock_status description { html } categories { name }
  price_range { minimum_price { final_price { value } } } media_gallery { url }
  ... on ConfigurableProduct { variants { product { sku stock_status } attributes { code label } } }`;

/** The same asked of GraphQL, whose answers are kept whole. */
const documents = ({ products }: EditedStore) =>
  [
    `filter: { category_id: { eq: "2" } }, sort: { price: ASC }`,
    `search: "coat"`,
    `filter: { url_key: { in: ["key-0", "key-1", "key-2", "cle-0"] } }`,
    `filter: { sku: { in: ["COAT", "PLAIN-0", "sku ${products[0]} 3"] } }`,
  ].map(
    (which) =>
      `{ products(${which}) { total_count items { ${PRODUCT} } aggregations { label options { label count } } } }`,
  );

async function graphqlAnswers({ fastify }: Pick<App, "fastify">): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const view of ["us", "fr"]) {
    for (const query of documents(store)) {
      const asking = { method: "POST", url: "/graphql", headers: { store: view } } as const;
      const { body } = await fastify.inject({ ...asking, payload: { query }, ...somewhere() });
      answers[`${view} ${query}`] = JSON.parse(body);
      expect(body).not.toContain('"errors"');
    }
  }
  return answers;
}

async function httpAnswers({ fastify }: Pick<App, "fastify">): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const view of ["us", "fr"]) {
    for (const question of questions(store)) {
      const url = `/rest/${view}/V1/xmapi/${question}`;
      const { statusCode, body } = await fastify.inject({ url, ...somewhere() });
      answers[`${view} ${question}`] = { statusCode, body: JSON.parse(body) as unknown };
    }
  }
  return answers;
}

/** What carts and orders ask, and what a group with prices of its own sees. */
function innerAnswers(call: CallParts): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  const catalog = call.held(readModel).current();
  const now = call.clock();
  const heads = store.products.slice(0, 2);
  for (const id of store.products) {
    for (const parent of [null, ...heads]) {
      const price = (customerGroupId: number) =>
        catalog.hasPrice(id, parent, 1) &&
        catalog.unitPrice(id, parent, { websiteId: 1, customerGroupId, quantity: 6, now });
      answers[`sellable ${id} ${parent}`] = [
        ...[1, 2].map((view) => catalog.sellable(id, parent, view)),
        ...[0, 1, 2].map(price),
      ];
    }
    answers[`parents ${id}`] = catalog.parentsOf(id);
  }
  for (const groupId of [1, 2]) {
    for (const view of call.held(stores).views) {
      const ctx = { ...contextFor(call, view), principal: { ...GUEST, groupId } };
      const parameters = { sort: "price", perFilter: { price: "3-12" } };
      answers[`group ${groupId} ${view.code}`] = listCategory(ctx, 2, parameters);
    }
  }
  return answers;
}

async function answersOf(of: { fastify: App["fastify"]; call: CallParts }) {
  return { ...(await httpAnswers(of)), ...(await graphqlAnswers(of)), ...innerAnswers(of.call) };
}

const FIVE_MINUTES = 300_000;

describe("a catalogue into which products are written", () => {
  it(
    "answers as one that was read anew, kept answers included",
    async () => {
      const open = app.catalog.current();
      await fc.assert(
        fc.asyncProperty(fc.array(anEdit, { minLength: 1, maxLength: 12 }), async (edits) => {
          app.time.now = new Date(app.time.now.getTime() + 7 * 3_600_000);
          await answersOf(app);
          for (const edit of edits) {
            await statementOf(edit, store, app.time.now).execute(app.database.db);
            // One by one and several at once.
            if (edit.n % 2 === 0) await app.allRead();
          }
          await app.allRead();
          expect(app.catalog.current(), "it was written, not replaced").toBe(open);
          await sameAsFresh();
          // Special prices begin and end.
          app.time.now = new Date(app.time.now.getTime() + 1.5 * 3_600_000);
          await sameAsFresh();
        }),
        { numRuns: 12, endOnFailure: true },
      );
    },
    FIVE_MINUTES,
  );
});

async function sameAsFresh(): Promise<void> {
  const settings = { ...readSettings({}), writesPerMinute: 0 };
  const clock = () => app.time.now;
  const fresh = await buildApp({ database: app.database, settings, clock, log: silentLog });
  try {
    await fresh.fastify.ready();
    const [patched, anew] = [await answersOf(app), await answersOf(fresh)];
    for (const [question, answer] of Object.entries(anew)) {
      expect(patched[question], question).toEqual(answer);
    }
  } finally {
    await fresh.fastify.close();
    await fresh.stop();
  }
}
