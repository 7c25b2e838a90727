import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SESSION_COOKIES } from "../session/principal-of.ts";
import { aCustomerOf } from "../testing/known-customer.ts";
import { bundleMaps } from "../testing/order/bundle.ts";
import { ask, documentIn, leave, RETURN, setupXml, visit } from "./testing/a-procurement-system.ts";
import {
  aBuyingShop,
  handed,
  itemsOut,
  TEXT,
  type BuyingShop,
  type ItemIn,
} from "./testing/a-buying-shop.ts";

let shop: BuyingShop;

beforeAll(async () => {
  shop = await aBuyingShop();
});
afterAll(() => shop.app.close());

describe("handing the cart over by cXML", () => {
  it("PUNCH-04 every line goes with what it is and costs, exactly, and the buyer's cookie as it came", async () => {
    const { cookies } = await visit(shop.app, { cookie: "a&amp;b &lt;c&gt;" });
    await shop.add(cookies, { id: shop.ids["cap"], qty: 3 });
    await shop.add(
      cookies,
      { data: { productId: shop.ids["coat"], qty: 2, text: TEXT } },
      "add-embroidery-to-cart",
    );
    await shop.add(cookies, { id: shop.bundle.id, qty: 1, ...bundleMaps(shop.bundle, [[0, 0]]) });
    const left = await leave(shop.app, cookies);
    expect([left.status, left.action]).toEqual([200, RETURN]);
    expect(left.fields.map(([name]) => name)).toEqual(["cxml-base64"]);
    expect(left.headers["content-security-policy"]).toContain(
      "form-action https: https://buy.example",
    );
    const { Header: header, Message: message } = handed(left);
    expect(header.From.Credential).toEqual({ "@domain": "NetworkID", Identity: "PLACKET" });
    expect(header.To.Credential["Identity"]).toBe("942888711");
    expect(documentIn(left.fields)).not.toContain("SharedSecret");
    const order = message.PunchOutOrderMessage;
    expect(order.BuyerCookie).toBe("a&b <c>");
    expect(order.PunchOutOrderMessageHeader["@operationAllowed"]).toBe("edit");
    const items = order.ItemIn ?? [];
    const cents = items.reduce(
      (sum, item) =>
        sum +
        Number(item["@quantity"]) *
          Math.round(Number(item.ItemDetail.UnitPrice.Money["#text"]) * 100),
      0,
    );
    expect((cents / 100).toFixed(2)).toBe(order.PunchOutOrderMessageHeader.Total.Money["#text"]);
    const caps = items.filter(({ ItemID }) => ItemID.SupplierPartID === "CAP");
    expect(
      caps.map((item) => [item["@quantity"], item.ItemDetail.UnitPrice.Money["#text"]]),
    ).toEqual([
      ["2", "17.95"],
      ["1", "17.96"],
    ]);
    const coat = items.find(({ ItemID }) => ItemID.SupplierPartID === "COAT");
    expect(coat?.ItemDetail.Extrinsic).toMatchObject({ "@name": "Embroidery" });
    expect(coat?.ItemDetail.Extrinsic?.["#text"]).toContain("Anna");
    expect(coat?.ItemDetail.Description["#text"]).toContain("Anna");
    expect(coat?.ItemDetail.UnitOfMeasure).toBe("EA");
    expect(coat?.ItemDetail.Classification).toEqual({ "@domain": "UNSPSC", "#text": "53102700" });
    const kit = items.find(({ ItemDetail }) => ItemDetail.Description.ShortName === "Kit & <more>");
    expect(kit?.ItemDetail.UnitOfMeasure).toBe("SET");
    expect(left.cookies).toMatchObject({ placket_session: "", punchout_session: "" });
    expect(await shop.itemsIn({ ...cookies, punchout_session: "" })).toEqual([]);
  });

  it("PUNCH-04 comes back to be changed by its keys, and goes again", async () => {
    const first = await visit(shop.app);
    await shop.add(first.cookies, { id: shop.ids["cap"], qty: 2 });
    await shop.add(
      first.cookies,
      { data: { productId: shop.ids["coat"], qty: 1, text: TEXT } },
      "add-embroidery-to-cart",
    );
    const items =
      handed(await leave(shop.app, first.cookies)).Message.PunchOutOrderMessage.ItemIn ?? [];
    const edited = await visit(shop.app, { operation: "edit", items: itemsOut(items) });
    expect(edited.location).toBe("/m2po/cart");
    const back = await shop.itemsIn(edited.cookies);
    expect(back.map(({ sku, qty }) => [sku, qty])).toEqual([
      ["CAP", 2],
      ["COAT", 1],
    ]);
    await shop.add(edited.cookies, { id: shop.ids["cap"], qty: 3 });
    const again =
      handed(await leave(shop.app, edited.cookies)).Message.PunchOutOrderMessage.ItemIn ?? [];
    const caps = again.filter(({ ItemID }) => ItemID.SupplierPartID === "CAP");
    expect(caps.reduce((sum, item) => sum + Number(item["@quantity"]), 0)).toBe(5);
    expect(again.some(({ ItemDetail }) => ItemDetail.Extrinsic?.["#text"]?.includes("Anna"))).toBe(
      true,
    );
  });

  it("PUNCH-02 who comes to inspect sees the cart, changes nothing, and leaves without it", async () => {
    const first = await visit(shop.app);
    await shop.add(first.cookies, { id: shop.ids["cap"], qty: 2 });
    const items =
      handed(await leave(shop.app, first.cookies)).Message.PunchOutOrderMessage.ItemIn ?? [];
    const { cookies, location } = await visit(shop.app, {
      operation: "inspect",
      items: itemsOut(items),
    });
    expect(location).toBe("/m2po/cart");
    expect((await shop.itemsIn(cookies)).map(({ sku }) => sku)).toEqual(["CAP"]);
    const added = await shop.call(cookies, "POST app-add-to-cart", { id: shop.ids["cap"], qty: 1 });
    expect(added.json()).toMatchObject({ key: "access.forbidden" });
    const submitted = await leave(shop.app, cookies);
    expect([submitted.status, submitted.location]).toEqual([302, "/m2po/cart"]);
    const cancelled = await leave(shop.app, cookies, { by: "cancel" });
    const { Message: message } = handed(cancelled);
    expect(message.Status?.["@code"]).toBe("204");
    expect(message.PunchOutOrderMessage.ItemIn).toBeUndefined();
  });

  it("PUNCH-04 an empty cart is not handed over, and leaving changes nothing there", async () => {
    const { cookies } = await visit(shop.app);
    const submitted = await leave(shop.app, cookies);
    expect([submitted.status, submitted.location]).toEqual([302, "/m2po/cart"]);
    expect(submitted.cookies["mage-messages"] ?? JSON.stringify(submitted.cookies)).toContain(
      "Nothing is in your cart yet.",
    );
    const left = await leave(shop.app, cookies, { by: "cancel" });
    expect(handed(left).Message.Status?.["@code"]).toBe("204");
    expect((await leave(shop.app, cookies, { by: "cancel" })).status).toBe(302);
  });

  it("PUNCH-04 PUNCH-05 whoever is in the mode without a visit is told so; a customer is led out of it", async () => {
    const mode = { "store-mode": "punchout" };
    const said = (cookies: Record<string, unknown>) => JSON.stringify(cookies);
    const guest = await leave(shop.app, mode);
    expect([guest.status, guest.location], "the page of a visit that is over").toEqual([
      302,
      "/m2po/cart",
    ]);
    expect(said(guest.cookies)).toContain("Your visit is over.");
    const customer = await aCustomerOf(shop.app);
    const known = await leave(shop.app, { [SESSION_COOKIES.customer]: customer.session, ...mode });
    expect([known.status, known.location]).toEqual([302, "/?store-mode=retail"]);
    expect(said(known.cookies)).toContain("Your visit is over.");
  });

  it("PUNCH-04 another site's page hands over nobody's cart", async () => {
    const { cookies } = await visit(shop.app);
    await shop.add(cookies, { id: shop.ids["cap"], qty: 1 });
    const forged = await leave(shop.app, cookies, { origin: "https://evil.example" });
    expect([forged.status, forged.action]).toEqual([302, undefined]);
    expect((await leave(shop.app, cookies)).status).toBe(200);
  });

  it("PUNCH-04 lines that are not known any more refuse the whole request, and those of another partner are none", async () => {
    const unknown = itemsOut([
      {
        "@quantity": "1",
        ItemID: { SupplierPartID: "CAP", SupplierPartAuxiliaryID: "999999.1" },
      } as ItemIn,
    ]);
    expect((await ask(shop.app, setupXml({ operation: "edit", items: unknown }))).code).toBe(412);
    expect((await ask(shop.app, setupXml({ operation: "edit" }))).code).toBe(412);
  });

  it("PUNCH-04 is in the partner's view, whichever the buyer's browser names", async () => {
    const { cookies } = await visit(shop.app);
    await shop.add(cookies, { id: shop.ids["cap"], qty: 1 });
    const document = documentIn((await leave(shop.app, { ...cookies, store: "fr" })).fields);
    expect(document).toContain('xml:lang="en-US"');
    expect(document).not.toContain("fr-FR");
  });

  it("PUNCH-04 PDP-42 lines that come back in other pieces obey the cart's own rules", async () => {
    const socks = async () => {
      const { cookies } = await visit(shop.app);
      await shop.add(cookies, { id: shop.ids["sock"], qty: 4 });
      return handed(await leave(shop.app, cookies)).Message.PunchOutOrderMessage.ItemIn ?? [];
    };
    const items = await socks();
    const comingBack = (pieces: string) => ({
      operation: "edit",
      items: itemsOut(items.map((item) => ({ ...item, "@quantity": pieces }))),
    });
    expect((await ask(shop.app, setupXml(comingBack("6")))).code).toBe(412);
    expect((await ask(shop.app, setupXml(comingBack("3")))).code).toBe(412);
    const { cookies } = await visit(shop.app, comingBack("2"));
    expect((await shop.itemsIn(cookies)).map(({ qty }) => qty)).toEqual([2]);
    const both = { operation: "edit", items: itemsOut([...items, ...(await socks())]) };
    expect((await ask(shop.app, setupXml(both))).code).toBe(412);
  });

  it("PUNCH-04 PDP-42 a cart with more than is sold of something by now is not handed over", async () => {
    const { cookies } = await visit(shop.app);
    await shop.add(cookies, { id: shop.ids["sock"], qty: 4 });
    const { db } = shop.app.database;
    // As by a cart of before a rule.
    await db
      .updateTable("cart_item")
      .set({ quantity: 6 })
      .where("product_id", "=", shop.ids["sock"] ?? 0)
      .execute();
    const left = await leave(shop.app, cookies);
    expect([left.status, left.action]).toEqual([302, undefined]);
  });

  it.each(["submit", "cancel"])(
    "PUNCH-04 %s leads no browser to a host that staff took away since the visit began",
    async (by) => {
      const { cookies } = await visit(shop.app);
      await shop.add(cookies, { id: shop.ids["cap"], qty: 1 });
      const { db } = shop.app.database;
      const hosts = (return_hosts: string[]) =>
        db
          .updateTable("punchout_partner")
          .set({ return_hosts })
          .where("id", "=", shop.cxml.id)
          .execute();
      await hosts(["other.example"]);
      const left = await leave(shop.app, cookies, { by });
      await hosts(["buy.example"]);
      expect([left.status, left.action]).toEqual([302, undefined]);
      expect(left.cookies["mage-messages"]).toContain("visit");
    },
  );
});
