import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import { contextFor } from "../http/open-call.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { keepMisses, missedSearches } from "./missed-searches.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    await aProduct(shop, { sku: "POLO", name: "Cellar Polo" });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

const search = (query: string) => app.rest("GET", `app-search?${query}`);
const writeDown = () => keepMisses(contextFor(app.call));
const listed = async (query = "") => {
  const answer = await callAdmin(app, `GET missed-searches${query}`, { session });
  const { rows } = answer.json<{ rows: { text: string; times: number }[] }>();
  return rows.map(({ text, times }) => [text, times] as const);
};

describe("issue 11.4 the log of searches that found nothing", () => {
  it("counts what was typed, made and kept answers alike, and what was found is not in it", async () => {
    await search("q=parka");
    await search("q=parka");
    await search("q=Parka%20%20");
    await search("q=polo");
    await search("q=gloves");
    await writeDown();
    expect(await listed()).toEqual([
      ["parka", 3],
      ["gloves", 1],
    ]);
    await search("q=gloves");
    await writeDown();
    expect(await listed("?search=GLOV")).toEqual([["gloves", 2]]);
  });

  it("is not about pages and filters, nor about who somebody is", async () => {
    const before = await listed();
    await search("q=polo&color=no-such-color");
    await search("q=polo&page=7");
    await search("q=ann%40example.com");
    await search("q=%2B1%20800%20555%200142");
    await writeDown();
    expect(await listed()).toEqual(before);
  });

  it("is staff's alone, and a file", async () => {
    expect((await callAdmin(app, "GET missed-searches", {})).statusCode).toBe(401);
    const file = await callAdmin(app, "GET missed-searches.csv", { session });
    expect(file.body).toContain("text,store_view,times,first_at,last_at");
    expect(file.body).toContain("parka,");
  });

  it("forgets what nobody typed for a quarter, and remembers no more than it may", async () => {
    const held = app.call.held(missedSearches);
    const note = (query: string) =>
      held.note({ storeViewId: 1, query, answer: {}, isEmpty: true }, app.time.now);
    for (let n = 0; n < 700; n += 1) note(`nonsense ${n}`);
    await writeDown();
    const { count } = await app.shop.db
      .selectFrom("search_miss")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("text", "like", "nonsense%")
      .executeTakeFirstOrThrow();
    expect(count).toBe(500);
    app.time.now = new Date(app.time.now.getTime() + 91 * 86_400_000);
    note("parka");
    await writeDown();
    const left = await app.shop.db.selectFrom("search_miss").select(["text", "times"]).execute();
    expect(left).toEqual([{ text: "parka", times: 4 }]);
  });
});
