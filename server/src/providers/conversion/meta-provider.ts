import type { FailureKind } from "@placket/domain/delivery/next-try";
import { DeliveryFailure } from "@placket/domain/delivery/failure";
import type { ConversionProvider } from "./conversion-provider.ts";

/** How Meta is reached. */
interface MetaAccess {
  /** Where its Graph API begins, without a slash at the end. */
  readonly url: string;
  /** Of a system user or of Events Manager. */
  readonly accessToken: string;
  /** Set: events are shown among the test events of Events Manager and count for nothing. */
  readonly testEventCode: string | undefined;
  readonly timeoutMs?: number;
}

/** Versions are served for two years at least. */
const VERSION = "v21.0";
export const META_GRAPH = "https://graph.facebook.com";
const TIMEOUT_MS = 10_000;
/** Characters of an answer that are read. */
const ANSWER_MAX = 20_000;

/** Meta's Conversions API: `POST /{version}/{pixel}/events`. The token goes in the body, so that no address holds it. */
export function metaProvider({
  url,
  accessToken,
  testEventCode,
  timeoutMs = TIMEOUT_MS,
}: MetaAccess): ConversionProvider {
  return {
    send: async (pixelId, events) => {
      const address = `${url}/${VERSION}/${encodeURIComponent(pixelId)}/events`;
      const { status, text } = await ask(address, timeoutMs, {
        data: events,
        access_token: accessToken,
        ...(testEventCode === undefined ? {} : { test_event_code: testEventCode }),
      });
      const answer = fieldsIn(text);
      const error = answer["error"];
      if (typeof error === "object" && error !== null) throw failureOf(status, { ...error });
      const { events_received: received, fbtrace_id: trace } = answer;
      if (status !== 200 || received !== events.length) {
        throw new DeliveryFailure("postponed", `Meta answered ${status} and took not all of it.`);
      }
      return { trace: typeof trace === "string" ? trace : "" };
    },
  };
}

async function ask(address: string, timeoutMs: number, body: object) {
  try {
    const reply = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    return { status: reply.status, text: (await reply.text()).slice(0, ANSWER_MAX) };
  } catch (error) {
    const isSilence = error instanceof TypeError || error instanceof DOMException;
    if (!isSilence) throw error;
    throw new DeliveryFailure("unreachable", "Meta does not answer.");
  }
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsIn(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** What staff read of an error, and whether trying again can help. */
function failureOf(status: number, error: Fields): DeliveryFailure {
  const { code, error_subcode: subcode, message, error_user_msg: words, fbtrace_id: trace } = error;
  const said = [message, words].filter((one) => typeof one === "string").join(" ");
  const numbers = [code, subcode].filter((one) => typeof one === "number").join("/");
  const found = typeof trace === "string" ? ` (trace ${trace})` : "";
  return new DeliveryFailure(kindOf(status, error), `Meta: ${said} [${numbers}]${found}`);
}

/**
 * A token that is over is mended by staff, a limit passes: both wait. What Meta cannot read it will not read the next
 * time either.
 */
function kindOf(status: number, { code, is_transient: passes }: Fields): FailureKind {
  if (code === INVALID_TOKEN || (typeof code === "number" && LIMITS.has(code)))
    return "unreachable";
  if (passes === true || status >= 500 || code === 1 || code === 2) return "postponed";
  return "refused";
}

const INVALID_TOKEN = 190;
/** Of an app, a user, a page, calls too close together, and of the Conversions API. */
const LIMITS: ReadonlySet<number> = new Set([4, 17, 32, 613, 80_004]);
