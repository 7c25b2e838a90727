import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, comeIn, setupXml, visit } from "./testing/a-procurement-system.ts";
import { aBuyingShop, type BuyingShop, type Cookies } from "./testing/a-buying-shop.ts";

let shop: BuyingShop;

beforeAll(async () => {
  shop = await aBuyingShop();
});
afterAll(() => shop.app.close());

describe("a buyer who comes from a procurement system", () => {
  it("PUNCH-01 comes in once by the link, into the portal of their organization", async () => {
    const { startUrl } = await ask(shop.app, setupXml());
    const came = await comeIn(shop.app, startUrl);
    expect(came.location).toBe("/");
    expect(came.cookies).toMatchObject({ punchout_session: "1", store: "us" });
    const { punchout, portal_data: portal } = (
      await shop.call(came.cookies, "GET app-config")
    ).json<{
      punchout: string;
      portal_data: { code: string };
    }>();
    expect([punchout, portal.code]).toEqual(["create", "harbour"]);
    const again = await comeIn(shop.app, startUrl);
    expect([again.location, again.cookies["placket_session"]]).toEqual(["/", undefined]);
  });

  it("PUNCH-01 a link that is older than ten minutes lets nobody in", async () => {
    const { startUrl } = await ask(shop.app, setupXml());
    const { now } = shop.app.time;
    shop.app.time.now = new Date(now.getTime() + 600_001);
    const came = await comeIn(shop.app, startUrl);
    shop.app.time.now = now;
    expect(came.cookies["placket_session"]).toBeUndefined();
  });

  it("PUNCH-01 a request that comes twice gives one visit, by the last link", async () => {
    const document = setupXml({ payload: "twice@buy.example" });
    const first = await ask(shop.app, document);
    const second = await ask(shop.app, document);
    expect((await comeIn(shop.app, first.startUrl)).cookies["placket_session"]).toBeUndefined();
    expect((await comeIn(shop.app, second.startUrl)).cookies["placket_session"]).toBeDefined();
    expect((await ask(shop.app, document)).code).toBe(400);
  });

  it("PUNCH-04 has a cart of their own, and no other buyer's, whatever cookie their browser sends", async () => {
    const one = await visit(shop.app);
    const two = await visit(shop.app);
    await shop.add(one.cookies, { id: shop.ids["cap"], qty: 2 });
    expect(await shop.itemsIn(two.cookies)).toEqual([]);
    const forged = { ...two.cookies, cartId: one.cookies["cartId"] ?? "" };
    expect(await shop.itemsIn(forged)).toEqual([]);
    const stranger = await shop.app.fastify.inject({
      url: `/rest/us/V1/xmapi/app-get-cart?cartId=${one.cookies["cartId"]}`,
    });
    expect(stranger.json()).toMatchObject({ key: "cart.foreignCart" });
  });

  it("PUNCH-04 orders nothing here, on no transport, and has no account", async () => {
    const { cookies } = await visit(shop.app);
    await shop.add(cookies, { id: shop.ids["cap"], qty: 1 });
    const query = `mutation { placeOrder(input: {cart_id: "${cookies["cartId"]}"}) { order { order_number } } }`;
    const graphql = await shop.app.fastify.inject({
      method: "POST",
      url: "/graphql",
      cookies,
      headers: { origin: shop.app.call.settings.storeUrl },
      payload: { query },
    });
    expect(graphql.body).toContain("access.forbidden");
    const login = await shop.call(cookies, "POST app-login", { username: "a", password: "b" });
    expect([login.statusCode, login.json<{ key: string }>().key]).toEqual([
      403,
      "access.forbidden",
    ]);
  });

  it("PUNCH-01 CONF-43 whose session is over is known by the cookie, and fills no cart", async () => {
    const over = { punchout_session: "1" };
    const config = (await shop.call(over, "GET app-config")).json<{ punchout: string }>();
    expect(config.punchout).toBe("over");
    const answer = await shop.call(over, "POST app-add-to-cart", { id: shop.ids["cap"], qty: 1 });
    expect(answer.json()).toMatchObject({ key: "punchout.sessionOver" });
  });

  it("CONF-42 CONF-43 PUNCH-07 the store mode is retail unless the query or the cookie says punchout", async () => {
    const modeOf = async (path: string, cookies: Cookies = {}) =>
      (await shop.call(cookies, `GET ${path}`)).json<{ punchout: string | null }>().punchout;
    expect(await modeOf("app-config")).toBeNull();
    expect(await modeOf("app-config?store-mode=punchout")).toBe("over");
    expect(await modeOf("app-config", { "store-mode": "punchout" })).toBe("over");
    expect(await modeOf("app-config", { "store-mode": "moon" })).toBeNull();
    expect(await modeOf("app-config?store-mode=retail", { "store-mode": "punchout" })).toBeNull();
  });

  it("CONF-19 the configuration has the message and whether it is shown", async () => {
    const { extension_attributes: said } = (await shop.call({}, "GET app-config")).json<{
      extension_attributes: Record<string, unknown>;
    }>();
    expect(said).toMatchObject({
      punchout_session_message_enabled: true,
      punchout_session_message: "Your visit is over. Come again from your procurement system.",
    });
  });

  it("OPEN-20 is led to no login, whatever their portal asks", async () => {
    const { cookies } = await visit(shop.app);
    const redirectFor = async (of: Cookies) =>
      (
        await shop.call(of, "POST app-portal-check-is-redirect", {
          urlcode: btoa("harbour/caps"),
          search: btoa("?code=harbour"),
        })
      ).body;
    expect(await redirectFor({})).toContain("/customer/account/login");
    expect(await redirectFor(cookies)).not.toContain("login");
  });
});
