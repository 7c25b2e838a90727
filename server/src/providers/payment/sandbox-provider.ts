import type { Money } from "@placket/domain/money/money";
import { keptExchange, type Exchange } from "./kept-exchange.ts";
import { readSandboxAnswer, type SandboxAnswer } from "./sandbox-answer.ts";
import {
  PaymentMisuse,
  type AuthorizationRequest,
  type PaymentProvider,
  type Settlement,
  type Spendable,
  type Standing,
} from "./payment-provider.ts";

/** Where the sandbox processor is, and how long it is given for an answer. */
export interface SandboxAccess {
  /** How this server reaches it. */
  readonly url: string;
  /** How browsers reach it: the origin of the card fields. */
  readonly publicOrigin: string;
  readonly publicKey: string;
  readonly secretKey: string;
  readonly timeoutMs: number;
}

/** Cards charged by the project's own sandbox processor, over HTTP (see sandbox/README.md). */
export function sandboxProvider(access: SandboxAccess): PaymentProvider {
  const way = { exchange: keptExchange(access.url, access.timeoutMs), secretKey: access.secretKey };
  return {
    code: "sandbox",
    methodCode: "braintree",
    vaultMethodCode: "braintree_cc_vault",
    // Apple and Google hand cards over to processors that they know.
    deviceMethodCodes: [],
    // It asks the bank by itself, whatever is charged.
    wantsConfirmed: false,
    // A request that has not arrived when its caller gave up may sit in a queue as long again.
    unknownIsFinalAfterMs: access.timeoutMs * 2,
    browserSources: { script: [], frame: [access.publicOrigin], connect: [], image: [], form: [] },
    clientSetup: async () => ({
      provider: "sandbox",
      frameUrl: `${access.publicOrigin}/frame?key=${encodeURIComponent(access.publicKey)}`,
      frameOrigin: access.publicOrigin,
    }),
    authorize: (request) => authorize(way, request),
    capture: (reference, amount, key) => settle(way, { reference, kind: "capture", key, amount }),
    void: (reference, key) => settle(way, { reference, kind: "void", key }),
    refund: (reference, amount, key) => settle(way, { reference, kind: "refund", key, amount }),
    spendable: (vaultToken) => spendable(way, vaultToken),
    forget: (vaultToken) => forget(way, vaultToken),
    find: (key) => find(way, key),
  };
}

/** How the sandbox is asked. */
interface Way {
  readonly exchange: Exchange;
  readonly secretKey: string;
}

async function authorize(
  way: Way,
  { idempotencyKey, token, amount, orderNumber, keepsCard }: AuthorizationRequest,
): Promise<Standing> {
  const answer = await call(way, {
    method: "POST",
    path: "/v1/authorizations",
    key: idempotencyKey,
    body: { token, amount, orderNumber, ...(keepsCard && { keepsCard }) },
  });
  if (answer.kind === "standing") return answer.standing;
  if (answer.kind === "unanswered") return { state: "unanswered" };
  if (answer.kind === "refused" && answer.error === "token_spent")
    return { state: "declined", reason: "token_spent" };
  throw misuse("authorization", answer);
}

async function find(way: Way, key: string): Promise<Standing | "unknown"> {
  const path = `/v1/authorizations?key=${encodeURIComponent(key)}`;
  const answer = await call(way, { method: "GET", path });
  if (answer.kind === "standing") return answer.standing;
  if (answer.kind === "unanswered") return { state: "unanswered" };
  if (answer.kind === "refused" && answer.error === "unknown") return "unknown";
  throw misuse("question for a payment", answer);
}

async function settle(
  way: Way,
  operation: {
    readonly reference: string;
    readonly kind: "capture" | "void" | "refund";
    readonly key: string;
    readonly amount?: Money;
  },
): Promise<Settlement> {
  const { reference, kind, key, amount } = operation;
  const answer = await call(way, {
    method: "POST",
    path: `/v1/authorizations/${encodeURIComponent(reference)}/${kind}`,
    key,
    ...(amount === undefined ? {} : { body: { amount } }),
  });
  if (answer.kind === "standing") return { state: "done", reference };
  if (answer.kind === "unanswered") return { state: "unanswered" };
  const error = answer.kind === "refused" ? answer.error : undefined;
  if (error === "unknown") return { state: "refused", reason: "unknown_reference" };
  if (error === "wrong_state" || error === "amount_too_high") {
    return { state: "refused", reason: error };
  }
  throw misuse(kind, answer);
}

const misuse = (what: string, answer: SandboxAnswer) =>
  new PaymentMisuse(
    `The sandbox refused the ${what}: ${answer.kind === "refused" ? answer.error : answer.kind}`,
  );

async function spendable(way: Way, vaultToken: string): Promise<Spendable> {
  const path = `/v1/kept-cards/${encodeURIComponent(vaultToken)}/tokens`;
  const answer = await call(way, { method: "POST", path, body: {} });
  if (answer.kind === "token") return { state: "ready", token: answer.token };
  const isGone = answer.kind === "refused" && answer.error === "unknown";
  return { state: isGone ? "gone" : "unanswered" };
}

async function forget(way: Way, vaultToken: string): Promise<"done" | "unanswered"> {
  const path = `/v1/kept-cards/${encodeURIComponent(vaultToken)}/forget`;
  const answer = await call(way, { method: "POST", path, body: {} });
  return answer.kind === "forgotten" ? "done" : "unanswered";
}

interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly key?: string;
  readonly body?: object;
}

/** Whatever is no answer of the sandbox, too late, cut off or not JSON, says nothing about the money. */
async function call(way: Way, request: Request): Promise<SandboxAnswer> {
  const { method, path, key, body } = request;
  const heard = await way.exchange({
    method,
    path,
    headers: {
      authorization: `Bearer ${way.secretKey}`,
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (heard === undefined) return { kind: "unanswered" };
  try {
    return readSandboxAnswer(heard.status, JSON.parse(heard.text));
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: "unanswered" };
    throw error;
  }
}
