import { XMLParser } from "fast-xml-parser";
import { expect } from "vitest";
import { aPortal } from "../../portal/testing/a-portal.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import type { TestApp } from "../../testing/test-app.ts";

const SECRET = "a secret of both sides";
export const RETURN = "https://buy.example/return?requisition=7";

/** A partner as staff write it; `portalId` is put in by `aPartner`. */
export const PARTNER = {
  name: "Harbor Buying",
  isActive: true,
  protocol: "cxml",
  domain: "DUNS",
  identity: "942888711",
  groupId: 1,
  storeViewId: 1,
  returnHosts: ["buy.example"],
  formKind: "cxml-base64",
  pieceUnit: "EA",
  setUnit: "SET",
  classDomain: "UNSPSC",
  classCode: "53102700",
  fields: [{ fact: "embroidery", name: "Embroidery" }],
  secret: SECRET,
};

/** A shop with a portal and two partners of it: one speaks cXML, the other OCI. */
export async function aPunchoutShop(app: TestApp) {
  const session = await aStaffSession(app);
  const portal = await aPortal(app, session, { forceLogin: true });
  const add = async (change: object) => {
    const body = { ...PARTNER, portalId: portal.id, ...change };
    const answer = await callAdmin(app, "POST punchout-partners", { session, body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ readonly id: number; readonly version: number }>();
  };
  const cxml = await add({});
  const oci = await add({
    name: "Harbor SAP",
    protocol: "oci",
    domain: "",
    identity: "HARBOR",
    fields: [{ fact: "embroidery", name: "CUST_FIELD5" }],
  });
  return { session, portal, cxml, oci };
}

/** What a setup request says otherwise than a plain one. */
interface Request {
  readonly operation?: string;
  readonly secret?: string;
  readonly identity?: string;
  readonly url?: string;
  readonly payload?: string;
  readonly cookie?: string;
  /** More credentials of the buyer's organization, before its own. */
  readonly others?: string;
  /** In the place of the usual document type. */
  readonly doctype?: string;
  /** Elements behind the address. */
  readonly items?: string;
}

let counted = 0;

/** A setup request as real systems send it, with the contact before the address. */
export function setupXml({
  operation = "create",
  secret = SECRET,
  identity = "942888711",
  url = RETURN,
  payload = `${(counted += 1)}@buy.example`,
  cookie = "1CX3L4843PPZO",
  others = "",
  doctype = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">',
  items = "",
}: Request = {}): string {
  const credential = (inner = "") =>
    `<Credential domain="DUNS"><Identity>${identity}</Identity>${inner}</Credential>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
${doctype}
<cXML payloadID="${payload}" timestamp="2026-03-02T10:00:00+00:00" xml:lang="en-US">
  <Header>
    <From>${others}${credential()}</From>
    <To><Credential domain="NetworkID"><Identity>PLACKET</Identity></Credential></To>
    <Sender>${credential(`<SharedSecret>${secret}</SharedSecret>`)}<UserAgent>Buy 1</UserAgent></Sender>
  </Header>
  <Request deploymentMode="production">
    <PunchOutSetupRequest operation="${operation}">
      <BuyerCookie>${cookie}</BuyerCookie>
      <Extrinsic name="CostCenter">610</Extrinsic>
      <Contact role="endUser"><Name xml:lang="en">Mo</Name><Email>mo@buy.example</Email></Contact>
      <BrowserFormPost><URL>${url.replaceAll("&", "&amp;")}</URL></BrowserFormPost>
      ${items}
    </PunchOutSetupRequest>
  </Request>
</cXML>`;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => name === "ItemIn",
});

type Tree = Readonly<Record<string, never>> & { readonly [name: string]: Tree };

/** A document as a procurement system reads it. */
export const readDocument = (text: string): Tree =>
  (parser.parse(text.replace(/<!DOCTYPE[^>]*>/, "")) as { cXML: Tree }).cXML;

/** Sends a document to the store; gives its status, and where the buyer comes in. */
export async function ask(app: TestApp, document: string, address = "203.0.113.9") {
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/punchout/cxml",
    headers: { "content-type": "text/xml; charset=utf-8" },
    payload: document,
    remoteAddress: address,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("text/xml");
  const { Response: said } = readDocument(answer.body) as unknown as {
    Response: {
      Status: { "@code": string };
      PunchOutSetupResponse?: { StartPage: { URL: string } };
    };
  };
  return {
    code: Number(said.Status["@code"]),
    startUrl: said.PunchOutSetupResponse?.StartPage.URL,
    body: answer.body,
  };
}

/** The cookies that a browser keeps of an answer. */
const cookiesOf = (answer: {
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}): Record<string, string> =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

/** Opens the link in a browser; gives its cookies and where it is led. */
export async function comeIn(app: TestApp, startUrl: string | undefined) {
  const url = new URL(startUrl ?? "");
  const answer = await app.fastify.inject({ url: url.pathname + url.search });
  return { cookies: cookiesOf(answer), location: answer.headers.location };
}

/** Comes in by a new request. */
export async function visit(app: TestApp, request: Request = {}) {
  const { code, startUrl, body } = await ask(app, setupXml(request));
  expect(code, body).toBe(200);
  return comeIn(app, startUrl);
}

/** Presses the button that hands over, or the one that leaves; gives the form that the browser is to send. */
export async function leave(
  app: TestApp,
  cookies: Record<string, string>,
  { by = "submit", origin = app.call.settings.storeUrl } = {},
) {
  const answer = await app.fastify.inject({
    method: "POST",
    url: `/m2po/cart/${by}`,
    cookies,
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    payload: "",
  });
  const fields = [...answer.body.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, unescaped(value)] as const,
  );
  const action = /<form [^>]*action="([^"]+)"/.exec(answer.body)?.[1];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    location: answer.headers.location,
    cookies: cookiesOf(answer),
    action: action === undefined ? undefined : unescaped(action),
    fields: fields.filter(([name]) => name !== "viewport"),
    body: answer.body,
  };
}

const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** The document of a form, however it travels. */
export function documentIn(fields: readonly (readonly [string, string])[]): string {
  const [name, value] = fields[0] ?? ["", ""];
  return name === "cxml-base64" ? Buffer.from(value, "base64").toString("utf8") : value;
}
