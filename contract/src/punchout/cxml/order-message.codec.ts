import type { HandedCart, HandedLine } from "@placket/domain/punchout/handed-cart";
import type { Partner } from "@placket/domain/punchout/partner";
import { amountText } from "../amount-text.ts";
import { cxmlDocument, statusElement, type Envelope } from "./envelope.ts";
import type { Credential } from "./setup-request.codec.ts";
import { element, type Xml } from "./xml.ts";

/** Whom an order message is from and to, and by which the buyer's system knows its buyer. */
export interface HandOver {
  readonly envelope: Envelope;
  readonly from: Credential;
  readonly to: Credential;
  readonly buyerCookie: string;
}

/** Characters of a short name. */
const SHORT_NAME_MAX = 50;

/**
 * The document that hands a cart over, strictly in the order of the DTD. It goes through the buyer's browser: no secret
 * stands in it. The buyer may come back to change what was handed over (`operationAllowed`).
 */
export const orderMessage = (handOver: HandOver, cart: HandedCart, partner: Partner): string =>
  message(handOver, null, [
    headerOf(amountText(cart.total), cart.total.currency),
    ...cart.lines.map((line) => itemIn(line, partner, handOver.envelope.locale)),
  ]);

/** Nothing was handed over, and what the system has of before stays as it is (reference 7). */
export const cancelledMessage = (handOver: HandOver, currency: string): string =>
  message(handOver, statusElement(204), [headerOf("0", currency)]);

function message(
  { envelope, from, to, buyerCookie }: HandOver,
  status: Xml | null,
  content: readonly Xml[],
): string {
  return cxmlDocument(
    envelope,
    element(
      "Header",
      {},
      element("From", {}, credentialOf(from)),
      element("To", {}, credentialOf(to)),
      element("Sender", {}, credentialOf(from), element("UserAgent", {}, "Placket")),
    ),
    element(
      "Message",
      {},
      status,
      element("PunchOutOrderMessage", {}, element("BuyerCookie", {}, buyerCookie), content),
    ),
  );
}

const credentialOf = ({ domain, identity }: Credential): Xml =>
  element("Credential", { domain }, element("Identity", {}, identity));

const money = (text: string, currency: string): Xml => element("Money", { currency }, text);

const headerOf = (total: string, currency: string): Xml =>
  element(
    "PunchOutOrderMessageHeader",
    { operationAllowed: "edit" },
    element("Total", {}, money(total, currency)),
  );

function itemIn(line: HandedLine, partner: Partner, locale: string): Xml {
  return element(
    "ItemIn",
    { quantity: String(line.quantity) },
    element(
      "ItemID",
      {},
      element("SupplierPartID", {}, line.sku),
      element("SupplierPartAuxiliaryID", {}, line.key),
    ),
    element(
      "ItemDetail",
      {},
      element("UnitPrice", {}, money(amountText(line.unitPrice), line.unitPrice.currency)),
      element(
        "Description",
        { "xml:lang": locale },
        element("ShortName", {}, line.name.slice(0, SHORT_NAME_MAX)),
        line.description,
      ),
      element("UnitOfMeasure", {}, line.isSet ? partner.setUnit : partner.pieceUnit),
      element("Classification", { domain: partner.classDomain }, partner.classCode),
      partner.fields
        .filter(({ fact }) => line.facts[fact] !== "")
        .map(({ fact, name }) => element("Extrinsic", { name }, line.facts[fact])),
    ),
  );
}
