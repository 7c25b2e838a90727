import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

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

const RULE = { storeViewId: 0, words: ["golf shirt", "tee"], means: ["polo"] };
type Kept = typeof RULE & { readonly id: number };
const add = (draft: object = {}) =>
  callAdmin(app, "POST synonyms", { session, body: { ...RULE, ...draft } });
const change = ({ id, ...seen }: Kept, draft: object) =>
  callAdmin(app, `PUT synonyms/${id}`, { session, body: { ...seen, ...draft, seen } });
const keyOf = (answer: Awaited<ReturnType<typeof add>>) => answer.json<{ key: string }>().key;
async function found(q: string): Promise<string[]> {
  const { body } = await app.rest("GET", `app-search?q=${encodeURIComponent(q)}`);
  return (body as { items: { sku: string }[] }).items.map(({ sku }) => sku);
}

describe("issue 11.4 synonyms of the search by staff", () => {
  it("are heeded, changed and taken away, each with its line in the trail", async () => {
    expect(await found("tee")).toEqual([]);
    const { storeView: _all, ...kept } = (await add()).json<Kept & { storeView: string }>();
    await vi.waitFor(async () => expect(await found("tee")).toEqual(["POLO"]));

    const changed = await change(kept, { words: ["golf shirt"] });
    expect(changed.json<Kept>().words).toEqual(["golf shirt"]);
    await vi.waitFor(async () => expect(await found("tee")).toEqual([]));
    expect(await found("golf shirt")).toEqual(["POLO"]);

    // Who read it before that is told.
    expect(keyOf(await change(kept, { words: ["x"] }))).toBe("search.synonymChanged");
    const seen = { ...RULE, words: ["golf shirt"] };
    const gone = await callAdmin(app, `DELETE synonyms/${kept.id}`, { session, body: { seen } });
    expect(gone.json()).toEqual({ removed: kept.id });
    await vi.waitFor(async () => expect(await found("golf shirt")).toEqual([]));
    const traces = await app.shop.db
      .selectFrom("audit")
      .select(["action", "subject"])
      .where("room", "=", "search")
      .orderBy("id")
      .execute();
    expect(traces).toEqual([
      { action: "synonym.add", subject: "golf shirt" },
      { action: "synonym.change", subject: "golf shirt" },
      { action: "synonym.remove", subject: "golf shirt" },
    ]);
  });

  it.each([
    [{ words: [] }, "search.synonymMissing"],
    [{ words: ["tee"], means: [] }, "search.synonymAlone"],
    [{ words: ["!?"] }, "search.synonymUnreadable"],
    [{ storeViewId: 99 }, "search.noSuchStoreView"],
  ])("are refused as %j: %s", async (draft, key) => {
    expect(keyOf(await add(draft))).toBe(key);
  });

  it("hold in one store view where staff say so, are listed, found by a part and given as a file", async () => {
    await add({ storeViewId: 2, words: ["chemise de golf"] });
    const list = await callAdmin(app, "GET synonyms?search=golf", { session });
    expect(list.json<{ rows: object[] }>().rows).toMatchObject([
      { words: ["chemise de golf"], means: ["polo"], storeViewId: 2 },
    ]);
    const file = await callAdmin(app, "GET synonyms.csv", { session });
    expect(file.body).toContain("chemise de golf,polo");
    expect(await found("chemise")).toEqual([]);
  });

  it("are nothing to clerks", async () => {
    const clerk = await aStaffSession(app, { ...STAFF, email: "clerk@example.com", role: "clerk" });
    const answer = await callAdmin(app, "POST synonyms", { session: clerk, body: RULE });
    expect(answer.statusCode).toBe(403);
  });
});
