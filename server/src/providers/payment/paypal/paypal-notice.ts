import { nameIn, type GivenNotice, type HeardNotice, type Notice } from "../notice.ts";
import { fieldsOf, listIn, type Fields, type PaypalLine } from "./paypal-line.ts";

/**
 * A notice of PayPal's. PayPal says itself whether it is: it is asked, with the notice as it came, for a certificate
 * from an address that a stranger names would be no better.
 */
export async function readPaypalNotice(
  line: PaypalLine,
  webhookId: string | undefined,
  { headers, body }: GivenNotice,
): Promise<HeardNotice> {
  const signed = signatureOf(headers);
  const event = jsonOf(body);
  if (webhookId === undefined || !signed || !event) return "forged";
  // The event as it came, sign for sign: written anew it would be another.
  const head = JSON.stringify({ ...signed, webhook_id: webhookId }).slice(0, -1);
  const answer = await line({
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    body: `${head},"webhook_event":${body}}`,
  });
  if (answer.kind === "unanswered") return "unanswered";
  const isTheirs = answer.kind === "said" && answer.body["verification_status"] === "SUCCESS";
  return (isTheirs && noticeOf(event)) || "forged";
}

/** The five headers of a signature; undefined unless all are there and look like it: PayPal is not asked for nothing. */
function signatureOf(headers: GivenNotice["headers"]) {
  const [id, time, signature, algorithm, address] = HEADERS.map((name) => headers[name]).map(
    (value) => (typeof value === "string" && value.length <= HEADER_MAX ? value : ""),
  );
  const certificate = URL.parse(address ?? "");
  const isAtPaypal =
    certificate?.protocol === "https:" && /(^|\.)paypal\.com$/.test(certificate.hostname);
  if (!id || !time || !signature || !algorithm || !isAtPaypal) return undefined;
  return {
    transmission_id: id,
    transmission_time: time,
    transmission_sig: signature,
    auth_algo: algorithm,
    cert_url: certificate.href,
  };
}

const HEADERS = [
  "paypal-transmission-id",
  "paypal-transmission-time",
  "paypal-transmission-sig",
  "paypal-auth-algo",
  "paypal-cert-url",
];
const HEADER_MAX = 512;

function jsonOf(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

function noticeOf(event: Fields): Notice | undefined {
  const eventId = nameIn(event["id"]);
  const kind = nameIn(event["event_type"]);
  if (eventId === null || kind === null) return undefined;
  const resource = fieldsOf(event["resource"]);
  const [disputed = {}] = listIn(resource, "disputed_transactions");
  const related = fieldsOf(fieldsOf(resource["supplementary_data"])["related_ids"]);
  return {
    eventId,
    kind,
    concern: CONCERNS.find(([begin]) => kind.startsWith(begin))?.[1] ?? "staff",
    key: nameIn(resource["invoice_id"]) ?? nameIn(disputed["invoice_number"]),
    reference: nameIn(related["order_id"]),
  };
}

/** What kinds of notices are about, by how they begin. */
const CONCERNS: readonly (readonly [string, Notice["concern"]])[] = [
  ["PAYMENT.AUTHORIZATION.", "money"],
  ["PAYMENT.CAPTURE.", "money"],
  ["PAYMENT.REFUND.", "money"],
  // Before a payment is placed: nothing has moved.
  ["CHECKOUT.", "nothing"],
  ["PAYMENT.ORDER.", "nothing"],
];
