import { shownConfig } from "@placket/contract/store/config.codec";
import type { ConfigWire } from "@placket/contract/store/store.rest";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
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

  it("PUNCH-04 whose cart would go to a host that is taken away is out at once; another host ends nothing", async () => {
    const { session, cxml } = shop;
    const { cookies } = await visit(shop.app);
    const change = async (returnHosts: readonly string[]) => {
      const found = await callAdmin(shop.app, `GET punchout-partners/${cxml.id}`, { session });
      const { id: _, address: __, ...fields } = found.json<Record<string, unknown>>();
      const body = { ...fields, returnHosts, secret: "" };
      const answer = await callAdmin(shop.app, `PUT punchout-partners/${cxml.id}`, {
        session,
        body,
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await change(["buy.example", "other.example"]);
    await shop.add(cookies, { id: shop.ids["cap"], qty: 1 });
    await change(["other.example"]);
    const answer = await shop.call(cookies, "POST app-add-to-cart", {
      id: shop.ids["cap"],
      qty: 1,
    });
    expect(answer.json()).toMatchObject({ key: "punchout.sessionOver" });
    await change(["buy.example"]);
  });

  it("PUNCH-05 HEAD-24 word the message of a visit that is over and switch it on by view, as the page reads it", async () => {
    const { session } = shop;
    const scope = { kind: "store", id: 2 };
    const write = async (set: object) => {
      const before = await callAdmin(shop.app, "GET settings?scope=store&id=2", { session });
      const { edition } = before.json<{ edition: string }>();
      const body = { scope, edition, set, useDefault: [] };
      const answer = await callAdmin(shop.app, "PATCH settings", { session, body });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const saidIn = async (view: string) => {
      const answer = await shop.app.fastify.inject({
        url: `/rest/${view}/V1/xmapi/app-config`,
        cookies: { punchout_session: "1" },
      });
      const wire = answer.json<ConfigWire>();
      const { punchout_session_message_enabled: isOn, punchout_session_message: text } =
        wire.extension_attributes;
      return [isOn, text, shownConfig(wire).punchout];
    };
    const text = "Revenez de Harbor Buying.";
    const usual = "Your visit is over. Come again from your procurement system.";
    await write({ punchoutMessage: text });
    await vi.waitFor(async () =>
      expect(await saidIn("fr")).toEqual([true, text, { is: "over", message: text }]),
    );
    await write({ punchoutMessageEnabled: false });
    await vi.waitFor(async () =>
      expect(await saidIn("fr")).toEqual([false, text, { is: "over", message: "" }]),
    );
    expect(await saidIn("us")).toEqual([true, usual, { is: "over", message: usual }]);
  });
});
