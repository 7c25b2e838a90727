import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { callShop } from "../testing/customer.ts";
import { aMember, aPortal, HARBOUR } from "./testing/a-portal.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let owner: string;
let clerk: string;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  owner = await aStaffSession(app);
  clerk = await aStaffSession(app, { ...STAFF, email: "clerk@example.com", role: "clerk" });
});
afterAll(() => app.close());
afterEach(async () => {
  await app.shop.db.deleteFrom("sign_in_try").execute();
  await app.shop.db.deleteFrom("customer").execute();
  await app.shop.db.deleteFrom("portal").execute();
});

const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;
const add = (change: object = {}, session = owner) =>
  callAdmin(app, "POST portals", { session, body: { ...HARBOUR, ...change } });

describe("hallway §7: portals as staff make them", () => {
  it("are added, changed against what was read, found and removed, each with its trace", async () => {
    const made = await aPortal(app, owner);
    const { code: _, ...fields } = HARBOUR;
    const body = { ...fields, name: "Harbour Kitchens", version: made.version };
    const change = () => callAdmin(app, `PUT portals/${made.id}`, { session: owner, body });
    expect((await change()).json()).toMatchObject({ name: "Harbour Kitchens", code: "harbour" });
    expect(keyOf(await change())).toBe("portal.changedMeanwhile");
    const found = await callAdmin(app, "GET portals?search=KITCH&active=yes", { session: clerk });
    expect(found.json()).toMatchObject({ rows: [{ id: made.id, members: 0 }], next: null });
    const none = await callAdmin(app, "GET portals?active=no", { session: clerk });
    expect(none.json()).toMatchObject({ rows: [] });
    const gone = await callAdmin(app, `DELETE portals/${made.id}`, { session: owner });
    expect(gone.json()).toEqual({ removed: made.id });
    const traces = await app.shop.db
      .selectFrom("audit")
      .select(["action", "subject", "after"])
      .where("room", "=", "portal")
      .orderBy("id", "desc")
      .limit(3)
      .execute();
    expect(traces.toReversed()).toMatchObject([
      { action: "portal.add", subject: "harbour" },
      { action: "portal.change", subject: "harbour", after: { name: "Harbour Kitchens" } },
      { action: "portal.remove", subject: "harbour" },
    ]);
  });

  it.each([
    [{ code: "Harbour!" }, "portal.codeInvalid"],
    [{ code: "checkout" }, "portal.codeReserved"],
    [{ name: "" }, "portal.nameInvalid"],
    [{ defaultCategoryId: 999 }, "portal.noSuchCategory"],
    [{ overridesCategories: true }, "portal.categoryMissing"],
  ])("refuses %j: %s", async (change, key) => {
    expect(keyOf(await add(change))).toBe(key);
  });

  it("refuses a code that another has, in any case", async () => {
    await aPortal(app, owner);
    expect(keyOf(await add({ code: " HARBOUR " }))).toBe("portal.codeTaken");
  });

  it("PORTAL-13 keeps of a notice what belongs into a page", async () => {
    const notices = {
      ...HARBOUR.notices,
      disclaimer: `<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">there</a></p>`,
    };
    const preview = await callAdmin(app, "POST portals/preview", { session: owner, body: notices });
    const clean = "<p>Hello <a>there</a></p>";
    expect(preview.json()).toMatchObject({ disclaimer: clean });
    await aPortal(app, owner, { notices });
    const told = await callShop(app, "GET app-portal-details?code=harbour");
    expect(told.json()).toMatchObject({ disclaimer: clean });
  });

  it("OPEN-12 may be seen by clerks, and made by owners and managers", async () => {
    expect((await add({}, clerk)).statusCode).toBe(403);
    const { id } = await aPortal(app, owner);
    expect((await callAdmin(app, `GET portals/${id}`, { session: clerk })).statusCode).toBe(200);
    const gone = await callAdmin(app, `DELETE portals/${id}`, { session: clerk });
    expect(gone.statusCode).toBe(403);
  });

  it("stay while customers belong to them", async () => {
    const made = await aPortal(app, owner);
    await aMember(app, owner, made);
    const refused = await callAdmin(app, `DELETE portals/${made.id}`, { session: owner });
    expect(keyOf(refused)).toBe("portal.hasMembers");
    const members = await callAdmin(app, `GET customers?portal=${made.id}`, { session: clerk });
    expect(members.json()).toMatchObject({ rows: [{ portal: "Harbour Catering" }] });
  });
});

describe("PORTAL-07 the logo of a portal", () => {
  const bring = async (id: number, bytes: Uint8Array, name = "logo.png") => {
    const form = new FormData();
    form.set("file", new File([bytes], name));
    return callAdmin(app, `POST portals/${id}/logo`, { session: owner, form });
  };

  it("is a small PNG of what was brought, at an address of its own", async () => {
    const { id } = await aPortal(app, owner);
    const picture = {
      create: { width: 1200, height: 300, channels: 3, background: "#123" },
    } as const;
    const brought = await bring(id, await sharp(picture).jpeg().toBuffer());
    const { logo } = brought.json<{ logo: string }>();
    const sent = await app.fastify.inject({ method: "GET", url: logo });
    expect(sent.headers["content-type"]).toBe("image/png");
    expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ width: 384, height: 96 });
    const told = callShop(app, "GET app-portal-details?code=harbour");
    await expect.poll(async () => (await told).statusCode).toBe(200);
    const gone = await callAdmin(app, `DELETE portals/${id}/logo`, { session: owner });
    expect(gone.json()).toMatchObject({ logo: null });
    expect((await app.fastify.inject({ method: "GET", url: logo })).statusCode).toBe(404);
  });

  it("is no drawing that runs, and nothing damaged", async () => {
    const { id } = await aPortal(app, owner);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>`;
    for (const bytes of [new TextEncoder().encode(svg), new Uint8Array([1, 2, 3])]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(keyOf(await bring(id, bytes, "logo.svg"))).toBe("portal.logoInvalid");
    }
  });
});

describe("PORTAL-15 who belongs to a portal", () => {
  const person = { firstName: "Ola", lastName: "Demo", suffix: "", email: "ola@example.com" };

  it("is made there by staff, and chooses a password by a link that keeps the code", async () => {
    const { id: portalId } = await aPortal(app, owner);
    const body = { ...person, storeViewId: 1, portalId };
    const made = await callAdmin(app, "POST customers", { session: owner, body });
    expect(made.statusCode, made.body).toBe(200);
    const { id } = made.json<{ id: number }>();
    const page = await callAdmin(app, `GET customers/${id}`, { session: clerk });
    expect(page.json()).toMatchObject({ portal: { id: portalId, code: "harbour" }, poNumber: "" });
    const { body_text: letter } = await app.shop.db
      .selectFrom("mail")
      .select("body_text")
      .where("template", "=", "customer.invited")
      .executeTakeFirstOrThrow();
    expect(letter).toContain("/customer/account/createpassword?code=harbour#");
    const again = { ...person, storeViewId: 1, portalId: null };
    expect(
      (await callAdmin(app, "POST customers", { session: owner, body: again })).statusCode,
    ).toBe(200);
    expect(keyOf(await callAdmin(app, "POST customers", { session: owner, body }))).toBe(
      "customer.emailTaken",
    );
  });

  it("is for those to say who make portals", async () => {
    const { id: portalId } = await aPortal(app, owner);
    const body = { ...person, storeViewId: 1, portalId };
    expect((await callAdmin(app, "POST customers", { session: clerk, body })).statusCode).toBe(403);
    const none = { ...body, portalId: 1 };
    expect(keyOf(await callAdmin(app, "POST customers", { session: owner, body: none }))).toBe(
      "customer.noSuchPortal",
    );
  });

  it("is not merged with somebody of another one", async () => {
    const { id } = await aMember(app, owner, await aPortal(app, owner));
    const body = { ...person, storeViewId: 1, portalId: null };
    const retail = await callAdmin(app, "POST customers", { session: owner, body });
    const merge = { intoId: retail.json<{ id: number }>().id };
    const refused = await callAdmin(app, `POST customers/${id}/merge`, {
      session: owner,
      body: merge,
    });
    expect(keyOf(refused)).toBe("customer.otherPortal");
  });
});
