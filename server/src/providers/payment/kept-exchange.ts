import { Agent as PlainAgent, type ClientRequest, request as plainly } from "node:http";
import { Agent as SecretAgent, request as secretly } from "node:https";

interface Question {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer that came whole and in time. */
interface Heard {
  readonly status: number;
  readonly text: string;
}

/** Asks one server over kept connections; `undefined` where no whole answer came within the time. */
export type Exchange = (question: Question) => Promise<Heard | undefined>;

/** Bytes of an answer; what goes on is none, and is not read to its end. */
const ANSWER_MAX = 64 * 1024;

/** What became of a question; it was lost where the connection it went over was just being closed. */
type Outcome = Heard | "unanswered" | "lost";

/**
 * Opens the way to a server of few words. Every order asks one: `fetch`, with its streams and signals, works a third
 * of a millisecond for it, three times as long as this does. A question lost with a connection that was kept is asked
 * once more, over one of its own; so whatever changes something carries a key by which it happens once. No more than
 * `atOnce` are on their way; the next ones wait for a turn within their time.
 */
export function keptExchange(origin: string, timeoutMs: number, atOnce = Infinity): Exchange {
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
    const patience = setTimeout(() => over.abort(), timeoutMs);
    try {
      const first = await outcomeOf(ask(question, kept), over.signal);
      if (first !== "lost") return wholeOf(first);
      return wholeOf(await outcomeOf(ask(question, false), over.signal));
    } finally {
      clearTimeout(patience);
    }
  };
}

const wholeOf = (outcome: Outcome) => (typeof outcome === "string" ? undefined : outcome);

/** Follows a request to its end. Whatever the server does, or leaves undone, the time ends it. */
function outcomeOf(asked: ClientRequest, over: AbortSignal): Promise<Outcome> {
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
        if (bytes > ANSWER_MAX) giveUp();
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
