import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;
const ROOT = 2;

beforeAll(async () => {
  app = await testApp(async ({ db }) => {
    // The root was given its id by hand.
    await sql`SELECT setval(pg_get_serial_sequence('category', 'id'), 100)`.execute(db);
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

interface Category {
  readonly id: number;
  readonly urlPath: string;
  readonly menuIcon: string | null;
  readonly seen: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly views: readonly { readonly viewId: number; readonly said: object }[];
}

const WORDS = {
  isActive: true,
  inMenu: true,
  urlKey: "",
  description: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
};

const send = (line: Parameters<typeof callAdmin>[1], body?: object) =>
  callAdmin(app, line, { session, ...(body && { body }) });

async function add(name: string, parentId = ROOT, more: object = {}): Promise<Category> {
  const answer = await send("POST categories", { ...WORDS, name, parentId, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Category>();
}

const read = async (id: number) => (await send(`GET categories/${id}`)).json<Category>();

const refusals = (answer: Awaited<ReturnType<typeof send>>) =>
  [answer.statusCode, answer.json<{ errors: { key: string; field: string }[] }>()] as const;

interface Shown {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly level: number;
  readonly menuIcon: string | null;
}
const shown = async (id: number): Promise<Shown | undefined> => {
  const { items } = (await app.rest("GET", "app-categories")).body as { items: Shown[] };
  return items.find((one) => one.id === id);
};

const leadsTo = async (path: string) =>
  (await app.rest("GET", `app-check-url?urlcode=${encodeURIComponent(btoa(path))}`)).body;

describe("MENU-02 issue 11.8 staff keep the tree of categories", () => {
  it("a new one is in the menu at an address made of its name, and below others", async () => {
    const kitchen = await add("Kitchen & Bar");
    expect(kitchen).toMatchObject({ urlPath: "kitchen-bar", values: { urlKey: "kitchen-bar" } });
    const coats = await add("Chef Coats", kitchen.id, {
      description: "<p>For the pass.</p><script>alert(1)</script>",
    });
    expect(coats.values["description"]).toBe("<p>For the pass.</p>");
    await expect
      .poll(() => shown(coats.id))
      .toMatchObject({
        name: "Chef Coats",
        url: "/kitchen-bar/chef-coats",
        level: 2,
      });
    const again = await send("POST categories", {
      ...WORDS,
      name: "Chef Coats",
      parentId: kitchen.id,
      urlKey: "others",
    });
    expect(refusals(again)).toMatchObject([409, { errors: [{ field: "name" }] }]);
    const same = await send("POST categories", {
      ...WORDS,
      name: "Chef’s coats",
      parentId: kitchen.id,
      urlKey: "Chef-Coats",
    });
    expect(refusals(same)).toMatchObject([409, { errors: [{ field: "urlKey" }] }]);
    const store = await send("POST categories", { ...WORDS, name: "Checkout", parentId: ROOT });
    expect(refusals(store)).toMatchObject([409, { errors: [{ field: "urlKey" }] }]);
  });

  it("CMS-22 where a page stands that staff wrote, no category is put", async () => {
    const written = { title: "Sizes", heading: "", metaTitle: "", metaDescription: "", parts: [] };
    const placement = { storeViewId: 1, key: "sizes", location: null, onPath: null, position: 0 };
    const page = await send("POST contents", { kind: "page", placement, written });
    expect(page.statusCode, page.body).toBe(200);
    const { id, version } = page.json<{ id: number; version: number }>();
    const live = await send(`PUT contents/${id}/live`, { version, number: 1 });
    expect(live.statusCode, live.body).toBe(200);
    await expect.poll(() => leadsTo("/sizes")).toMatchObject({ type: "cms" });
    const taken = await send("POST categories", { ...WORDS, name: "Sizes", parentId: ROOT });
    expect(refusals(taken)).toMatchObject([409, { errors: [{ field: "urlKey" }] }]);
  });

  it("renamed, its old address and those below it lead to the new ones", async () => {
    const hats = await add("Hats");
    const caps = await add("Caps", hats.id);
    const changed = await send(`PUT categories/${hats.id}`, {
      ...hats.values,
      name: "Headwear",
      urlKey: "headwear",
      seen: hats.seen,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await read(caps.id)).urlPath).toBe("headwear/caps");
    await expect.poll(() => shown(caps.id)).toMatchObject({ url: "/headwear/caps" });
    const kept = await app.shop.db
      .selectFrom("url_rewrite")
      .select(["request_path", "target_path"])
      .orderBy("request_path")
      .execute();
    expect(kept).toEqual([
      { request_path: "hats", target_path: "headwear" },
      { request_path: "hats/caps", target_path: "headwear/caps" },
    ]);
    const late = await send(`PUT categories/${hats.id}`, { ...hats.values, seen: hats.seen });
    expect(late.statusCode).toBe(409);
  });

  it("moved below another one it takes along what lies in it, and not into itself", async () => {
    const [from, to] = [await add("Outdoor"), await add("Rain")];
    const coats = await add("Parkas", from.id);
    const long = await add("Long", coats.id);
    const moved = await send(`POST categories/${coats.id}/move`, { parentId: to.id, before: null });
    expect(moved.statusCode, moved.body).toBe(200);
    await expect.poll(() => shown(long.id)).toMatchObject({ url: "/rain/parkas/long", level: 3 });
    const within = await send(`POST categories/${to.id}/move`, { parentId: long.id, before: null });
    expect(refusals(within)).toMatchObject([400, { errors: [{ field: "parentId" }] }]);
    const root = await send(`POST categories/${ROOT}/move`, { parentId: to.id, before: null });
    expect(root.statusCode).toBe(400);
    const first = await send(`POST categories/${to.id}/move`, {
      parentId: ROOT,
      before: from.id,
    });
    const order = first
      .json<{ categories: { id: number; parentId: number | null }[] }>()
      .categories.filter(({ parentId }) => parentId === ROOT)
      .map(({ id }) => id);
    expect(order.indexOf(to.id)).toBe(order.indexOf(from.id) - 1);
  });

  it("a store view says it otherwise, and what it does not say stays", async () => {
    const vests = await add("Vests");
    const said = {
      name: "Gilets",
      isActive: null,
      inMenu: null,
      description: null,
      metaTitle: null,
      metaDescription: null,
      metaKeywords: null,
    };
    await app.shop.db
      .insertInto("category_scope_value")
      .values({
        category_id: vests.id,
        store_view_id: 1,
        value: JSON.stringify({ image: "/v.jpg" }),
      })
      .execute();
    const { seen } = await read(vests.id);
    const answer = await send(`PUT categories/${vests.id}/views/1`, { ...said, seen });
    expect(answer.statusCode, answer.body).toBe(200);
    await expect.poll(() => shown(vests.id)).toMatchObject({ name: "Gilets", image: "/v.jpg" });
    const unsaid = await send(`PUT categories/${vests.id}/views/1`, {
      ...said,
      name: null,
      seen: answer.json<Category>().seen,
    });
    expect(unsaid.json<Category>().views).toMatchObject([{ viewId: 1, said: { name: null } }]);
    await expect.poll(() => shown(vests.id)).toMatchObject({ name: "Vests", image: "/v.jpg" });
    const nowhere = await send(`PUT categories/${vests.id}/views/99`, { ...said, seen });
    expect(nowhere.statusCode).toBe(404);
  });

  it("MENU-02 gives it a picture beside its name, of what is a picture, and takes it away", async () => {
    const shoes = await add("Shoes");
    const below = await add("Clogs", shoes.id);
    const bytes = await sharp({
      create: { width: 60, height: 60, channels: 3, background: "#a33" },
    })
      .png()
      .toBuffer();
    const form = (file: string | Uint8Array<ArrayBuffer>) => {
      const made = new FormData();
      made.set("file", new File([file], "clog.png"));
      return made;
    };
    const set = (file: string | Uint8Array<ArrayBuffer>) =>
      callAdmin(app, `POST categories/${below.id}/menu-icon`, { session, form: form(file) });
    const answer = await set(new Uint8Array(bytes));
    expect(answer.statusCode, answer.body).toBe(200);
    const icon = expect.stringMatching(/^\/media\/catalog\/w120\/.*clog/) as string;
    await expect.poll(() => shown(below.id)).toMatchObject({ level: 2, menuIcon: icon });
    expect((await set("<svg onload='alert(1)'/>")).statusCode).toBe(400);
    await send(`DELETE categories/${below.id}/menu-icon`);
    await expect.poll(() => shown(below.id)).toMatchObject({ menuIcon: null });
  });

  it("lists its products in the order that staff give them, and only those", async () => {
    const tools = await add("Tools");
    const ids: number[] = [];
    for (const sku of ["TOOL-A", "TOOL-B", "TOOL-C"])
      ids.push(await aProduct(app.shop, { sku, name: sku }));
    await app.shop.db
      .insertInto("category_product")
      .values(ids.map((product_id) => ({ product_id, category_id: tools.id })))
      .execute();
    const [a = 0, b = 0, c = 0] = ids;
    const path = `categories/${tools.id}/products` as const;
    const lying = (await send(`GET ${path}`)).json<{ seen: string; products: object[] }>();
    expect(lying).toMatchObject({ isWhole: true, products: [{ id: a }, { id: b }, { id: c }] });
    const put = (seen: string, productIds: readonly number[]) =>
      send(`PUT ${path}`, { seen, productIds });
    const answer = await put(lying.seen, [c, a]);
    expect(answer.json(), answer.body).toMatchObject({
      products: [{ sku: "TOOL-C" }, { sku: "TOOL-A" }],
    });
    const listed = async () => {
      const { body } = await app.rest("GET", `app-products?categoryId=${tools.id}`);
      return (body as { items: { sku: string }[] }).items.map(({ sku }) => sku);
    };
    await expect.poll(listed).toEqual(["TOOL-C", "TOOL-A"]);
    expect((await put(lying.seen, [a])).statusCode).toBe(409);
    const { seen } = answer.json<{ seen: string }>();
    expect(refusals(await put(seen, [a, a]))).toMatchObject([
      400,
      { errors: [{ field: "productIds" }] },
    ]);
    const gone = await put(seen, [a, 2_000_000_000]);
    expect(gone.json()).toMatchObject({ products: [{ id: a }] });
  });

  it("is removed when nothing lies in it, and its address leads to the one above", async () => {
    const bags = await add("Bags");
    const totes = await add("Totes", bags.id);
    expect((await send(`DELETE categories/${bags.id}`)).statusCode).toBe(400);
    expect((await send(`DELETE categories/${ROOT}`)).statusCode).toBe(400);
    expect((await send(`DELETE categories/${totes.id}`)).json()).toEqual({ removed: totes.id });
    await expect.poll(() => shown(totes.id)).toBeUndefined();
    await expect
      .poll(() => leadsTo("/bags/totes"))
      .toMatchObject({ redirect_url: expect.stringContaining("bags") as string });
    expect((await send(`GET categories/${totes.id}`)).statusCode).toBe(404);
    const trail = await send("GET audit?action=category.remove");
    expect(trail.body).toContain("Totes");
  });

  it("is for whoever may make products: a reader only sees it", async () => {
    const reader = await aStaffSession(app, {
      email: "reader@example.com",
      name: "Ana Reader",
      password: "nine yards of twill",
      role: "reader",
    });
    expect((await callAdmin(app, "GET categories", { session: reader })).statusCode).toBe(200);
    const body = { ...WORDS, name: "Mine", parentId: ROOT };
    const answer = await callAdmin(app, "POST categories", { session: reader, body });
    expect(answer.statusCode).toBe(403);
    expect((await callAdmin(app, "GET categories")).statusCode).toBe(401);
  });
});
