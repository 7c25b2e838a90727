import { keptExchange } from "../kept-exchange.ts";
import { PaymentMisuse } from "../payment-provider.ts";

/** How PayPal is reached. */
export interface PaypalAccess {
  /** Where its calls begin, without a slash at the end. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What PayPal calls the address that it sends its notices to; without one, none is believed. */
  readonly webhookId: string | undefined;
  readonly timeoutMs: number;
  /** Questions on their way at once; as many as there are unless told. */
  readonly atOnce?: number;
}

interface PaypalQuestion {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  /** An object, or JSON as it is to go out. */
  readonly body?: object | string;
  /** Asked for twice with one id it is done once. */
  readonly requestId?: string;
  /** It holds what a stranger wrote: that PayPal cannot read it is an answer, and no fault of ours. */
  readonly isStrangers?: true;
}

/** An answer of PayPal: what it says, what it refuses with which issue of which field, or none that says anything. */
export type PaypalAnswer =
  | { readonly kind: "said"; readonly body: Fields }
  | { readonly kind: "refused"; readonly issue: string; readonly field: string }
  | { readonly kind: "missing" }
  | { readonly kind: "unanswered" };

export type Fields = Readonly<Record<string, unknown>>;
export type PaypalLine = (question: PaypalQuestion) => Promise<PaypalAnswer>;

/**
 * Asks PayPal with a bearer's token, which is fetched when there is none and once anew when it is good no more.
 * @throws PaymentMisuse when PayPal refuses our keys or does not understand the request.
 */
export function paypalLine(access: PaypalAccess): PaypalLine {
  const { origin, pathname } = new URL(access.url);
  const base = pathname === "/" ? "" : pathname;
  const exchange = keptExchange(origin, access.timeoutMs, { atOnce: access.atOnce });
  let bearer: Promise<string | undefined> | undefined;

  const fetchBearer = async () => {
    const keys = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString("base64");
    const heard = await exchange({
      method: "POST",
      path: `${base}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${keys}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    if (heard?.status === 401) throw new PaymentMisuse("PayPal does not take our keys");
    const token = heard && fieldsIn(heard.text)?.["access_token"];
    return heard?.status === 200 && typeof token === "string" ? token : undefined;
  };
  /** One fetching for all who ask at once; what was not heard is fetched anew by the next. */
  const bearerNow = async () => {
    bearer ??= fetchBearer();
    const mine = bearer;
    const token = await mine.catch((error: unknown) => {
      if (bearer === mine) bearer = undefined;
      throw error;
    });
    if (token === undefined && bearer === mine) bearer = undefined;
    return token;
  };
  const ask = async ({ method, path, body, requestId }: PaypalQuestion) => {
    const token = await bearerNow();
    if (token === undefined) return undefined;
    const heard = await exchange({
      method,
      path: base + path,
      headers: {
        authorization: `Bearer ${token}`,
        prefer: "return=representation",
        ...(requestId !== undefined && { "paypal-request-id": requestId }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    if (heard?.status === 401) bearer = undefined;
    return heard;
  };
  return async (question) => {
    const first = await ask(question);
    const heard = first?.status === 401 ? await ask(question) : first;
    return heard ? answerOf(heard, question) : { kind: "unanswered" };
  };
}

function answerOf(
  { status, text }: { readonly status: number; readonly text: string },
  { method, path, isStrangers }: PaypalQuestion,
): PaypalAnswer {
  if (status === 204) return { kind: "said", body: {} };
  const body = fieldsIn(text);
  // A request that PayPal works on already, and one too many, are asked again like one that was not heard.
  if (!body || status >= 500 || BUSY.has(status)) return { kind: "unanswered" };
  if (status < 300) return { kind: "said", body };
  if (status === 404) return { kind: "missing" };
  const { issue, field } = issueOf(body);
  // A body that PayPal cannot read is a fault of ours, unless it names what its buyer typed.
  if (status === 422 || (status === 400 && (isStrangers === true || isAboutAddress(field)))) {
    return { kind: "refused", issue, field };
  }
  throw new PaymentMisuse(`PayPal refused ${method} ${path}: ${status} ${issue}`);
}

const BUSY: ReadonlySet<number> = new Set([408, 409, 429]);

/** Whether a field of a request is a part of where the goods go. */
export const isAboutAddress = (field: string): boolean => /\/shipping(\/|$)/.test(field);

function issueOf({ details, name }: Fields): { readonly issue: string; readonly field: string } {
  const first = fieldsOf(Array.isArray(details) ? details[0] : undefined);
  return { issue: textIn(first, "issue") || String(name), field: textIn(first, "field") };
}

/** The fields of a JSON object; undefined for what is none. */
function fieldsIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of what is an object, none of what is not. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

/** The text under a name, "" without one. */
export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** The entries of a list, none of what is no list. */
export const listIn = (fields: Fields, name: string): readonly Fields[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.map(fieldsOf) : [];
};
