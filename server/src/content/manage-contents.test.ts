import { BANNER_PX } from "@placket/domain/content/picture";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertRevision } from "./content.sql.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import type { TestApp } from "../testing/test-app.ts";
import {
  aContentShop,
  added,
  PLACEMENT,
  published,
  staffOf,
  TEXT,
  WRITTEN,
  type Staff,
  type Whole,
} from "./testing/a-content-shop.ts";

let app: TestApp;
let staff: Staff;

beforeAll(async () => {
  app = await aContentShop();
  staff = await staffOf(app);
});
beforeEach(async () => {
  await app.shop.db.deleteFrom("content_document").execute();
});
afterAll(() => app.close());

describe("issue 12 staff write pages", () => {
  it("every revision stays, by whom it was written, and an earlier one is restored as the last", async () => {
    const first = await added(staff);
    expect(first).toMatchObject({ state: "draft", live: null, revisions: [{ number: 1 }] });
    const written = { ...WRITTEN, title: "About us" };
    const wrote = await staff(`POST contents/${first.id}/revisions`, {
      version: first.version,
      written,
    });
    const second = wrote.json<Whole>();
    expect(second.revisions).toMatchObject([
      { number: 2, by: "Mira@example.com" },
      { number: 1, by: "Mira@example.com" },
    ]);
    const again = await staff(`POST contents/${first.id}/revisions`, {
      version: second.version,
      written,
    });
    expect(again.json(), "the same words are no revision").toMatchObject({
      version: second.version,
    });
    const restored = await staff(`POST contents/${first.id}/restored`, {
      version: second.version,
      number: 1,
    });
    expect(restored.json()).toMatchObject({ title: "About", revisions: [{ number: 3 }, {}, {}] });
    const one = await staff(`GET contents/${first.id}/revisions/2`);
    expect(one.json()).toMatchObject({ title: "About us", parts: [TEXT] });
    expect((await staff(`GET contents/${first.id}/revisions/9`)).statusCode).toBe(404);
    await expect(
      app.shop.db.updateTable("content_revision").set({ title: "forged" }).execute(),
      "the database changes none",
    ).rejects.toThrow("revisions are only added");
  });

  it("an earlier revision is cleaned by what is known when it is restored", async () => {
    const { id } = await added(staff);
    const parts = [
      { ...TEXT, kind: "text", values: { html: "<p onclick='x()'>Old</p>" } },
    ] as const;
    const by = { email: "mira@example.com", now: app.time.now };
    await insertRevision(app.shop.db, id, { ...WRITTEN, parts }, by);
    const { version } = (await staff(`GET contents/${id}`)).json<Whole>();
    const restored = await staff(`POST contents/${id}/restored`, { version, number: 2 });
    expect(restored.json<Whole>().parts).toEqual([{ ...TEXT, values: { html: "<p>Old</p>" } }]);
  });

  it("whoever was faster is not written over", async () => {
    const { id, version } = await added(staff);
    const write = (title: string) =>
      staff(`POST contents/${id}/revisions`, { version, written: { ...WRITTEN, title } });
    const both = await Promise.all([write("A"), write("B")]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const line of [`PUT contents/${id}/live`, `POST contents/${id}/restored`] as const) {
      expect((await staff(line, { version, number: 1 })).statusCode).toBe(409);
    }
  });

  it("each address is one page’s in a store view, and none that the store answers itself", async () => {
    await published(staff);
    const add = (placement: object) =>
      staff("POST contents", {
        kind: "page",
        placement: { ...PLACEMENT, ...placement },
        written: WRITTEN,
      });
    expect((await add({})).statusCode).toBe(409);
    expect((await add({ storeViewId: 2 })).statusCode).toBe(200);
    expect((await add({ storeViewId: 99, key: "b" })).statusCode).toBe(400);
    expect((await add({ key: "checkout/cart" })).body).toContain("content.pathReserved");
  });

  it("what is moved is found there", async () => {
    const { id, version } = await published(staff);
    const moved = await staff(`PUT contents/${id}/placement`, {
      version,
      placement: { ...PLACEMENT, key: "/who-we-are/" },
    });
    expect(moved.json(), moved.body).toMatchObject({ key: "who-we-are", state: "published" });
    await added(staff);
    const back = await staff(`PUT contents/${id}/placement`, {
      version: version + 1,
      placement: PLACEMENT,
    });
    expect(back.statusCode, "somebody has the old name by now").toBe(409);
  });

  it("parts of no kind, and products that there are not, are refused", async () => {
    const add = async (part: object) =>
      staff("POST contents", {
        kind: "page",
        placement: PLACEMENT,
        written: { ...WRITTEN, parts: [part] },
      });
    expect((await add({ kind: "weather", values: {}, entries: [] })).statusCode).toBe(400);
    expect((await add({ kind: "text", values: { html: 7 }, entries: [] })).statusCode).toBe(400);
    const products = { kind: "products", values: { title: "A", skus: "NO-1" }, entries: [] };
    expect((await add(products)).body).toContain("content.noSuchProduct");
    const preview = await staff("POST contents/preview", { parts: [TEXT] });
    expect(preview.json()).toEqual({ html: "<p>We sew.</p>", parts: [TEXT] });
  });

  it("CMS-06 the text of a JSON widget is cleaned as that of any part, and what it says else stays as it was typed", async () => {
    const widget = (body: string) => ({
      kind: "json",
      values: { name: "text", type: "application/json", body },
      entries: [],
    });
    const hostile = JSON.stringify({ values: { html: "<p>Hi<img src=x onerror=alert(1)></p>" } });
    const kept = (await added(staff, { written: { parts: [widget(hostile)] } })).parts;
    expect(JSON.stringify(kept)).toContain("<p>Hi");
    expect(JSON.stringify(kept)).not.toContain("onerror");
    const unknown = widget('{ "any":  "<b onclick=x>" }');
    const other = { ...unknown, values: { ...unknown.values, name: "no-such-widget" } };
    const placement = { key: "other" };
    expect((await added(staff, { placement, written: { parts: [other] } })).parts).toEqual([other]);
  });

  it("a clerk writes drafts, a manager publishes, a reader looks", async () => {
    const [clerk, manager, reader] = await Promise.all([
      staffOf(app, "clerk"),
      staffOf(app, "manager"),
      staffOf(app, "reader"),
    ]);
    const { id, version } = await added(clerk);
    const publish = { version, number: 1 };
    expect((await clerk(`PUT contents/${id}/live`, publish)).statusCode).toBe(403);
    expect((await clerk(`DELETE contents/${id}`)).statusCode).toBe(403);
    expect((await reader(`GET contents/${id}`)).statusCode).toBe(200);
    expect((await reader("POST contents/preview", { parts: [] })).statusCode).toBe(403);
    expect((await manager(`PUT contents/${id}/live`, publish)).statusCode).toBe(200);
    expect((await manager(`DELETE contents/${id}`)).statusCode).toBe(200);
    expect((await manager(`GET contents/${id}`)).statusCode).toBe(404);
  });

  it("what was done stands in the trail", async () => {
    const { id, version } = await added(staff);
    await staff(`PUT contents/${id}/live`, { version, number: 1 });
    const trail = await app.shop.db
      .selectFrom("audit")
      .select(["action", "subject"])
      .where("subject", "=", "page about")
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(["content.publish", "content.add"]);
  });

  it("the list is filtered by kind and state, and exported", async () => {
    await published(staff);
    await added(staff, { kind: "block", placement: { key: "hours" }, written: { title: "Hours" } });
    const titles = async (query: string) =>
      (await staff(`GET contents?${query}`))
        .json<{ rows: { title: string }[] }>()
        .rows.map(({ title }) => title);
    expect(await titles("sort=title")).toEqual(["About", "Hours"]);
    expect(await titles("kind=block")).toEqual(["Hours"]);
    expect(await titles("state=published")).toEqual(["About"]);
    expect(await titles("state=changed")).toEqual([]);
    expect(await titles("search=HOUR")).toEqual(["Hours"]);
    expect((await staff("GET contents.csv")).body).toContain("page,About,about,All store views");
  });
});

it("CMS-18 a picture is written anew and served at the widths of a banner", async () => {
  const session = await aStaffSession(app, {
    email: "pictures@example.com",
    name: "Pic Tures",
    password: "eight yards of twill",
  });
  const bring = async (bytes: Uint8Array<ArrayBuffer>, name = "Summer sale!.png") => {
    const form = new FormData();
    form.append("file", new File([bytes], name, { type: "image/png" }));
    return callAdmin(app, "POST content-pictures", { session, form });
  };
  const png = await sharp({ create: { ...BANNER_PX, channels: 3, background: "#357" } })
    .png()
    .toBuffer();
  const answer = await bring(new Uint8Array(png));
  expect(answer.json(), answer.body).toEqual({
    file: expect.stringMatching(/^[0-9a-f]{10}\/Summer-sale\.jpg$/) as string,
  });
  const { file } = answer.json<{ file: string }>();
  const served = await app.fastify.inject({ url: `/media/catalog/w1440/${file}` });
  expect([served.statusCode, served.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  const none = await bring(new TextEncoder().encode("<svg onload='a()'/>"), "a.svg");
  expect([none.statusCode, none.body]).toEqual([
    400,
    expect.stringContaining("content.pictureUnreadable"),
  ]);
});
