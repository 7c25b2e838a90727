import { keptExchange } from "../kept-exchange.ts";
import { PaymentMisuse } from "../payment-provider.ts";

/** How Credit Key is reached. */
export interface CreditAccess {
  /** Where its calls begin, without a slash at the end. */
  readonly url: string;
  readonly publicKey: string;
  readonly sharedSecret: string;
  readonly timeoutMs: number;
}

interface CreditQuestion {
  /** The last part of the address: `begin_checkout`. */
  readonly call: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** It only looks something up. */
  readonly isLook?: true;
  /** What is asked for twice is done twice, and no key keeps that from happening. */
  readonly isOnce?: true;
}

/** An answer of Credit Key: what it says, that it refuses, or none that says anything. */
type CreditAnswer =
  | { readonly kind: "said"; readonly body: Fields }
  | { readonly kind: "refused" }
  | { readonly kind: "missing" }
  | { readonly kind: "unanswered" };

export type Fields = Readonly<Record<string, unknown>>;
export type CreditLine = (question: CreditQuestion) => Promise<CreditAnswer>;

/** Bytes of an answer: an order comes with all its lines. */
const ANSWER_MAX = 2 * 1024 * 1024;

/**
 * Asks Credit Key, with both keys in each request: in the body of what is posted, in the address of what is looked up.
 * @throws PaymentMisuse when Credit Key refuses our keys.
 */
export function creditLine(access: CreditAccess): CreditLine {
  const { origin, pathname } = new URL(access.url);
  const base = pathname === "/" ? "" : pathname;
  const exchange = keptExchange(origin, access.timeoutMs, { answerMax: ANSWER_MAX });
  const keys = { public_key: access.publicKey, shared_secret: access.sharedSecret };
  return async ({ call, fields, isLook, isOnce }) => {
    const path = `${base}/ecomm/${call}`;
    const whole = { ...fields, ...keys };
    const heard = await exchange(
      isLook
        ? { method: "GET", path: `${path}?${queryOf(whole)}`, headers: {} }
        : {
            method: "POST",
            path,
            headers: { "content-type": "application/json" },
            body: JSON.stringify(whole),
            ...(isOnce && { isOnce }),
          },
    );
    return heard ? answerOf(heard, call) : { kind: "unanswered" };
  };
}

const queryOf = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

function answerOf(
  { status, text }: { readonly status: number; readonly text: string },
  call: string,
): CreditAnswer {
  if (status === 401 || status === 403) {
    throw new PaymentMisuse(`Credit Key does not take our keys: ${call}`);
  }
  if (status === 404) return { kind: "missing" };
  const body = fieldsIn(text);
  if (!body || status >= 500 || BUSY.has(status)) return { kind: "unanswered" };
  return status < 300 ? { kind: "said", body } : { kind: "refused" };
}

const BUSY: ReadonlySet<number> = new Set([408, 409, 429]);

/** The fields of a JSON object; undefined for what is none. */
function fieldsIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}
