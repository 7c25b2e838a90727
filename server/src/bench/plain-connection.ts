import { once } from "node:events";
import { connect } from "node:net";
import type { Scenario } from "./scenario.ts";

/** A kept connection that asks one thing after the other. */
export interface PlainConnection {
  /** Asks for the n-th thing of the scenario and waits for the answer's end. @throws for an answer that is none of success */
  ask(scenario: Scenario, n: number): Promise<void>;
  /** Sends JSON and gives the JSON that is answered, whether of success or of a refusal. */
  post(path: string, body: object): Promise<Record<string, unknown>>;
  close(): void;
}

/**
 * Opens one. The measured machine makes the load itself: a client that parses a page of 20 kB costs more than
 * the server that sends it, and Node's own costs a tenth of an order.
 * @param localAddress another address of the loopback, to be another client
 */
export async function plainConnection(url: URL, localAddress?: string): Promise<PlainConnection> {
  const to = { host: url.hostname, port: Number(url.port), noDelay: true };
  const socket = connect(localAddress === undefined ? to : { ...to, localAddress });
  await once(socket, "connect");
  /** Gives the head of the answer once it is whole. */
  const exchange = (request: string, onBody: (chunk: Buffer) => void): Promise<string> =>
    new Promise((resolve, reject) => {
      let head = "";
      let begun: Buffer = NOTHING;
      let missing = 0;
      const onData = (chunk: Buffer) => {
        let body = chunk;
        if (head === "") {
          begun = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
          const end = begun.indexOf(HEAD_END);
          if (end < 0) return;
          head = begun.toString("latin1", 0, end);
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (length === undefined) return done(new Error(`No length is said: ${begunOf(head)}`));
          missing = Number(length);
          body = begun.subarray(end + HEAD_END.length);
        }
        missing -= body.length;
        onBody(body);
        if (missing <= 0) done();
      };
      const onClose = () => done(new Error("the connection was closed"));
      const done = (fault?: Error) => {
        socket.off("data", onData).off("close", onClose);
        if (fault === undefined) resolve(head);
        else reject(fault);
      };
      socket.on("data", onData).on("close", onClose);
      socket.write(request);
    });
  return {
    ask: async (scenario, n) => {
      const head = await exchange(requestText(url, scenario.next(n), ENCODED), () => undefined);
      if (!head.startsWith("HTTP/1.1 2")) throw new Error(begunOf(head));
    },
    post: async (path, body) => {
      const parts: Buffer[] = [];
      const next = { method: "POST", path, body: JSON.stringify(body) } as const;
      await exchange(requestText(url, next), (chunk) => parts.push(chunk));
      return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
    },
    close: () => socket.destroy(),
  };
}

const begunOf = (head: string) => head.slice(0, 200);

const NOTHING = Buffer.alloc(0);
const HEAD_END = "\r\n\r\n";

/** As browsers say what they can unpack. */
const ENCODED = ["Accept-Encoding: br"];

function requestText(
  url: URL,
  { method, path, body = "", bearer }: ReturnType<Scenario["next"]>,
  more: readonly string[] = [],
): string {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${url.host}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(bearer === undefined ? [] : [`Authorization: Bearer ${bearer}`]),
    ...more,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
