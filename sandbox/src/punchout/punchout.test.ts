import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { openJournal } from "../journal.ts";
import { sandboxApp } from "../app.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { escapeHtml } from "../page.ts";

let shop: FastifyInstance;
let app: FastifyInstance;
let shopOrigin: string;
let close: () => Promise<void>;
const asked: string[] = [];

/** A shop of its own port, which lets in whoever knows the secret. */
beforeEach(async () => {
  asked.length = 0;
  shop = Fastify();
  shop.addContentTypeParser(
    "text/xml",
    { parseAs: "string" },
    async (_: unknown, body: string) => body,
  );
  shop.post<{ Body: string }>("/punchout/cxml", async ({ body }, reply) => {
    asked.push(body);
    const isKnown = body.includes("<SharedSecret>right</SharedSecret>");
    return reply
      .type("text/xml")
      .send(
        isKnown
          ? '<cXML><Response><Status code="200" text="OK"/><PunchOutSetupResponse><StartPage><URL>http://shop.test/start</URL></StartPage></PunchOutSetupResponse></Response></cXML>'
          : '<cXML><Response><Status code="401" text="Unauthorized">Not known.</Status></Response></cXML>',
      );
  });
  shopOrigin = await shop.listen({ port: 0, host: "127.0.0.1" });
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const settings = readSettings({
    SANDBOX_DATA_DIR: dataDir,
    SANDBOX_STORE_ORIGINS: shopOrigin,
    SANDBOX_LOG_LEVEL: "silent",
  });
  const journal = openJournal(dataDir);
  app = sandboxApp({ settings, journal, time: { now: () => 0, wait: () => Promise.resolve() } });
  await app.ready();
  close = async () => {
    await app.close();
    journal.close();
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
});
afterEach(() => close());

const post = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

const begin = (secret: string) => {
  return post("/punchout/begin", {
    shop: shopOrigin,
    domain: "DUNS",
    identity: "7",
    secret,
  });
};

it("PUNCH-04 asks a shop by cXML, takes the cart that comes back, and sends its lines again", async () => {
  const started = await begin("right");
  expect([started.statusCode, started.headers.location]).toEqual([303, "http://shop.test/start"]);
  const cookie = /<BuyerCookie>([^<]+)</.exec(asked[0] ?? "")?.[1] ?? "";
  const document = `<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd"><cXML><Message><PunchOutOrderMessage><BuyerCookie>${cookie}</BuyerCookie><PunchOutOrderMessageHeader operationAllowed="edit"><Total><Money currency="USD">39.90</Money></Total></PunchOutOrderMessageHeader><ItemIn quantity="2"><ItemID><SupplierPartID>CAP</SupplierPartID><SupplierPartAuxiliaryID>4.7</SupplierPartAuxiliaryID></ItemID><ItemDetail><UnitPrice><Money currency="USD">19.95</Money></UnitPrice><Description xml:lang="en"><ShortName>Cap</ShortName>Cap &lt;b&gt;</Description><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemIn></PunchOutOrderMessage></Message></cXML>`;
  const base64 = Buffer.from(document).toString("base64");
  const returned = await post("/punchout/return", { "cxml-base64": base64 });
  const { body } = await app.inject({ url: String(returned.headers.location) });
  expect(body).toContain("<td>2 EA</td><td>CAP</td>");
  expect(body).toContain("Total <b>39.90</b>");
  expect(body).toContain(escapeHtml("Cap <b>"));
  await post(`${String(returned.headers.location)}/edit`, {});
  expect(asked[1]).toContain('operation="edit"');
  expect(asked[1]).toContain("<SupplierPartAuxiliaryID>4.7</SupplierPartAuxiliaryID>");
});

it("PUNCH-04 says why a shop lets nobody in, and asks no shop that it does not know", async () => {
  expect((await begin("wrong")).body).toContain("401 Unauthorized Not known.");
  const other = await post("/punchout/begin", { shop: "http://other.test", secret: "right" });
  expect(other.body).toContain("No shop.");
  expect(asked).toHaveLength(1);
});
