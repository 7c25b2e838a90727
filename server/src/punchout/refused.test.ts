import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, setupXml } from "./testing/a-procurement-system.ts";
import { aBuyingShop, type BuyingShop } from "./testing/a-buying-shop.ts";

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
});
