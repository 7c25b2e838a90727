import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildApp } from "../app.ts";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import type { ErrorFields } from "../http/log.ts";
import { contextFor } from "../http/open-call.ts";
import { readSettings } from "../settings.ts";
import { setConfigValues, type ConfigChange } from "../store/set-config.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { taxes } from "../tax/tax.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { transact } from "../transact.ts";
import { translations } from "../translation/translation.ts";
import { silentLog } from "../testing/silent-log.ts";

/** The store, and a second process of it on the same database. */
let app: TestApp;
let other: Awaited<ReturnType<typeof buildApp>>;
let dataDir: string;
const logged: { fields: ErrorFields; message: string }[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-held-"));
  const settings = { ...readSettings({ DATA_DIR: dataDir }), writesPerMinute: 0 };
  app = await testApp((shop) => aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" }), {
    settings,
  });
  const log = {
    ...silentLog,
    error: (fields: ErrorFields, message: string) => void logged.push({ fields, message }),
  };
  other = await buildApp({ database: app.database, settings, log });
});
afterAll(async () => {
  await other.fastify.close();
  await other.stop();
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const change = (wish: Partial<ConfigChange>) =>
  transact(contextFor(app.call), (ctx) =>
    setConfigValues(ctx, { scope: { kind: "default" }, set: {}, useDefault: [], ...wish }),
  );
const shop = (code = "us") => {
  const ctx = contextFor(other.call);
  return settingsOf(ctx, ctx.held(stores).viewByCode(code));
};
/** Waits for what must hold soon after a change. */
const soon = (expectation: () => void | Promise<void>) =>
  vi.waitFor(expectation, { timeout: 15_000, interval: 5 });

describe("a change of a setting", () => {
  it("is in another process soon, narrowest scope first, and goes back to the default", async () => {
    await change({ set: { phone: "everywhere", storeName: "Placket & Sons" } });
    await change({ scope: { kind: "store", id: 2 }, set: { phone: "here" } });
    await soon(() => expect([shop().phone, shop("fr").phone]).toEqual(["everywhere", "here"]));
    expect(shop("fr").storeName).toBe("Placket & Sons");
    await change({ scope: { kind: "store", id: 2 }, useDefault: ["phone"] });
    await soon(() => expect(shop("fr").phone).toBe("everywhere"));
  });

  it("is answered by every call, answers that were kept included", async () => {
    const ask = async () =>
      (await other.fastify.inject("/rest/us/V1/xmapi/app-config")).json<{ phone: string }>().phone;
    expect(await ask()).toBe("everywhere");
    await change({ set: { phone: "+1 555" } });
    await soon(async () => expect(await ask()).toBe("+1 555"));
  });

  it("by a line of SQL is heard as well", async () => {
    await sql`UPDATE config_value SET value = '"by hand"' WHERE path = 'phone'`.execute(
      app.shop.db,
    );
    await soon(() => expect(shop().phone).toBe("by hand"));
  });

  it("leaves a call that began before it as it was", async () => {
    const ctx = contextFor(other.call);
    const before = settingsOf(ctx).phone;
    await change({ set: { phone: "later" } });
    await soon(() => expect(shop().phone).toBe("later"));
    expect(settingsOf(ctx).phone).toBe(before);
  });

  it.each([
    [{ set: { phone: "x", "no.such": 1 } }, "store.noSuchSetting", "no.such"],
    [{ set: { phone: "x", flatRateMinor: "free" } }, "store.settingWhole", "flatRateMinor"],
    [{ useDefault: ["no.such"] }, "store.noSuchSetting", "no.such"],
    [{ scope: { kind: "store", id: 99 }, set: { phone: "x" } }, "store.noSuchScope", "scope"],
  ] as const)("%j is refused whole", async (wish, error, field) => {
    const refused = await change(wish);
    expect(refused).toMatchObject({ ok: false, problems: [{ error, field }] });
    const rows = await app.shop.db
      .selectFrom("config_value")
      .select("path")
      .where("value", "=", sql<never>`'"x"'::jsonb`)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe("what else a process holds", () => {
  it("a new tax rule is in every process", async () => {
    const { db } = app.shop;
    const { id: classId } = await db
      .insertInto("tax_class")
      .values({ name: "Held", kind: "product" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto("tax_rate")
      .values({ code: "US-FL", country_code: "US", region_code: "FL", rate_micro: 60_000 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("tax_rule")
      .values({
        name: "Florida",
        tax_rate_id: id,
        customer_tax_class_id: classId,
        product_tax_class_id: classId,
      })
      .execute();
    await soon(() => expect(other.call.held(taxes).rules).toMatchObject([{ code: "US-FL" }]));
  });

  it("CONF-37 a dictionary of the shop's own is read when it is written, and kept while it is broken", async () => {
    const words = () => other.call.held(translations).get("fr-FR")?.words["Menu"];
    const file = join(dataDir, "translations", "fr.json");
    await mkdir(join(dataDir, "translations"));
    await writeFile(file, JSON.stringify({ Menu: "Carte" }));
    await soon(() => expect(words()).toBe("Carte"));
    await writeFile(file, "{ broken");
    await soon(() =>
      expect(logged).toContainEqual({
        message: "what the process holds could not be read anew: the old state stays",
        fields: {
          what: "translations",
          cause: expect.objectContaining({ message: expect.stringContaining("fr.json") }),
        },
      }),
    );
    expect(words()).toBe("Carte");
    await change({ set: { phone: "beside a broken file" } });
    await soon(() => expect(shop().phone).toBe("beside a broken file"));
  });

  it("a store view made while the store runs is known, its catalogue too", async () => {
    await aStoreView(app.shop, { id: 3, code: "de", locale: "de-DE" });
    await soon(async () => {
      const answer = await other.fastify.inject("/rest/de/V1/xmapi/app-config");
      expect(answer.statusCode).toBe(200);
    });
  });
});
