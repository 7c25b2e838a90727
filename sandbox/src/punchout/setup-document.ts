import { randomUUID } from "node:crypto";
import { escapeHtml } from "../page.ts";

/** Who asks the shop to let a buyer in, and for what. */
export interface Setup {
  readonly domain: string;
  readonly identity: string;
  readonly secret: string;
  readonly operation: "create" | "edit" | "inspect";
  /** Where the cart comes back to. */
  readonly returnUrl: string;
  /** By which the requisition is known. */
  readonly buyerCookie: string;
  readonly lines: readonly Line[];
}

/** A line of a requisition. */
export interface Line {
  readonly quantity: number;
  readonly sku: string;
  readonly key: string;
  readonly description: string;
  readonly unitPrice: string;
  readonly currency: string;
  readonly unit: string;
}

/** A `PunchOutSetupRequest` as procurement systems write it. */
export function setupDocument(setup: Setup, now: number): string {
  const credential = (inner = "") =>
    `<Credential domain="${escapeHtml(setup.domain)}"><Identity>${escapeHtml(setup.identity)}</Identity>${inner}</Credential>`;
  const items = setup.lines.map(
    ({ quantity, sku, key }) =>
      `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${escapeHtml(sku)}</SupplierPartID>` +
      `<SupplierPartAuxiliaryID>${escapeHtml(key)}</SupplierPartAuxiliaryID></ItemID></ItemOut>`,
  );
  const secret = `<SharedSecret>${escapeHtml(setup.secret)}</SharedSecret>`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">' +
    `<cXML payloadID="${randomUUID()}@sandbox" timestamp="${new Date(now).toISOString()}" xml:lang="en-US">` +
    `<Header><From>${credential()}</From>` +
    '<To><Credential domain="NetworkID"><Identity>PLACKET</Identity></Credential></To>' +
    `<Sender>${credential(secret)}<UserAgent>Sandbox procurement</UserAgent></Sender></Header>` +
    `<Request deploymentMode="test"><PunchOutSetupRequest operation="${setup.operation}">` +
    `<BuyerCookie>${escapeHtml(setup.buyerCookie)}</BuyerCookie>` +
    `<BrowserFormPost><URL>${escapeHtml(setup.returnUrl)}</URL></BrowserFormPost>` +
    `${items.join("")}</PunchOutSetupRequest></Request></cXML>`
  );
}
