import { Agent as PlainAgent, type ClientRequest, request as plainly } from "node:http";
import { Agent as SecretAgent, request as secretly } from "node:https";

interface Question {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** No key keeps it from being done twice: it goes over a connection of its own, and once. */
  readonly isOnce?: true;
}

/** An answer that came whole and in time. */
interface Heard {
  readonly status: number;
  readonly text: string;
}

/** Asks one server over kept connections; `undefined` where no whole answer came within the time. */
export type Exchange = (question: Question) => Promise<Heard | undefined>;

/** Bytes of an answer where nobody says otherwise. */
const ANSWER_MAX = 64 * 1024;

interface Limits {
  readonly atOnce?: number | undefined;
  /** Bytes of an answer; what goes on is none, and is not read to its end. */
  readonly answerMax?: number;
}

/** What became of a question; it was lost where the connection it went over was just being closed. */
type Outcome = Heard | "unanswered" | "lost";

/**
 * Opens the way to a server of few words. Every order asks one: `fetch`, with its streams and signals, works a third
 * of a millisecond for it, three times as long as this does. A question lost with a connection that was kept is asked
 * once more, over one of its own; so whatever changes something carries a key by which it happens once, or says that it
 * goes out once. No more than `atOnce` are on their way; the next ones wait for a turn within their time.
 */
export function keptExchange(
  origin: string,
  timeoutMs: number,
  { atOnce = Infinity, answerMax = ANSWER_MAX }: Limits = {},
): Exchange {
  const isPlain = new URL(origin).protocol === "http:";
  const options = { keepAlive: true, maxSockets: atOnce };
  const kept = isPlain ? new PlainAgent(options) : new SecretAgent(options);
  const request = isPlain ? plainly : secretly;
  const ask = ({ method, path, headers, body = "" }: Question, agent: typeof kept | false) => {
    const length = { "content-length": Buffer.byteLength(body) };
    const asked = request(origin + path, { method, agent, headers: { ...headers, ...length } });
    return asked.end(body);
  };
  return async (question) => {
    const over = new AbortController();
    const bounds = { over: over.signal, answerMax };
    const patience = setTimeout(() => over.abort(), timeoutMs);
    try {
      const way = question.isOnce ? false : kept;
      const first = await outcomeOf(ask(question, way), bounds);
      if (first !== "lost") return wholeOf(first);
      return wholeOf(await outcomeOf(ask(question, false), bounds));
    } finally {
      clearTimeout(patience);
    }
  };
}

const wholeOf = (outcome: Outcome) => (typeof outcome === "string" ? undefined : outcome);

interface Bounds {
  readonly over: AbortSignal;
  readonly answerMax: number;
}

/** Follows a request to its end. Whatever the server does, or leaves undone, the time ends it. */
function outcomeOf(asked: ClientRequest, { over, answerMax }: Bounds): Promise<Outcome> {
  return new Promise((resolve) => {
    let hasBegun = false;
    const giveUp = () => {
      resolve("unanswered");
      asked.destroy();
    };
    over.addEventListener("abort", giveUp);
    asked.on("error", () => resolve(asked.reusedSocket && !hasBegun ? "lost" : "unanswered"));
    asked.on("response", (answer) => {
      hasBegun = true;
      let text = "";
      let bytes = 0;
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
        bytes += Buffer.byteLength(part);
        if (bytes > answerMax) giveUp();
      });
      answer.on("error", () => resolve("unanswered"));
      // Closed before it was whole: the connection broke.
      answer.on("close", () =>
        resolve(answer.complete ? { status: answer.statusCode ?? 0, text } : "unanswered"),
      );
    });
    // Other protocols than HTTP end a request without an error and without an answer.
    asked.on("close", () => {
      if (!hasBegun) resolve("unanswered");
    });
  });
}
