import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { nameIn, type GivenNotice, type HeardNotice, type Notice } from "../notice.ts";
import { fieldsOf, listIn, type Fields, type PaypalLine } from "./paypal-line.ts";

/**
 * A notice of PayPal's. PayPal says itself whether it is: it is asked, with the notice as it came, for a certificate
 * from an address that a stranger names would be no better.
 */
export async function readPaypalNotice(
  line: PaypalLine,
  webhookId: string | undefined,
  given: GivenNotice,
): Promise<HeardNotice> {
  const { body } = given;
  const signed = signatureOf(given);
  const notice = noticeIn(body);
  if (webhookId === undefined || !signed || !notice) return "forged";
  // The event as it came, sign for sign: written anew it would be another.
  const head = JSON.stringify({ ...signed, webhook_id: webhookId }).slice(0, -1);
  const answer = await line({
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    body: `${head},"webhook_event":${body}}`,
    isStrangers: true,
  });
  if (answer.kind === "unanswered") return "unanswered";
  const isTheirs = answer.kind === "said" && answer.body["verification_status"] === "SUCCESS";
  return isTheirs ? notice : "forged";
}

/** The five headers of a signature; undefined unless all are there and look like it: PayPal is not asked for nothing. */
function signatureOf({ headers, receivedAt }: GivenNotice) {
  const given = Object.entries(SHAPES).map(([field, { header, shape }]) => {
    const value = headers[header];
    return [field, typeof value === "string" && shape.test(value) ? value : ""] as const;
  });
  const signed = Object.fromEntries(given) as Record<keyof typeof SHAPES, string>;
  if (Object.values(signed).includes("")) return undefined;
  const certificate = URL.parse(signed.cert_url);
  const isAtPaypal = certificate && /(^|\.)paypal\.com$/.test(certificate.hostname);
  const age = receivedAt.getTime() - Date.parse(signed.transmission_time);
  return isAtPaypal && age > -AHEAD_MS && age < REPEATED_MS ? signed : undefined;
}

/** What PayPal is asked with, of which header, and what that looks like. */
const SHAPES = {
  transmission_id: { header: "paypal-transmission-id", shape: /^[\w-]{1,50}$/ },
  transmission_time: {
    header: "paypal-transmission-time",
    shape: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[\w:.+-]{1,20}$/,
  },
  transmission_sig: { header: "paypal-transmission-sig", shape: /^[A-Za-z\d+/]{40,500}={0,2}$/ },
  auth_algo: { header: "paypal-auth-algo", shape: /^SHA\d{1,4}with[A-Z]{1,10}$/ },
  cert_url: { header: "paypal-cert-url", shape: /^https:.{1,500}$/ },
} as const;

/** PayPal repeats a notice for three days; its clock may be ahead of ours. */
const REPEATED_MS = 4 * DAY_MS;
const AHEAD_MS = HOUR_MS;

/** What the text of a notice tells, once it is known to be PayPal's; undefined where it tells nothing. */
function noticeIn(text: string): Notice | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? undefined : noticeOf(fieldsOf(value));
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
