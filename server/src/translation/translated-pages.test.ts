import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sayer } from "@placket/domain/phrase";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { aStoreView } from "../catalog/testing/catalog-app.ts";
import type { DrawRequest } from "@placket/contract/page-drawing";
import type { Storefront } from "../html/renderer.ts";
import { readSettings } from "../settings.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let dataDir: string;
const drawn: DrawRequest[] = [];

/** A storefront that says one phrase. */
const storefront: Storefront = {
  assets: {
    files: new Map(),
    start: "/assets/start.js",
    entry: "/assets/entry.js",
    stylesOf: () => [],
    font: undefined,
    chunksOf: () => [],
  },
  render: (request) => {
    drawn.push(request);
    const say = sayer({ words: request.dictionary, locale: request.locale });
    const html = [`<h1>${say("Menu")}</h1>`];
    const head = { title: "Placket" };
    const page = { kind: "page", status: 200, html, head, title: "Placket" } as const;
    return Promise.resolve({
      ...page,
      siteName: "Placket",
      state: "{}",
      file: undefined,
      whenLost: "",
      late: [],
    });
  },
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-translated-"));
  await mkdir(join(dataDir, "translations"));
  await writeFile(join(dataDir, "translations/fr.json"), JSON.stringify({ Menu: "Carte" }));
  const settings = { ...readSettings({ DATA_DIR: dataDir }), writesPerMinute: 0 };
  const fill = (shop: Parameters<Parameters<typeof testApp>[0]>[0]) =>
    aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
  app = await testApp(fill, { settings, storefront });
});

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

it("CONF-37 a store view's pages are drawn with its locale's phrases and tell the browser where they are", async () => {
  const page = await app.fastify.inject({ url: "/", cookies: { store: "fr" } });
  expect(page.body).toContain("<h1>Carte</h1>");
  const address = /data-words="([^"]+)"/.exec(page.body)?.[1] ?? "";
  expect(address).toMatch(/^\/fr-FR\/js-translation\.json\?v=/);
  expect(drawn.at(-1)?.dictionaryUrl).toBe(address);
  expect((await app.fastify.inject(address)).json()).toEqual({ Menu: "Carte" });
});

it("CONF-37 a store view without a dictionary speaks English and asks for none", async () => {
  const page = await app.fastify.inject({ url: "/", cookies: { store: "us" } });
  expect(page.body).toContain("<h1>Menu</h1>");
  expect(page.body).not.toContain("data-words");
  expect((await app.fastify.inject("/en-US/js-translation.json")).json()).toEqual({});
});

it("a page that is kept is drawn anew after a setting changed", async () => {
  const ask = () => app.fastify.inject({ url: "/kept", cookies: { store: "us" } });
  await ask();
  const { length } = drawn;
  await ask();
  expect(drawn).toHaveLength(length);
  await app.shop.db
    .insertInto("config_value")
    .values({ scope: "default", scope_id: 0, path: "phone", value: '"+1 555"' })
    .execute();
  await vi.waitFor(async () => {
    await ask();
    expect(drawn.length).toBeGreaterThan(length);
  }, 15_000);
});
