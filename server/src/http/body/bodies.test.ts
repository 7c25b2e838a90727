import cookie from "@fastify/cookie";
import { endpoint } from "@placket/contract/endpoint";
import { BODY_KINDS, type BodyKind } from "@placket/contract/kinds";
import { upload } from "@placket/contract/shapes";
import { ok } from "@placket/domain/problem";
import fastifyFactory, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { mountErrors } from "../errors.ts";
import { calls } from "../mount.ts";
import { openCalls } from "../open-call.ts";
import { readEveryKind, readJsonOnly } from "./bodies.ts";
import { landingIn } from "./landed-file.ts";
import { XML_DEPTH_MAX } from "./xml-body.ts";
import { silentLog } from "../../testing/silent-log.ts";

let app: TestApp;
let fastify: FastifyInstance;

const LIMIT = 20_000;
const row = { source: "hallway §9", can: "shop.browse", errors: [], bodyBytes: LIMIT } as const;
const echo = { ...row, method: "POST", body: z.unknown(), reply: z.unknown() } as const;

/** One call for each kind of body, and for each kind of reply. */
const table = {
  json: endpoint({ ...echo, path: "json", summary: "echo" }),
  form: endpoint({ ...echo, path: "form", summary: "echo", takes: ["form"] }),
  xml: endpoint({ ...echo, path: "xml", summary: "echo", takes: ["xml"] }),
  multipart: endpoint({
    ...row,
    method: "PUT",
    path: "multipart",
    summary: "what came",
    takes: ["multipart"],
    body: z.object({ name: z.string(), file: upload(10_000), more: z.unknown() }),
    reply: z.unknown(),
  }),
  either: endpoint({
    ...echo,
    method: "PATCH",
    path: "either",
    summary: "e",
    takes: ["json", "form"],
  }),
  html: endpoint({ ...row, method: "GET", path: "html", summary: "h", gives: "html" }),
  asXml: endpoint({ ...row, method: "GET", path: "as-xml", summary: "x", gives: "xml" }),
  redirect: endpoint({ ...row, method: "POST", path: "to", summary: "r", gives: "redirect" }),
} as const;

beforeAll(async () => {
  app = await testApp((shop) => aProduct(shop, { sku: "CAP" }).then(() => undefined));
  fastify = fastifyFactory();
  await fastify.register(cookie);
  readJsonOnly(fastify);
  mountErrors(fastify, silentLog);
  await fastify.register(async (scope) => {
    await readEveryKind(scope, landingIn(app.call.settings.dataDir));
    calls(table, {
      json: (_, { body }) => ok(body ?? null),
      form: (_, { body }) => ok(body),
      xml: (_, { body }) => ok(body),
      either: (_, { body }) => ok(body),
      multipart: async (_, { body: { file, ...rest } }) =>
        ok({ ...rest, file: { name: file.name, type: file.type, text: await file.text() } }),
      html: () => ({ html: "<p>it</p>" }),
      asXml: () => ({ xml: "<it/>" }),
      redirect: () => ({ redirect: "//evil.example/a?b=1" }),
    }).mount(scope, { openCall: openCalls(app.call), prefixes: ["/"] });
  });
});
afterAll(async () => {
  await fastify.close();
  await app.close();
});

const send = (
  path: string,
  type: string,
  payload: string | Buffer,
  method: "POST" | "PUT" = "POST",
) => fastify.inject({ method, url: `/${path}`, headers: { "content-type": type }, payload });

/** Sends a form as a browser writes it. */
async function asBrowser(form: FormData) {
  const written = new Request("http://store.example/", { method: "PUT", body: form });
  const payload = Buffer.from(await written.arrayBuffer());
  return send("multipart", written.headers.get("content-type") ?? "", payload, "PUT");
}

describe("a body is read as the kind that its row names (hallway §9)", () => {
  const samples: Readonly<Record<BodyKind, string>> = {
    json: '{"a":"1"}',
    form: "a=1",
    multipart: "--x\r\n",
    xml: "<a>1</a>",
  };
  const kinds = Object.keys(BODY_KINDS) as BodyKind[];
  const pairs = kinds.flatMap((taken) => kinds.map((sent) => [taken, sent] as const));

  it.each(pairs.filter(([taken, sent]) => taken !== sent))(
    "a row that takes %s refuses %s with 415, and says what it takes",
    async (taken, sent) => {
      const method = taken === "multipart" ? "PUT" : "POST";
      const answer = await send(taken, BODY_KINDS[sent][0], samples[sent], method);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({
        key: "access.unsupportedType",
        message: `Send the body as ${BODY_KINDS[taken][0]}.`,
      });
    },
  );

  it("a row may take two kinds", async () => {
    for (const kind of ["json", "form"] as const) {
      const answer = await fastify.inject({
        method: "PATCH",
        url: "/either",
        headers: { "content-type": `${BODY_KINDS[kind][0].toUpperCase()}; charset=UTF-8` },
        payload: samples[kind],
      });
      expect(answer.json()).toEqual({ a: "1" });
    }
    expect((await fastify.inject({ method: "PATCH", url: "/either" })).statusCode).toBe(200);
  });

  it("calls of the store take forms where their row says so, GraphQL takes none", async () => {
    const cap = await app.shop.db.selectFrom("product").select("id").executeTakeFirstOrThrow();
    const post = (url: string, payload: string) =>
      app.fastify.inject({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload,
      });
    const data = encodeURIComponent(JSON.stringify({ id: cap.id, qty: 2 }));
    const added = await post("/rest/us/V1/xmapi/app-add-to-cart", `data=${data}`);
    expect(added.json()).toMatchObject({ items: [{ qty: 2 }] });
    const again = await post("/rest/us/V1/xmapi/app-add-to-cart", `id=${cap.id}&qty=3`);
    expect(again.json()).toMatchObject({ items: [{ qty: 3 }] });
    const nested = `data[id]=${cap.id}&data[qty]=4`;
    const asPhp = await post("/rest/us/V1/xmapi/app-add-to-cart", nested);
    expect(asPhp.json()).toMatchObject({ items: [{ qty: 4 }] });
    expect((await post("/graphql", "query=mutation{createEmptyCart}")).statusCode).toBe(415);
  });
});

const NUMBERED = { items: [{ sku: "CAP", qty: "1" }, { sku: "COAT" }] };

describe("a form", () => {
  it.each([
    ["a stranger's page", { origin: "https://evil.example" }, 403],
    ["a page that hides where it is", { origin: "null" }, 403],
    ["a neighbour without an origin", { "sec-fetch-site": "same-site" }, 403],
    ["a page of the store", { origin: "http://localhost:80" }, 200],
    ["a program", {}, 200],
  ])("from %s, without any cookie", async (_, headers, status) => {
    const answer = await fastify.inject({
      method: "POST",
      url: "/form",
      headers: { "content-type": BODY_KINDS.form[0], host: "localhost:80", ...headers },
      payload: "a=1",
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("is its fields; a name that comes twice is a list; no name reaches the prototype", async () => {
    const answer = await send("form", BODY_KINDS.form[0], "a=1&b=x+y&b=%C3%A9&__proto__=p");
    expect(answer.body).toBe('{"a":"1","b":["x y","é"],"__proto__":"p"}');
  });

  it.each([
    ["data[id]=2&data[qty]=3", { data: { id: "2", qty: "3" } }],
    ["ids[]=1", { ids: ["1"] }],
    ["items[0][sku]=CAP&items[0][qty]=1&items[1][sku]=COAT", NUMBERED],
    ["super_attribute[93]=5&super_attribute[142]=6", { super_attribute: { 93: "5", 142: "6" } }],
    ["a[b]=1&a[b]=2", { a: { b: ["1", "2"] } }],
    ["a]=1&b[=2&[c]=3", { "a]": "1", "b[": "2", "[c]": "3" }],
  ])("is put where its names say: %s", async (body, fields) => {
    const answer = await send("form", BODY_KINDS.form[0], body);
    expect(answer.json()).toEqual(fields);
  });

  it("a name in brackets reaches no prototype either", async () => {
    const { body } = await send("form", BODY_KINDS.form[0], "a[__proto__][b]=1&a[constructor]=2");
    expect(body).toBe('{"a":{"__proto__":{"b":"1"},"constructor":"2"}}');
  });

  it.each([
    ["too many fields", "a=1&".repeat(600), 400],
    ["names too deep", `a${"[b]".repeat(8)}=1`, 400],
    ["a value that holds others", "a=1&a[b]=2", 400],
    ["others below what is a value", "a[b]=2&a=1", 400],
    ["too long a body", `a=${"x".repeat(LIMIT)}`, 413],
    ["a NUL", "a=%00", 400],
  ])("with %s is refused", async (_, body, status) => {
    expect((await send("form", BODY_KINDS.form[0], body)).statusCode).toBe(status);
  });
});

describe("a multipart body", () => {
  it("is its fields and files, as a browser writes them", async () => {
    const file = new File(["B:\0é"], "Löwe 7.dst", { type: "application/x-dst" });
    const form = new FormData();
    for (const [name, value] of [
      ["name", "It"],
      ["more", "1"],
      ["more", "é"],
    ])
      form.append(name ?? "", value ?? "");
    form.append("file", file);
    const answer = await asBrowser(form);
    expect(answer.json()).toEqual({
      name: "It",
      more: ["1", "é"],
      file: { name: "Löwe 7.dst", type: "application/x-dst", text: "B:\0é" },
    });
  });

  const part = (name: string, text = "x") =>
    `--y\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const file = (bytes: number) =>
    `--y\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n${"x".repeat(bytes)}\r\n`;

  it.each([
    ["a file that is no file", part("name") + part("file"), 400],
    ["a file longer than its shape allows", part("name") + file(10_001), 400],
    [
      "parts longer together than the row allows",
      `${part("name") + file(9000)}${file(9000)}${file(9000)}`,
      413,
    ],
    ["one part longer than the row allows", part("name", "x".repeat(LIMIT + 1)), 413],
    ["too many parts", part("name").repeat(70), 413],
    ["a NUL in a field", part("name", "\0") + file(1), 400],
  ])("with %s is refused", async (_, parts, status) => {
    const answer = await send(
      "multipart",
      "multipart/form-data; boundary=y",
      `${parts}--y--\r\n`,
      "PUT",
    );
    expect([answer.statusCode, answer.json<{ key: string }>().key]).toEqual([
      status,
      status === 413 ? "access.bodyTooLarge" : "access.badRequest",
    ]);
  });

  it.each([
    ["no boundary", "multipart/form-data", "x"],
    ["an end that never comes", "multipart/form-data; boundary=y", part("name")],
    ["nothing in it", "multipart/form-data; boundary=y", ""],
  ])("with %s is refused", async (_, type, body) => {
    expect((await send("multipart", type, body, "PUT")).statusCode).toBe(400);
  });
});

describe("an XML body", () => {
  const read = (text: string) => send("xml", "text/xml; charset=utf-8", text);

  it("is a tree of texts; attributes stand after @, siblings of one name are a list", async () => {
    const text = `<?xml version="1.0"?><cXML payloadID="7"><Id>0042</Id><I n="1">&#xe9; &amp; &lt;b&gt;</I><I><![CDATA[<c>]]></I></cXML>`;
    expect((await read(text)).json()).toEqual({
      cXML: { "@payloadID": "7", Id: "0042", I: [{ "@n": "1", "#text": "é & <b>" }, "<c>"] },
    });
  });

  it.each([
    ["a document type", `<!DOCTYPE a SYSTEM "file:///etc/passwd"><a>&x;</a>`],
    ["entities of its own", `<!doctype a [<!ENTITY b "c">]><a>&b;</a>`],
    ["elements too deep", "<a>".repeat(XML_DEPTH_MAX + 2) + "</a>".repeat(XML_DEPTH_MAX + 2)],
    ["an element that stays open", "<a><b></a>"],
    ["no element", "a"],
    ["a NUL", "<a>\0</a>"],
  ])("with %s is refused", async (_, text) => {
    const answer = await read(text);
    expect([answer.statusCode, answer.json<{ key: string }>().key]).toEqual([
      400,
      "access.badRequest",
    ]);
  });
});

describe("a reply is the kind that its row names", () => {
  it("a document is looked at and does nothing", async () => {
    const { headers, body } = await fastify.inject("/html");
    expect(body).toBe("<p>it</p>");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
  });

  it("XML says so", async () => {
    const { headers, body } = await fastify.inject("/as-xml");
    expect([headers["content-type"], body]).toEqual(["application/xml; charset=utf-8", "<it/>"]);
  });

  it("a redirect is asked for by GET and stays in the store", async () => {
    const answer = await fastify.inject({ method: "POST", url: "/to" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/evil.example/a?b=1"]);
  });
});
