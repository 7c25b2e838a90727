import { DeliveryFailure } from "@placket/domain/delivery/failure";
import type { ContactsProvider } from "./contacts-provider.ts";

/** How Dotdigital is reached. */
interface DotdigitalAccess {
  /** Where its API begins, without a slash at the end: `https://r1-api.dotdigital.com`. */
  readonly url: string;
  /** Of an API user. */
  readonly user: string;
  readonly password: string;
  readonly timeoutMs?: number;
}

/** Where the API of a region is. */
export const dotdigitalApi = (region: string): string => `https://${region}-api.dotdigital.com`;

const TIMEOUT_MS = 10_000;
/** Characters of an answer that are read. */
const ANSWER_MAX = 20_000;
/** The collection of contacts' carts, by the name of Dotdigital's own connectors. */
const CARTS = "CartInsight";
const NO_COLLECTION = "insightData:collectionNotFound";
/** Taken away, or there was no such cart, contact or collection. */
const REMOVED: ReadonlySet<number> = new Set([200, 202, 204, 404]);

/** Of whom the contact itself, or whoever receives mail for them, said that they want no letters. */
const OPTED_OUT: ReadonlySet<unknown> = new Set([
  "unsubscribed",
  "suppressed",
  "deleted",
  "binned",
]);

/**
 * Dotdigital's API of contacts and of insight data, both version 3, signed in as an API user. A contact that is known is
 * left as it is: whoever unsubscribed there stays unsubscribed.
 */
export function dotdigitalProvider(access: DotdigitalAccess): ContactsProvider {
  const ask = asker(access);
  const cartAt = (email: string, id: string) =>
    `/insightData/v3/contacts/email/${encodeURIComponent(email)}/${CARTS}/${encodeURIComponent(id)}`;
  return {
    ensureContact: async (email, { isReader }) => {
      const known = await ask("GET", `/contacts/v3/email/${encodeURIComponent(email)}`);
      if (known.status === 200) return { isOptedOut: OPTED_OUT.has(known.fields["status"]) };
      if (known.status !== 404) throw failureOf(known);
      const made = await ask("POST", "/contacts/v3", {
        identifiers: { email },
        channelProperties: { email: { status: isReader ? "subscribed" : "noSubscription" } },
      });
      // Somebody else made it in the same moment.
      if (made.status !== 201 && made.status !== 409) throw failureOf(made);
      return { isOptedOut: false };
    },
    putCart: async (email, record) => {
      const put = () => ask("PUT", cartAt(email, record.cartId), record);
      let answer = await put();
      if (answer.fields["errorCode"] === NO_COLLECTION) {
        const query = new URLSearchParams({
          collectionScope: "contact",
          collectionType: "cartInsight",
        });
        const made = await ask("POST", `/insightData/v3/collections/${CARTS}?${query.toString()}`);
        if (made.status !== 200 && made.status !== 201) throw failureOf(made);
        answer = await put();
      }
      const isUnknown = answer.status === 404 && answer.fields["errorCode"] !== NO_COLLECTION;
      if (isUnknown) return false;
      if (answer.status !== 201 && answer.status !== 204) throw failureOf(answer);
      return true;
    },
    removeCart: async (email, cartId) => {
      const answer = await ask("DELETE", cartAt(email, cartId));
      if (!REMOVED.has(answer.status)) throw failureOf(answer);
    },
  };
}

interface Answer {
  readonly status: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

type Ask = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
) => Promise<Answer>;

function asker({ url, user, password, timeoutMs = TIMEOUT_MS }: DotdigitalAccess): Ask {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  return async (method, path, body) => {
    try {
      const reply = await fetch(url + path, {
        method,
        headers: {
          authorization,
          accept: "application/json",
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
      });
      return { status: reply.status, fields: fieldsIn((await reply.text()).slice(0, ANSWER_MAX)) };
    } catch (error) {
      const isSilence = error instanceof TypeError || error instanceof DOMException;
      if (!isSilence) throw error;
      throw new DeliveryFailure("unreachable", "Dotdigital does not answer.");
    }
  };
}

function fieldsIn(text: string): Answer["fields"] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/**
 * What staff read of an answer, and whether trying again can help: keys are mended by staff and limits pass, both wait;
 * what it cannot read it will not read the next time either.
 */
function failureOf({ status, fields }: Answer): DeliveryFailure {
  const { errorCode, description } = fields;
  const said = typeof description === "string" ? description : `it answered ${status}`;
  const code = typeof errorCode === "string" ? ` [${errorCode}]` : "";
  const words = `Dotdigital: ${said}${code}`;
  if (status === 401 || status === 403) {
    return new DeliveryFailure("unreachable", "Dotdigital: the API user is not let in [401]");
  }
  if (status === 429) return new DeliveryFailure("unreachable", words);
  return new DeliveryFailure(status >= 500 ? "postponed" : "refused", words);
}
