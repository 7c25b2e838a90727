import { COUNTRY_CODES } from "@placket/domain/store/country-codes";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildApp } from "../app.ts";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import { directory } from "../directory/directory.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { silentLog } from "../testing/silent-log.ts";

/** The store, and a second process of it on the same database. */
let app: TestApp;
let other: Awaited<ReturnType<typeof buildApp>>;
let session = "";

beforeAll(async () => {
  app = await testApp((shop) => aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" }));
  const { database, call } = app;
  other = await buildApp({ database, settings: call.settings, log: silentLog });
  session = await aStaffSession(app);
});
afterAll(async () => {
  await other.fastify.close();
  await other.stop();
  await app.close();
});

interface Settings {
  readonly edition: string;
  readonly scopes: readonly { kind: string; id: number; name: string }[];
  readonly settings: readonly {
    path: string;
    value: unknown;
    isOwn: boolean;
    inherited: unknown;
    changed: unknown;
  }[];
}

const read = async (query = "") =>
  (await callAdmin(app, `GET settings${query}`, { session })).json<Settings>();
const setting = (at: Settings, path: string) => at.settings.find((one) => one.path === path);
const write = (body: object) =>
  callAdmin(app, "PATCH settings", {
    session,
    body: { scope: { kind: "default", id: 0 }, set: {}, useDefault: [], ...body },
  });
const atStore = { kind: "store", id: 2 };

describe("issue 8, A6: settings by the back office", () => {
  it("a store view sells to its default country, at whatever scope that is set", async () => {
    const refusedAt = async (
      body: Parameters<typeof write>[0] & {
        readonly scope?: typeof atStore;
        readonly set?: object;
      },
    ) => {
      const { edition } = await read(body.scope && "?scope=store&id=2");
      const answer = await write({ edition, ...body });
      if (answer.statusCode === 200) return "taken";
      const { errors } = answer.json<{ errors: { key: string; field: string }[] }>();
      return errors.map(({ key, field }) => `${key} ${field}`).join();
    };
    const notServed = "store.countryNotServed";
    expect(await refusedAt({ set: { countries: ["FR"] } })).toBe(`${notServed} countries`);
    const french = { scope: atStore, set: { countries: ["FR", "BE"], defaultCountry: "FR" } };
    expect(await refusedAt(french)).toBe("taken");
    const back = { scope: atStore, useDefault: ["countries"], set: { defaultCountry: "AQ" } };
    expect(await refusedAt(back)).toContain(notServed);
    expect(setting(await read("?scope=store&id=2"), "defaultCountry")?.value).toBe("FR");
    const undo = { scope: atStore, useDefault: ["countries", "defaultCountry"] };
    expect(await refusedAt(undo)).toBe("taken");
  });

  it("settings that serve nobody together are refused, whichever of them is changed, and nothing is written", async () => {
    const refusedFor = async (set: object, at?: typeof atStore) => {
      const { edition } = await read(at && "?scope=store&id=2");
      const answer = await write({ edition, set, ...(at && { scope: at }) });
      const { errors = [] } = answer.json<{ errors?: { key: string; field: string }[] }>();
      return errors.map(({ key, field }) => `${key} ${field}`);
    };
    expect(await refusedFor({ rewardsSpendLeast: 500, rewardsSpendMost: 300 })).toEqual([
      "store.settingSpending rewardsSpendLeast",
      "store.settingSpending rewardsSpendMost",
    ]);
    expect(setting(await read(), "rewardsSpendMost")?.isOwn).toBe(false);
    expect(await refusedFor({ creditToMinor: 300 })).toEqual([]);
    const above = { creditFromMinor: 500 };
    expect(await refusedFor(above, atStore)).toEqual(["store.settingRange creditFromMinor"]);
    const undone = await write({
      edition: (await read()).edition,
      useDefault: ["creditToMinor"],
    });
    expect(undone.statusCode).toBe(200);
    expect(await refusedFor(above, atStore)).toEqual([]);
    const { edition } = await read("?scope=store&id=2");
    await write({ scope: atStore, edition, useDefault: ["creditFromMinor"] });
  });

  it("every country that may be set is one that the directory describes", () => {
    expect(COUNTRY_CODES.filter((code) => !directory.country(code)?.alpha3)).toEqual([]);
    expect(COUNTRY_CODES).toContain("US");
  });

  it("says where a value comes from, scope by scope", async () => {
    const before = await read();
    expect(setting(before, "phone")).toMatchObject({
      isOwn: false,
      inherited: { from: "built-in" },
    });
    const { statusCode } = await write({ edition: before.edition, set: { phone: "1 800" } });
    expect(statusCode).toBe(200);
    const view = await read("?scope=store&id=2");
    expect(setting(view, "phone")).toEqual({
      path: "phone",
      value: "1 800",
      isOwn: false,
      inherited: { value: "1 800", from: "default" },
      changed: null,
    });
    expect(view.scopes.map(({ kind }) => kind)).toEqual(["default", "website", "store", "store"]);
  });

  it("a change is what the other process answers shoppers with", async () => {
    const { edition } = await read("?scope=store&id=2");
    const changed = await write({ scope: atStore, edition, set: { phone: "ici" } });
    expect(setting(changed.json(), "phone")).toMatchObject({ value: "ici", isOwn: true });
    const phone = async (store: string) => {
      const answer = await other.fastify.inject(`/rest/${store}/V1/xmapi/app-config`);
      return answer.json<{ phone: string }>().phone;
    };
    await vi.waitFor(async () => expect(await phone("fr")).toBe("ici"), 15_000);
    expect(await phone("us")).toBe("1 800");
  });

  it("says of each value who changed it last in this scope, and when, also who let go of it", async () => {
    const changed = { by: STAFF.email, at: app.time.now.toISOString() };
    expect(setting(await read("?scope=store&id=2"), "phone")?.changed).toEqual(changed);
    expect(setting(await read("?scope=store&id=2"), "storeName")?.changed).toBeNull();
    const { edition } = await read("?scope=store&id=2");
    app.time.now = new Date(app.time.now.getTime() + 60_000);
    await write({ scope: atStore, edition, useDefault: ["phone"] });
    const at = app.time.now.toISOString();
    const after = await read("?scope=store&id=2");
    expect(setting(after, "phone")?.changed).toEqual({ ...changed, at });
    await write({ scope: atStore, edition: after.edition, set: { phone: "ici" } });
  });

  it("the default scope needs no id; the others do", async () => {
    const before = await read("?scope=default");
    const changed = await write({ scope: { kind: "default" }, edition: before.edition });
    expect(changed.statusCode).toBe(200);
    const refused = await write({ scope: { kind: "store" }, edition: before.edition });
    expect(refused.json()).toMatchObject({
      key: "access.badRequest",
      errors: [{ field: "scope.id" }],
    });
    expect(refused.body).not.toContain("NaN");
  });

  it("inherits again what is set to use the default", async () => {
    const { edition } = await read("?scope=store&id=2");
    const body = { scope: atStore, edition, useDefault: ["phone"] };
    const changed = (await write(body)).json<Settings>();
    expect(setting(changed, "phone")).toMatchObject({ value: "1 800", isOwn: false });
  });

  it("hallway §7: of two who edit at once the second one is told, and writes nothing", async () => {
    const { edition } = await read();
    const both = await Promise.all([
      write({ edition, set: { storeName: "First" } }),
      write({ edition, set: { phone: "Second" } }),
    ]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ key: "store.settingsChanged" });
    const after = await read();
    const isFirst = setting(after, "storeName")?.value === "First";
    expect(setting(after, "phone")?.value).toBe(isFirst ? "1 800" : "Second");
  });

  it.each([
    [{ set: { phone: "x", listingPageSize: 25 } }, 400, "store.settingUnknown"],
    [{ set: { "no.such": 1 } }, 404, "store.noSuchSetting"],
    [{ useDefault: ["no.such"] }, 404, "store.noSuchSetting"],
    [{ scope: { kind: "store", id: 99 } }, 404, "store.noSuchScope"],
  ])("refuses %j and leaves all as it was", async (body, status, key) => {
    const before = await read();
    const answer = await write({ edition: before.edition, ...body });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ key });
    expect((await read()).edition).toBe(before.edition);
  });
});
