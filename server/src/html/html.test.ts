import { aCustomer, GUEST, type Principal } from "@placket/domain/access/principal";
import { ok, problem, refuse } from "@placket/domain/problem";
import cookie from "@fastify/cookie";
import fastifyFactory from "fastify";
import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { drawnFor } from "../session/drawn-for.ts";
import type { StoreView } from "../store/store-view.ts";
import { askAsWritten } from "../testing/ask-as-written.ts";
import type { Assets, StaticFile } from "./assets.ts";
import { htmlRoutes } from "./html.ts";
import type { DrawnPage, DrawRequest } from "@placket/contract/page-drawing";

const OUTSIDE = { frames: ["https://pay.example"] };

const view = (code: string): StoreView => ({
  id: 1,
  code,
  name: code,
  websiteId: 1,
  websiteCode: "base",
  groupId: 1,
  groupCode: "main",
  rootCategoryId: 2,
  locale: "en-US",
  countryCode: "US",
  currency: "USD",
});

const aStyle = (text: string) => ({
  type: "text/css; charset=utf-8",
  body: Buffer.from(text),
  encodings: { br: undefined, gzip: undefined },
  isImmutable: true,
  etag: '"1"',
});

const script = Buffer.from("start()");
const assets: Assets = {
  files: new Map<string, StaticFile>([
    ["/assets/frame-1.css", aStyle("body{margin:0}@media (width<=65em){h1{margin:0}}")],
    ["/assets/page-1.css", aStyle("h1{margin:0}")],
    [
      "/assets/entry-1.js",
      {
        type: "text/javascript; charset=utf-8",
        body: script,
        encodings: { br: Buffer.from("br twin"), gzip: undefined },
        isImmutable: true,
        etag: '"1"',
      },
    ],
  ]),
  start: "/assets/start-1.js",
  entry: "/assets/entry-1.js",
  stylesOf: (files) => [
    "/assets/frame-1.css",
    ...(files.includes("src/page.ts") ? ["/assets/page-1.css"] : []),
  ],
  font: "/assets/archivo-1.woff2",
  chunksOf: (files) => files.map(() => "/assets/page-1.js"),
};

const aPage = (change: Partial<Extract<DrawnPage, { kind: "page" }>> = {}): DrawnPage => ({
  kind: "page",
  status: 200,
  title: "Chef coats | Placket",
  head: { title: "Chef coats", canonical: "/chef-coats" },
  siteName: "Placket",
  html: ["<h1>Chef coats</h1>"],
  state: "{}",
  file: "src/page.ts",
  whenLost: "",
  late: [],
  ...change,
});

/** A server whose storefront answers with `render`; `asked` tells what was drawn. */
async function aServer(
  render: (request: DrawRequest) => DrawnPage | Promise<DrawnPage>,
  askers: Readonly<Record<string, Principal>> = {},
) {
  const fastify = fastifyFactory();
  await fastify.register(cookie);
  fastify.get("/rest/:store/V1/xmapi/app-config", () => ({ store_name: "Placket" }));
  fastify.get("/rest/:store/V1/xmapi/app-prices", () => ({
    for: drawnFor()?.groupId,
    who: drawnFor()?.kind,
  }));
  const asked: string[] = [];
  const shown = { version: {}, epoch: 0 };
  htmlRoutes(fastify, {
    storefront: {
      assets,
      render: async (request) => {
        asked.push(`${request.storeCode} ${request.url}`);
        return render(request);
      },
    },
    storeUrl: "https://store.example",
    headerPx: () => 1040,
    viewOf: (code) => view(code === "fr" ? "fr" : "us"),
    addressIn: async (_from, _to, url) => url,
    askerOf: async ({ headers }) => {
      const principal = askers[String(headers["x-asker"])] ?? GUEST;
      return headers["x-asker"] === "over"
        ? refuse(problem("access.loginRequired"))
        : ok({ principal });
    },
    version: () => shown.version,
    epoch: () => String(shown.epoch),
    dictionaryOf: (locale) =>
      locale === "fr-FR" ? { words: { Menu: "Carte" }, version: "1" } : undefined,
    outside: () => OUTSIDE,
    now: () => 0,
  });
  return { fastify, asked, shown };
}

describe("pages as HTML", () => {
  it("carry what was drawn, its state, and the head", async () => {
    const { fastify } = await aServer(() => aPage());
    const { statusCode, headers, body } = await fastify.inject("/chef-coats");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain('<div id="app"><h1>Chef coats</h1></div>');
    expect(body).toContain('<link rel="canonical" href="https://store.example/chef-coats">');
    expect(body).toContain("<style>body{margin:0}@media (width<=1040px){h1{margin:0}}\n");
    expect(body).toContain('data-scripts="/assets/entry-1.js /assets/page-1.js"');
  });

  it("no page can break out of its text, its attributes or its state", async () => {
    const evil = '</script><script>alert(1)</script>"><img onerror=x>';
    const { fastify } = await aServer(() =>
      aPage({
        title: evil,
        head: { title: evil, description: evil, jsonLd: [{ name: evil }] },
        state: JSON.stringify({ text: evil }),
      }),
    );
    const { body } = await fastify.inject("/");
    expect(body).not.toContain("<script>alert");
    expect(body).not.toContain("<img onerror");
    const state = /id="page-state"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? "";
    expect(JSON.parse(state)).toEqual({ text: evil });
  });

  it("are drawn once for everybody who asks the same, and again when the catalogue has changed or a price begun", async () => {
    const { fastify, asked, shown } = await aServer(() => aPage());
    await Promise.all([fastify.inject("/a"), fastify.inject("/a")]);
    await fastify.inject("/a?utm_source=mail&gclid=1");
    expect(asked).toEqual(["us /a"]);
    await fastify.inject("/a?p=2");
    shown.version = {};
    await fastify.inject("/a");
    shown.epoch += 1;
    await fastify.inject("/a");
    expect(asked).toEqual(["us /a", "us /a?p=2", "us /a", "us /a"]);
  });

  it("are drawn apart for each price class, portal and channel, and for nobody in particular", async () => {
    const buyer = { customerId: 4, email: "a@example.com", groupId: 2 };
    const askers = {
      buyer: aCustomer(buyer),
      colleague: aCustomer({ ...buyer, customerId: 5 }),
      wholesale: aCustomer({ ...buyer, groupId: 3 }),
      portal: aCustomer({ ...buyer, organizationId: 9 }),
      punchout: aCustomer({ ...buyer, channel: "punchout-inspect" }),
    };
    const prices: string[] = [];
    const { fastify } = await aServer(async ({ send }) => {
      prices.push((await send({ method: "GET", path: "app-prices", isOfEveryPage: false })).text);
      return aPage();
    }, askers);
    for (const asker of ["guest", ...Object.keys(askers), "guest", "buyer"]) {
      await fastify.inject({ url: "/coats", headers: { "x-asker": asker } });
    }
    const asked = (group: number) => `{"for":${group},"who":"guest"}`;
    expect(prices).toEqual([asked(0), asked(2), asked(3), asked(2), asked(2)]);
  });

  it("are not drawn for whoever may not look at the store", async () => {
    const nobody = { ...GUEST, permissions: new Set<never>() };
    const { fastify, asked } = await aServer(() => aPage(), { nobody });
    for (const [asker, key] of [
      ["nobody", "access.loginRequired"],
      ["over", "access.loginRequired"],
    ]) {
      const answer = await fastify.inject({ url: "/coats", headers: { "x-asker": asker } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ key });
    }
    expect(asked).toEqual([]);
  });

  it("are sent compressed, and not at all when the browser holds them", async () => {
    const { fastify } = await aServer(() => aPage());
    const packed = await fastify.inject({ url: "/", headers: { "accept-encoding": "gzip" } });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(packed.rawPayload).toString()).toContain("Chef coats");
    const etag = String(packed.headers["etag"]);
    const again = await fastify.inject({ url: "/", headers: { "if-none-match": etag } });
    expect(again.statusCode).toBe(304);
  });

  it("are the same in every encoding, whichever was asked for first", async () => {
    const { fastify, asked } = await aServer(() => aPage({ html: ["<h1>Chef coats – 24</h1>"] }));
    const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    const texts: string[] = [];
    for (const encoding of ["gzip", "br", "identity", "br"] as const) {
      const headers = { "accept-encoding": encoding };
      const answer = await fastify.inject({ url: "/", headers });
      expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
      texts.push(read[encoding](answer.rawPayload).toString());
    }
    expect(texts[0]).toContain("<h1>Chef coats – 24</h1>");
    expect(new Set(texts).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it("share what every page asks, until that may have changed or somebody sees another store", async () => {
    const buyer = aCustomer({ customerId: 4, email: "a@example.com", groupId: 2 });
    const path = "app-prices";
    const answers: object[] = [];
    const { fastify, shown } = await aServer(
      async ({ send }) => {
        answers.push(await send({ method: "GET", path, isOfEveryPage: true }));
        return aPage();
      },
      { buyer },
    );
    const ask = (url: string, asker = "guest") =>
      fastify.inject({ url, headers: { "x-asker": asker } });
    await ask("/a");
    await ask("/b");
    await ask("/a", "buyer");
    shown.version = {};
    await ask("/a");
    const [first, second, other, later] = answers;
    expect(second).toBe(first);
    expect(other).toMatchObject({ text: '{"for":2,"who":"guest"}' });
    expect(later).not.toBe(first);
    expect(later).toEqual(first);
  });

  it("that do not exist answer 404 and are not kept", async () => {
    const { fastify, asked } = await aServer(() => aPage({ status: 404 }));
    expect((await fastify.inject("/nowhere")).statusCode).toBe(404);
    expect((await fastify.inject("/nowhere")).headers["cache-control"]).toBe("no-store");
    expect(asked).toHaveLength(2);
  });

  it.each(["//a:b", "/\\a:b", "//[", "///a:b"])(
    "issue 8 B11: %s names no other host",
    async (url) => {
      const { fastify, asked } = await aServer(() => aPage({ status: 404 }));
      await fastify.listen({ host: "127.0.0.1", port: 0 });
      onTestFinished(() => fastify.close());
      expect(await askAsWritten(fastify, url)).toMatchObject({ status: 404 });
      expect(asked).toStrictEqual([`us /${url.replace(/^[/\\]+/, "")}`]);
    },
  );

  it("that have moved answer 301, within this site only", async () => {
    const { fastify } = await aServer(({ url }) => ({
      kind: "redirect",
      to: url === "/evil" ? "//evil.example" : "/new",
      status: 301,
    }));
    const moved = await fastify.inject("/old");
    expect([moved.statusCode, moved.headers.location]).toEqual([301, "/new"]);
    expect((await fastify.inject("/evil")).headers.location).toBe("/evil.example");
  });

  it("UI-11 a redirect leaves its message in a cookie that the next page shows once", async () => {
    const { fastify } = await aServer(() => ({
      kind: "redirect",
      to: "/chef-coats",
      status: 302,
      message: "Merrow is no longer available.",
    }));
    const [left] = (await fastify.inject("/merrow")).cookies;
    expect(left?.name).toBe("mage-messages");
    expect(JSON.parse(left?.value ?? "")).toEqual([
      { type: "primary", text: "Merrow is no longer available." },
    ]);
  });

  it("have a policy that names no inline script, the stylesheet's hash and the payment's frame", async () => {
    const { fastify } = await aServer(() => aPage());
    const { headers, body } = await fastify.inject("/");
    const policy = String(headers["content-security-policy"]);
    const css = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? "";
    const hash = createHash("sha256").update(css).digest("base64");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-src https://pay.example");
  });

  it("ask the store API within the process, for the visitor's store", async () => {
    let answer: unknown;
    const { fastify } = await aServer(async ({ send }) => {
      answer = await send({ method: "GET", path: "app-config", isOfEveryPage: false });
      return aPage();
    });
    await fastify.inject("/");
    expect(answer).toEqual({ status: 200, text: '{"store_name":"Placket"}' });
  });

  it("___store is remembered in a cookie and leaves the address", async () => {
    const { fastify, asked } = await aServer(() => aPage());
    const chosen = await fastify.inject("/aprons?p=2&___store=fr");
    expect(chosen.headers.location).toBe("/aprons?p=2");
    expect(chosen.cookies[0]).toMatchObject({ name: "store", value: "fr" });
    await fastify.inject({ url: "/aprons", cookies: { store: "fr" } });
    expect(asked).toEqual(["fr /aprons"]);
  });

  it("are none of the interface's addresses", async () => {
    const { fastify, asked } = await aServer(() => aPage());
    const urls = ["/rest/us/V1/xmapi/app-nothing", "/graphql", "/media/x.webp", "/assets/x.js"];
    for (const url of urls) {
      expect((await fastify.inject(url)).statusCode).toBe(404);
    }
    expect(asked).toEqual([]);
  });
});

describe("files beside the pages", () => {
  it("hashed files stay for a year and come compressed", async () => {
    const { fastify } = await aServer(() => aPage());
    const plain = await fastify.inject("/assets/entry-1.js");
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(plain.body).toBe("start()");
    const headers = { "accept-encoding": "gzip, br" };
    const packed = await fastify.inject({ url: "/assets/entry-1.js", headers });
    expect([packed.headers["content-encoding"], packed.body]).toEqual(["br", "br twin"]);
  });

  it("CONF-37 /{locale}/js-translation.json has the phrases of the locale", async () => {
    const { fastify } = await aServer(() => aPage());
    const answer = await fastify.inject("/fr-FR/js-translation.json");
    expect(answer.json()).toEqual({ Menu: "Carte" });
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
    const kept = await fastify.inject("/fr-FR/js-translation.json?v=1");
    expect(kept.headers["cache-control"]).toContain("immutable");
    expect((await fastify.inject("/de-DE/js-translation.json")).json()).toEqual({});
  });
});
