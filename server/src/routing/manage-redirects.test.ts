import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
    await aProduct(shop, { sku: "COAT", url_key: "merrow-chef-coat" });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());
afterEach(async () => {
  await app.shop.db.deleteFrom("url_rewrite").execute();
});

const RULE = {
  storeViewId: 0,
  requestPath: "/old-coat.html",
  targetPath: "merrow-chef-coat",
  kind: "permanent",
};
interface Hindered {
  readonly hindrance: string;
  readonly storeViews: readonly string[];
}
type Kept = typeof RULE & { readonly id: number; readonly hindrances?: readonly Hindered[] };
const add = (draft: object = {}, by = session) =>
  callAdmin(app, "POST redirects", { session: by, body: { ...RULE, ...draft } });
const added = async (draft: object = {}) => (await add(draft)).json<Kept>();
const change = ({ id, ...seen }: Kept, draft: object) =>
  callAdmin(app, `PUT redirects/${id}`, { session, body: { ...seen, ...draft, seen } });
const remove = ({ id, ...seen }: Kept) =>
  callAdmin(app, `DELETE redirects/${id}`, { session, body: { seen } });
const paths = async (query = "") =>
  (await callAdmin(app, `GET redirects?${query}`, { session }))
    .json<{ rows: Kept[] }>()
    .rows.map(({ requestPath }) => requestPath);
const traces = () =>
  app.shop.db
    .selectFrom("audit")
    .select(["action", "subject", "before", "after"])
    .where("room", "=", "routing")
    .orderBy("id")
    .execute();
const keyOf = (answer: Awaited<ReturnType<typeof add>>) => answer.json<{ key: string }>().key;

/** Where a shopper is led who asks for a path. */
async function ledTo(path: string): Promise<unknown> {
  const code = encodeURIComponent(btoa(path));
  const { body } = await app.rest("GET", `app-check-url?urlcode=${code}`);
  return (body as { redirect_url?: string }).redirect_url;
}

describe("hallway §7: redirects", () => {
  it("lead shoppers as they are added, changed and removed, each with its trace", async () => {
    const kept = await added();
    expect(kept).toMatchObject({ requestPath: "old-coat", storeView: "All store views" });
    await expect.poll(() => ledTo("/old-coat")).toBe("/merrow-chef-coat");
    expect((await change(kept, { requestPath: "older-coat", kind: "alias" })).statusCode).toBe(200);
    await expect.poll(() => ledTo("/older-coat")).toBe("");
    await expect.poll(() => ledTo("/old-coat")).toBeUndefined();
    const moved = { ...kept, requestPath: "older-coat", kind: "alias" };
    expect(keyOf(await remove(kept))).toBe("routing.redirectChanged");
    expect((await remove(moved)).json()).toEqual({ removed: kept.id });
    await expect.poll(() => ledTo("/older-coat")).toBeUndefined();
    expect((await remove(moved)).statusCode).toBe(404);
    const rule = { storeView: "All store views", targetPath: "merrow-chef-coat" };
    const [first, second] = [
      { ...rule, requestPath: "old-coat", redirectCode: 301 },
      { ...rule, requestPath: "older-coat", redirectCode: 0 },
    ];
    expect(await traces()).toEqual([
      { action: "redirect.add", subject: "old-coat", before: null, after: first },
      { action: "redirect.change", subject: "old-coat", before: first, after: second },
      { action: "redirect.remove", subject: "older-coat", before: second, after: null },
    ]);
  });

  it.each([
    ["permanent", "customer/account/create", "/customer/account/create"],
    ["temporary", "/checkout/", "/checkout"],
    ["alias", "sales/order/history", "/sales/order/history"],
    ["permanent", "/", "/"],
  ])("lead (%s) to the store's own page %s", async (kind, targetPath, to) => {
    await added({ requestPath: "own", kind, targetPath });
    await expect.poll(() => ledTo("/own")).toBe(to);
  });

  it("are searched, filtered, sorted and given as a file", async () => {
    await added({ requestPath: "b-coat", targetPath: "x" });
    await added({ requestPath: "a_coat", targetPath: "y", kind: "temporary", storeViewId: 2 });
    expect(await paths()).toEqual(["a_coat", "b-coat"]);
    expect(await paths("sort=added")).toEqual(["b-coat", "a_coat"]);
    expect(await paths("kind=temporary")).toEqual(["a_coat"]);
    expect(await paths("search=_coat")).toEqual(["a_coat"]);
    expect(await paths("search=x")).toEqual(["b-coat"]);
    const file = await callAdmin(app, "GET redirects.csv?kind=temporary", { session });
    expect(
      file.body
        .replace(/^\ufeff/, "")
        .trim()
        .split("\n"),
    ).toEqual(["store_view,request_path,target_path,redirect_code", "fr,a_coat,y,302"]);
  });

  it.each([
    [{ targetPath: "/old-coat/" }, "routing.redirectToSelf"],
    [{ targetPath: "https://elsewhere.example/" }, "routing.pathInvalid"],
    [{ requestPath: "old-coat?color=1" }, "routing.pathInvalid"],
    [{ storeViewId: 99 }, "routing.noSuchStoreView"],
    [{ requestPath: "b", targetPath: "a" }, "routing.redirectRing"],
    [{ requestPath: "/a.html" }, "routing.redirectTaken"],
    [{ kind: "307" }, "access.badRequest"],
  ])("that nobody would be led by are refused: %j", async (draft, key) => {
    // As an import writes it.
    await app.shop.db
      .insertInto("url_rewrite")
      .values({ store_view_id: 0, request_path: "a.html", target_path: "/b", redirect_code: 301 })
      .execute();
    expect(keyOf(await add(draft))).toBe(key);
    expect(await paths()).toEqual(["a.html"]);
  });

  it("in a row are followed as far as they may be written", async () => {
    for (const [from, to] of ["ab", "bc", "cd", "de"]) {
      await added({ requestPath: from, targetPath: to });
    }
    await added({ requestPath: "e", targetPath: "merrow-chef-coat" });
    await expect.poll(() => ledTo("/a")).toBe("/merrow-chef-coat");
    expect(keyOf(await add({ requestPath: "z", targetPath: "a" }))).toBe("routing.redirectTooFar");
  });

  it("are held against every path that leads to them, as they stand after the change", async () => {
    for (const from of [5, 4, 3, 2, 1]) {
      await added({ requestPath: `q${from}`, targetPath: `q${from + 1}` });
    }
    expect(keyOf(await add({ requestPath: "q6" }))).toBe("routing.redirectTooFar");
    await added({ requestPath: "rx", targetPath: "ry" });
    const own = await added({ requestPath: "rx", storeViewId: 2 });
    await added({ requestPath: "ry", targetPath: "rx", storeViewId: 2 });
    expect(keyOf(await remove(own))).toBe("routing.redirectRing");
    expect(keyOf(await change(own, { requestPath: "rz" }))).toBe("routing.redirectRing");
    expect(await paths("search=rx")).toEqual(["rx", "rx", "ry"]);
  });

  const toldOf = async ({ id }: Kept) =>
    (await callAdmin(app, `GET redirects/${id}`, { session })).json<Kept>().hindrances;
  const EVERYWHERE = ["US English", "fr"];
  it.each([
    [{}, []],
    [{ requestPath: "merrow-chef-coat", targetPath: "x" }, [["page_there", EVERYWHERE]]],
    [{ requestPath: "checkout/cart" }, [["store_path", EVERYWHERE]]],
    [{ requestPath: "admin/orders" }, [["store_path", EVERYWHERE]]],
    [{ requestPath: "graphql", storeViewId: 2 }, [["store_path", ["fr"]]]],
    [{ requestPath: "robots.txt" }, [["store_path", EVERYWHERE]]],
    [{ targetPath: "nowhere" }, [["no_target", EVERYWHERE]]],
    [{ targetPath: "b" }, [["no_target", ["US English"]]]],
    [{ targetPath: "customer/account/login" }, []],
    [{ targetPath: "sales/order/history" }, []],
    [{ targetPath: "/" }, []],
    [{ targetPath: "catalog/product/view/id/99999" }, [["no_target", EVERYWHERE]]],
    [{ targetPath: "robots.txt" }, [["no_target", EVERYWHERE]]],
  ])("that nobody would follow are written, and told: %j", async (draft, hindrances) => {
    await added({ requestPath: "b", storeViewId: 2 });
    const told = hindrances.map(([hindrance, storeViews]) => ({ hindrance, storeViews }));
    const kept = await added(draft);
    expect(kept.hindrances).toEqual(told);
    await expect.poll(() => toldOf(kept)).toEqual(told);
    const list = await callAdmin(app, "GET redirects", { session });
    const listed = list.json<{ rows: Kept[] }>().rows.find(({ id }) => id === kept.id);
    expect(listed?.hindrances).toEqual(told);
  });

  it("are told as followed again once they lead to a page, and not where a view has its own", async () => {
    const kept = await added({ targetPath: "nowhere" });
    const own = await added({ storeViewId: 2 });
    expect(own.hindrances).toEqual([]);
    await expect
      .poll(() => toldOf(kept))
      .toEqual([{ hindrance: "no_target", storeViews: ["US English"] }]);
    const changed = await change(kept, { targetPath: "merrow-chef-coat" });
    expect(changed.json()).toMatchObject({ hindrances: [] });
  });

  it("are told as covered: of two of one path the later one, and one that each view has its own before", async () => {
    const rule = { target_path: "merrow-chef-coat", redirect_code: 301, store_view_id: 0 };
    const [older, later] = await app.shop.db
      .insertInto("url_rewrite")
      .values([
        { ...rule, request_path: "twice.html" },
        { ...rule, request_path: "/twice" },
      ])
      .returning("id")
      .execute();
    const told = async (id = 0) => toldOf({ ...RULE, id });
    const covered = [{ hindrance: "covered", storeViews: EVERYWHERE }];
    await expect.poll(() => told(later?.id)).toEqual(covered);
    expect(await told(older?.id)).toEqual([]);
    await added({ requestPath: "twice", storeViewId: 2 });
    expect(await told(older?.id)).toEqual([]);
    await added({ requestPath: "twice", storeViewId: 1 });
    await expect.poll(() => told(older?.id)).toEqual(covered);
  });

  it("that an import wrote lead from every path that they are checked for", async () => {
    const rule = { store_view_id: 0, target_path: "/merrow-chef-coat.html", redirect_code: 301 };
    await app.shop.db
      .insertInto("url_rewrite")
      .values({ ...rule, request_path: "/caf%C3%A9.HTML/" })
      .execute();
    expect(keyOf(await add({ requestPath: "caf\u00e9" }))).toBe("routing.redirectTaken");
    await expect.poll(() => ledTo("/caf%C3%A9")).toBe("/merrow-chef-coat");
  });

  it("that an import writes at the same moment are told as taken", async () => {
    const kept = await added();
    const rule = { target_path: "x", redirect_code: 301, store_view_id: 0 };
    const tx = await app.shop.db.startTransaction().execute();
    await tx
      .insertInto("url_rewrite")
      .values({ ...rule, request_path: "theirs" })
      .execute();
    const changing = change(kept, { requestPath: "theirs" });
    const waiting = async () =>
      (await sql`SELECT 1 FROM pg_locks WHERE NOT granted`.execute(tx)).rows.length;
    await expect.poll(waiting).toBe(1);
    await tx.commit().execute();
    expect(keyOf(await changing)).toBe("routing.redirectTaken");
  });

  it("that would be a ring together are not both written, also at the same moment", async () => {
    const answers = await Promise.all([
      add({ requestPath: "a", targetPath: "b" }),
      add({ requestPath: "b", targetPath: "a" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400,
    ]);
  });

  it("that a colleague changed meanwhile are not written over", async () => {
    const kept = await added();
    expect((await change(kept, { targetPath: "kitchen" })).statusCode).toBe(200);
    expect(keyOf(await change(kept, { targetPath: "cellar" }))).toBe("routing.redirectChanged");
    const one = await callAdmin(app, `GET redirects/${kept.id}`, { session });
    expect(one.json()).toMatchObject({
      targetPath: "kitchen",
      views: [{ id: 0 }, { id: 1, name: "US English" }, { id: 2, name: "fr" }],
    });
  });

  it("are for those whose role says so", async () => {
    const clerk = await aStaffSession(app, { ...STAFF, email: "c@example.com", role: "clerk" });
    expect((await add({}, clerk)).statusCode).toBe(403);
    expect((await callAdmin(app, "GET redirects", { session: clerk })).statusCode).toBe(403);
  });
});
