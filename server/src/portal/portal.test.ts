import { toBase64 } from "@placket/contract/base64";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aCategory } from "../catalog/testing/catalog-app.ts";
import { ANN, anAccount, askShop, callShop, type Coming } from "../testing/customer.ts";
import { aChangedPortal, aMember, aPortal, HARBOUR } from "./testing/a-portal.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aCategory(shop, { name: "Kitchen", urlPath: "kitchen" });
    await aCategory(shop, { name: "Deck", urlPath: "deck" });
    await aProduct(shop, { sku: "COAT", price_minor: 2000, msrp_minor: 3000 });
  });
  staff = await aStaffSession(app);
});
afterAll(() => app.close());
afterEach(async () => {
  await app.shop.db.deleteFrom("sign_in_try").execute();
  await app.shop.db.deleteFrom("customer").execute();
  await app.shop.db.deleteFrom("portal").execute();
});

const details = (code: string, by: Coming = {}) =>
  callShop(app, `GET app-portal-details?code=${encodeURIComponent(code)}`, by);
const profile = (id: number, by: Coming = {}) => callShop(app, `GET portal/get-profile/${id}`, by);
const SILENCE = {
  customerInstructions: "",
  aboveLoginDetails: "",
  belowLoginDetails: "",
  footerNavigation: "",
  disclaimer: "",
};
const notices = async (entityId: number, by: Coming = {}) =>
  (
    await askShop(
      app,
      `query GET_PORTAL_NOTIFICATIONS($entityId: Int!) { getPortalNotifications(entityId: $entityId) {
        customerInstructions aboveLoginDetails belowLoginDetails footerNavigation disclaimer } }`,
      { ...by, variables: { entityId } },
    )
  ).data?.["getPortalNotifications"];

describe("PORTAL-19 the portal of a code", () => {
  it("tells strangers what stands on its login, in any case of the code, and no more", async () => {
    const { id } = await aPortal(app, staff);
    const answer = await details(" Harbour ");
    expect(answer.json()).toMatchObject({
      entity_id: id,
      code: "harbour",
      name: "Harbour Catering",
      is_active: true,
      portal_status: true,
      force_login: false,
      portal_redirect_after_login: false,
      aboveLoginDetails: HARBOUR.notices.aboveLoginDetails,
      belowLoginDetails: HARBOUR.notices.belowLoginDetails,
      disclaimer: HARBOUR.notices.disclaimer,
    });
    expect(answer.body).not.toContain("Friday");
    expect(answer.body).not.toContain("Galley");
  });

  it("PORTAL-11 is nobody's where it is neither active nor asks for a login", async () => {
    const made = await aPortal(app, staff, { isActive: false });
    expect((await details("harbour")).statusCode).toBe(404);
    expect((await details("cellar")).json()).toEqual((await details("harbour")).json());
    await aChangedPortal(app, staff, made, { isActive: false, forceLogin: true });
    expect((await details("harbour")).json()).toMatchObject({
      is_active: false,
      force_login: true,
    });
  });
});

describe("PORTAL-13 PORTAL-18 PORTAL-21 CONF-44 what a portal says", () => {
  it("says all to its members, and to strangers what stands on its login", async () => {
    const made = await aPortal(app, staff);
    const { session } = await aMember(app, staff, made);
    expect(await notices(made.id, { session })).toEqual(HARBOUR.notices);
    const { aboveLoginDetails, belowLoginDetails, disclaimer } = HARBOUR.notices;
    const forStrangers = { ...SILENCE, aboveLoginDetails, belowLoginDetails, disclaimer };
    expect(await notices(made.id)).toEqual(forStrangers);
    expect((await profile(made.id, { session })).json()).toMatchObject({
      entity_id: made.id,
      ...HARBOUR.notices,
    });
  });

  it("tells nobody of another organization's, whoever asks by whatever id", async () => {
    const own = await aPortal(app, staff);
    const other = await aPortal(app, staff, { code: "cellar", name: "Cellar Foods" });
    const { session } = await aMember(app, staff, own);
    const asked = [
      await profile(other.id, { session }),
      await profile(other.id),
      await profile(own.id),
      await profile(own.id + 1, { session }),
    ];
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(asked.map(({ body }) => body)).size).toBe(1);
    expect(await notices(other.id, { session })).toMatchObject({
      customerInstructions: "",
      footerNavigation: "",
    });
    expect(await notices(own.id + 1)).toEqual(SILENCE);
  });
});

describe("PORTAL-20 whether a username belongs to a portal", () => {
  const find = async (username: string) =>
    (
      await callShop(app, `GET app-find-portal-customer?username=${encodeURIComponent(username)}`)
    ).json<object>();

  it("goes by the code that it carries, and never by who has an account", async () => {
    const made = await aPortal(app, staff);
    await aMember(app, staff, made);
    const theirs = { is_portal_user: true, code: "harbour" };
    expect(await find(`harbour#${ANN.email}`)).toEqual(theirs);
    expect(await find("HARBOUR#nobody@example.com")).toEqual(theirs);
    const nobodys = { is_portal_user: false, code: "" };
    expect(await find(ANN.email)).toEqual(nobodys);
    expect(await find("cellar#ann@example.com")).toEqual(nobodys);
  });
});

describe("ACCT-12 PORTAL-01 accounts of a portal", () => {
  it("sign in by their code, beside a retail account of the same email", async () => {
    const made = await aPortal(app, staff);
    const member = await aMember(app, staff, made);
    const retail = await anAccount(app);
    expect(retail).not.toBe(member.id);
    const login = (username: string) =>
      callShop(app, "POST app-login", { body: { username, password: ANN.password } });
    expect((await login(ANN.email)).json<{ account: object }>().account).toMatchObject({
      id: retail,
    });
    expect((await login(`Harbour#${ANN.email}`)).json<{ account: object }>().account).toMatchObject(
      {
        id: member.id,
      },
    );
    expect((await login(`cellar#${ANN.email}`)).statusCode).toBe(401);
  });

  it("ACCT-14 ACCT-16 PORTAL-12 PORTAL-14 PORTAL-15 PORTAL-16 are told of it with the account", async () => {
    const made = await aPortal(app, staff, { hideStruckPrices: true, redirectAfterLogin: true });
    const { session } = await aMember(app, staff, made);
    const account = (await callShop(app, "GET app-account-info", { session })).json<{
      extensionAttributes: object;
    }>();
    expect(account.extensionAttributes).toMatchObject({
      portal_data: {
        entity_id: made.id,
        is_active: true,
        code: "harbour",
        hide_strikethrough_price: true,
        portal_redirect_after_login: true,
      },
    });
  });

  it("CART-43 ACCT-19 ask for it, and for the purchase order that their orders go on", async () => {
    const made = await aPortal(app, staff);
    const { id, session } = await aMember(app, staff, made);
    const ask = async () =>
      (await askShop(app, "{ customer { portal { id code } cw_po_number } }", { session })).data?.[
        "customer"
      ];
    expect(await ask()).toEqual({ portal: { id: made.id, code: "harbour" }, cw_po_number: null });
    const body = { poNumber: " PO-7 " };
    await callAdmin(app, `PUT customers/${id}/po-number`, { session: staff, body });
    expect(await ask()).toMatchObject({ cw_po_number: "PO-7" });
    const long = { poNumber: "x".repeat(33) };
    const refused = await callAdmin(app, `PUT customers/${id}/po-number`, {
      session: staff,
      body: long,
    });
    expect(refused.json()).toMatchObject({ key: "customer.poNumberInvalid" });
  });

  it("sign in anew where staff let them belong elsewhere", async () => {
    const made = await aPortal(app, staff);
    const { id, session } = await aMember(app, staff, made);
    const body = { portalId: null };
    await callAdmin(app, `PUT customers/${id}/portal`, { session: staff, body });
    const answer = await callShop(app, "GET app-account-info", { session });
    expect(answer.json()).toMatchObject({ isLoggedIn: false });
  });
});

describe("CONF-09 PORTAL-17 what members do themselves", () => {
  it("is what their portal says, for them alone", async () => {
    const made = await aPortal(app, staff, { canEditShipping: false, usesPoNumbers: false });
    const { session } = await aMember(app, staff, made);
    const ask = async (by: Coming) =>
      (
        await askShop(
          app,
          `{ storeConfig { is_portal portal_config { is_po_number_enabled can_edit_shipping can_edit_billing } } }`,
          by,
        )
      ).data?.["storeConfig"];
    expect(await ask({ session })).toEqual({
      is_portal: true,
      portal_config: {
        is_po_number_enabled: false,
        can_edit_shipping: false,
        can_edit_billing: true,
      },
    });
    expect(await ask({})).toMatchObject({ is_portal: false });
    const config = (by: Coming) => callShop(app, "GET app-config", by);
    expect((await config({ session })).json()).toMatchObject({
      is_portal: true,
      can_edit_shipping: false,
      portal_data: { entity_id: made.id },
    });
    expect((await config({})).json()).toMatchObject({ portal_data: null, can_edit_shipping: true });
  });
});

describe("PLP-27 PORTAL-24 PDP-10 prices in a portal", () => {
  it("are not struck through where it hides that", async () => {
    const made = await aPortal(app, staff, { hideStruckPrices: true });
    const { session } = await aMember(app, staff, made);
    const tile = async (by: Coming) =>
      (await callShop(app, "GET app-products-by-skus?skus=COAT", by)).json<{
        items: { id: number; strikePrice: { value: number } | null }[];
      }>().items[0];
    const retail = await tile({});
    expect(retail?.strikePrice?.value).toBe(30);
    expect((await tile({ session }))?.strikePrice).toBeNull();
    const info = async (by: Coming) =>
      (await callShop(app, `GET app-product-info?id=${retail?.id}`, by)).json<object>();
    expect(await info({ session })).toMatchObject({
      strikePrice: null,
      extension_attributes: {
        special_price_flag: false,
        portal_data: { is_active: true, code: "harbour", hide_strikethrough_price: true },
      },
    });
    expect(await info({})).toMatchObject({
      extension_attributes: {
        portal_data: { is_active: false, code: "", hide_strikethrough_price: false },
      },
    });
    // Another answer once the portal says otherwise.
    await aChangedPortal(app, staff, made, { hideStruckPrices: false });
    expect((await tile({ session }))?.strikePrice?.value).toBe(30);
  });
});

describe("PORTAL-27 OPEN-03 PLP-32 MENU-12 ROUTE-33 the menu of a portal", () => {
  const said = { description: null, metaTitle: null, metaDescription: null, image: null };
  const override = { categoryId: 4, name: "On Deck", canonical: "/kitchen", ...said };
  interface Tree {
    readonly rootId: number;
    readonly items: { id: number; name: string; children: number[]; canonical: string }[];
  }
  const tree = (path: string, by: Coming) => callShop(app, `GET ${path}`, by);

  it("is its own for its members, in its words, and the store's for everybody else", async () => {
    const made = await aPortal(app, staff, { overridesCategories: true, categories: [override] });
    const { session } = await aMember(app, staff, made);
    const own = (await tree("app-categories", { session })).json<Tree>();
    const root = own.items.find(({ id }) => id === own.rootId);
    expect(root?.children).toEqual([4]);
    expect(own.items.find(({ id }) => id === 4)).toMatchObject({
      name: "On Deck",
      metaTitle: "On Deck",
      canonical: "/kitchen",
    });
    expect(own.items.some(({ id }) => id === 3)).toBe(true);
    expect((await tree("app-override-categories", { session })).json()).toEqual(own);
    const store = (await tree("app-categories", {})).json<Tree>();
    expect(store.items.find(({ id }) => id === 4)?.name).toBe("Deck");
    expect((await tree("app-override-categories", {})).statusCode).toBe(404);
  });

  it("PLP-13 refuses members whose portal has none", async () => {
    const { session } = await aMember(app, staff, await aPortal(app, staff));
    const asked = ["app-override-categories", "app-override-category-products?categoryId=4"];
    for (const path of asked) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await tree(path, { session })).statusCode).toBe(404);
    }
  });
});

describe("ROUTE-60 PORTAL-22 whether an address leads elsewhere", () => {
  const check = async (path: string, search = "", by: Coming = {}) =>
    (
      await callShop(app, "POST app-portal-check-is-redirect", {
        ...by,
        body: { urlcode: toBase64(path), search: toBase64(search) },
      })
    ).json<object>();
  const nowhere = { result: false, redirect: "" };

  it("leads guests of a portal that asks for it to its login", async () => {
    const made = await aPortal(app, staff, { forceLogin: true });
    const { session } = await aMember(app, staff, made);
    expect(await check("/kitchen", "?code=harbour")).toEqual({
      result: true,
      redirect: "/customer/account/login/referer/Lw%3D%3D?code=harbour",
    });
    expect(await check("/kitchen")).toEqual(nowhere);
    expect(await check("/customer/account/login", "code=harbour")).toEqual(nowhere);
    expect(await check("/kitchen", "?code=harbour", { session })).toEqual(nowhere);
  });

  it("ROUTE-11 PORTAL-28 leads members to the landing page of their own", async () => {
    const { session } = await aMember(app, staff, await aPortal(app, staff));
    const landing = { result: true, redirect: "/harbour/default-category" };
    expect(await check("/default-category", "", { session })).toEqual(landing);
    expect(await check("/cellar/default-category", "", { session })).toEqual(landing);
    expect(await check("/harbour/default-category", "", { session })).toEqual(nowhere);
    const home = { result: true, redirect: "/" };
    expect(await check("/default-category")).toEqual(home);
    expect(await check("/cellar/default-category")).toEqual(home);
    expect(await check("/harbour/default-category")).toEqual({
      result: true,
      redirect: `/customer/account/login/referer/${encodeURIComponent(toBase64("/harbour/default-category"))}?code=harbour`,
    });
  });

  it("refuses a path that nobody can read", async () => {
    const answer = await callShop(app, "POST app-portal-check-is-redirect", {
      body: { urlcode: "%%%" },
    });
    expect(answer.json()).toMatchObject({ key: "routing.unreadablePath" });
  });
});
