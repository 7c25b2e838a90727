import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** One request as it is sent, hostile or not. */
export interface Shot {
  /** What it was made from: `REST addToCart`. */
  readonly at: string;
  readonly method: string;
  /** As it stands in the first line; no blanks, no control characters. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back; `status` 0 when nothing did. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

/** After this nobody waits any more, in ms. */
const PATIENCE_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends one request over a kept connection and waits for the whole answer. */
export async function fire(url: string, { method, path, headers, body }: Shot): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const started = performance.now();
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  try {
    const asked = request({
      agent,
      signal,
      hostname,
      port,
      method,
      path,
      headers: { ...length, ...headers },
    });
    asked.end(body);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const answered = await text(answer);
    return { status: answer.statusCode ?? 0, body: answered, ms: performance.now() - started };
  } catch (error) {
    return { status: 0, body: String(error), ms: performance.now() - started };
  }
}
