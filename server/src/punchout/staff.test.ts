import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAdmin } from "../testing/staff.ts";
import { ask, leave, PARTNER, setupXml, visit } from "./testing/a-procurement-system.ts";
import { aBuyingShop, type BuyingShop } from "./testing/a-buying-shop.ts";

let shop: BuyingShop;

beforeAll(async () => {
  shop = await aBuyingShop();
});
afterAll(() => shop.app.close());

describe("staff who let procurement systems in", () => {
  it("PUNCH-04 see each visit with its documents, and no secret in them", async () => {
    const { cookies } = await visit(shop.app);
    await shop.add(cookies, { id: shop.ids["cap"], qty: 1 });
    await leave(shop.app, cookies);
    const { session } = shop;
    const list = await callAdmin(shop.app, "GET punchout-visits?state=handedOver", { session });
    const [last] = list.json<{ rows: { id: number; partner: string; state: string }[] }>().rows;
    expect(last).toMatchObject({ partner: "Harbor Buying", state: "handedOver" });
    const one = await callAdmin(shop.app, `GET punchout-visits/${last?.id}`, { session });
    const { documents } = one.json<{ documents: { kind: string; body: string }[] }>();
    expect(documents.map(({ kind }) => kind)).toEqual(["setupRequest", "orderMessage"]);
    expect(one.body).not.toContain("a secret of both sides");
    expect(documents[0]?.body).toContain("<SharedSecret>***</SharedSecret>");
  });

  it("PUNCH-01 try a request as it would be answered, and nothing is begun of it", async () => {
    const { session, cxml } = shop;
    const before = await callAdmin(shop.app, "GET punchout-visits", { session });
    const tried = async (document: string) =>
      (
        await callAdmin(shop.app, `POST punchout-partners/${cxml.id}/try`, {
          session,
          body: { document },
        })
      ).json<{ status: number }>().status;
    const example = await callAdmin(shop.app, `GET punchout-partners/${cxml.id}/example`, {
      session,
    });
    const { document } = example.json<{ document: string }>();
    expect(await tried(document)).toBe(401);
    expect(await tried(document.replace(">secret<", ">a secret of both sides<"))).toBe(200);
    const after = await callAdmin(shop.app, "GET punchout-visits", { session });
    expect(after.json()).toEqual(before.json());
  });

  it("PUNCH-01 whoever is in is out once their partner is switched off; the trail names who did it, and no secret", async () => {
    const { session, cxml } = shop;
    const { cookies } = await visit(shop.app);
    const change = async (isActive: boolean) => {
      const found = await callAdmin(shop.app, `GET punchout-partners/${cxml.id}`, { session });
      const { id: _, address: __, ...fields } = found.json<Record<string, unknown>>();
      const body = { ...fields, isActive, secret: "" };
      const answer = await callAdmin(shop.app, `PUT punchout-partners/${cxml.id}`, {
        session,
        body,
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const behind = await callAdmin(shop.app, `PUT punchout-partners/${cxml.id}`, {
        session,
        body,
      });
      expect(behind.json()).toMatchObject({ key: "punchout.changedMeanwhile" });
    };
    await change(false);
    const answer = await shop.call(cookies, "POST app-add-to-cart", {
      id: shop.ids["cap"],
      qty: 1,
    });
    expect(answer.json()).toMatchObject({ key: "punchout.sessionOver" });
    expect((await ask(shop.app, setupXml())).code).toBe(401);
    await change(true);
    expect((await ask(shop.app, setupXml())).code).toBe(200);
    const trail = await callAdmin(shop.app, "GET audit", { session });
    expect(trail.body).toContain("punchout.change");
    expect(trail.body).not.toContain("a secret of both sides");
  });

  it("PUNCH-01 what cannot be is refused at its field", async () => {
    const { session, portal } = shop;
    const body = { ...PARTNER, name: "Other", domain: "duns", portalId: portal.id, fields: [] };
    const refusedWith = async (change: object) => {
      const answer = await callAdmin(shop.app, "POST punchout-partners", {
        session,
        body: { ...body, ...change },
      });
      return answer.json<{ errors: { field: string; key: string }[] }>().errors[0];
    };
    expect(await refusedWith({})).toMatchObject({ key: "punchout.identityTaken" });
    expect(await refusedWith({ portalId: 1 })).toMatchObject({ field: "portalId" });
    expect(await refusedWith({ groupId: 99 })).toMatchObject({ field: "groupId" });
    expect(await refusedWith({ storeViewId: 99 })).toMatchObject({ field: "storeViewId" });
    expect(await refusedWith({ secret: "short" })).toMatchObject({ field: "secret" });
    expect(await refusedWith({ returnHosts: ["*"] })).toMatchObject({ field: "returnHosts" });
  });
});
