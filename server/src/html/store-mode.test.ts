import cookie from "@fastify/cookie";
import { GUEST } from "@placket/domain/access/principal";
import { ok } from "@placket/domain/problem";
import fastifyFactory from "fastify";
import { expect, it } from "vitest";
import type { StoreView } from "../store/store-view.ts";
import type { Assets } from "./assets.ts";
import { htmlRoutes } from "./html.ts";

const assets: Assets = {
  files: new Map(),
  start: "/assets/start.js",
  entry: "/assets/entry.js",
  stylesOf: () => [],
  font: undefined,
  chunksOf: () => [],
};

const view: StoreView = {
  id: 1,
  code: "us",
  name: "US",
  websiteId: 1,
  websiteCode: "base",
  groupId: 1,
  groupCode: "main",
  rootCategoryId: 2,
  locale: "en-US",
  countryCode: "US",
  currency: "USD",
};

/** Pages that only note that they were drawn. */
async function aServer() {
  const fastify = fastifyFactory();
  await fastify.register(cookie);
  fastify.get("/rest/:store/V1/xmapi/app-config", () => ({}));
  const drawn: string[] = [];
  htmlRoutes(fastify, {
    storefront: {
      assets,
      render: async ({ url }) => {
        drawn.push(url);
        return { kind: "redirect", status: 302, to: "/drawn" };
      },
    },
    storeUrl: "https://store.example",
    headerPx: () => 1040,
    viewOf: () => view,
    addressIn: async (_from, _to, url) => url,
    askerOf: async () => ok({ principal: GUEST }),
    version: () => ({}),
    epoch: () => "0",
    dictionaryOf: () => undefined,
    outside: () => ({ frames: [] }),
    now: () => 0,
  });
  return { fastify, drawn };
}

it("CONF-43 a store mode that an address names is kept in a cookie and leaves the address; retail clears what is left of a visit", async () => {
  const { fastify, drawn } = await aServer();
  const punchout = await fastify.inject("/?store-mode=punchout");
  expect([punchout.statusCode, punchout.headers.location]).toEqual([302, "/"]);
  expect(punchout.cookies.map(({ name, value }) => [name, value])).toEqual([
    ["store-mode", "punchout"],
  ]);
  const retail = await fastify.inject("/aprons?store-mode=retail&p=2");
  expect([retail.statusCode, retail.headers.location]).toEqual([302, "/aprons?p=2"]);
  expect(retail.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ["store-mode", "", 0],
    ["punchout_session", "", 0],
  ]);
  expect(drawn).toEqual([]);
  expect((await fastify.inject("/?store-mode=moon")).cookies).toEqual([]);
  expect(drawn, "what is no mode is a page like any").toHaveLength(1);
});
