import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";

/** What goes with the path; a GET without a body unless it is said. */
interface AsWritten {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/**
 * Asks for a path exactly as it is written, over a connection: `inject` and `fetch` read `//a:b` as another
 * host before it is sent. The server must be listening.
 */
export async function askAsWritten(
  fastify: FastifyInstance,
  path: string,
  { payload, ...options }: AsWritten = {},
): Promise<{ readonly status: number; readonly body: string }> {
  const { port } = new URL(fastify.listeningOrigin);
  const asked = request({ host: "127.0.0.1", port, path, agent: false, ...options });
  asked.end(payload);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}
