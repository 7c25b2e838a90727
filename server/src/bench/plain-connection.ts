import { once } from "node:events";
import { connect } from "node:net";
import type { Scenario } from "./scenario.ts";

/** A kept connection that asks one thing after the other and does nothing with the answers but wait for their end. */
interface PlainConnection {
  /** Asks for the n-th thing of the scenario. @throws for an answer that is none of success */
  ask(scenario: Scenario, n: number): Promise<void>;
  close(): void;
}

/**
 * Opens one. The measured machine makes the load itself: a client that parses a page of 20 kB costs more than
 * the server that sends it.
 */
export async function plainConnection(url: URL): Promise<PlainConnection> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await once(socket, "connect");
  return {
    ask: (scenario, n) =>
      new Promise((resolve, reject) => {
        let missing: number | undefined;
        let head: Buffer = NOTHING;
        const onData = (chunk: Buffer) => {
          if (missing === undefined) {
            head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
            const end = head.indexOf(HEAD_END);
            if (end < 0) return;
            const text = head.toString("latin1", 0, end);
            const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
            if (length === undefined || !text.startsWith("HTTP/1.1 2")) return done(text);
            missing = Number(length) - (head.length - end - HEAD_END.length);
          } else missing -= chunk.length;
          if (missing <= 0) done();
        };
        const onClose = () => done("the connection was closed");
        const done = (fault?: string) => {
          socket.off("data", onData).off("close", onClose);
          if (fault === undefined) resolve();
          else reject(new Error(fault.slice(0, 200)));
        };
        socket.on("data", onData).on("close", onClose);
        socket.write(requestText(url, scenario, n));
      }),
    close: () => socket.destroy(),
  };
}

const NOTHING = Buffer.alloc(0);
const HEAD_END = "\r\n\r\n";

function requestText(url: URL, scenario: Scenario, n: number): string {
  const { method, path, body = "" } = scenario.next(n);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${url.host}`,
    "Accept-Encoding: br",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
