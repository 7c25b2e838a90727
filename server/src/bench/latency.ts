import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Scenario } from "./load.ts";

/** Times of single requests over one kept connection, in ms. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

const WARM = 300;

/**
 * Asks one request after the other and times each to the microsecond: load generators round to whole
 * milliseconds, which is longer than the answers take.
 */
export async function latency(url: URL, scenario: Scenario, seconds: number): Promise<Latency> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await once(socket, "connect");
  const times: number[] = [];
  for (let n = 0; n < WARM; n += 1) await ask(socket, requestText(url, scenario, n));
  const end = performance.now() + seconds * 1000;
  for (let n = WARM; performance.now() < end; n += 1) {
    const text = requestText(url, scenario, n);
    const from = performance.now();
    await ask(socket, text);
    times.push(performance.now() - from);
  }
  socket.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), perSecond: Math.round(times.length / seconds) };
}

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

/** Writes a request and waits for the whole of its answer, which must say its length. */
function ask(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing: number | undefined;
    let head = "";
    const onData = (chunk: Buffer) => {
      if (missing === undefined) {
        head += chunk.toString("latin1");
        const split = head.indexOf("\r\n\r\n");
        if (split < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (length === undefined || !head.startsWith("HTTP/1.1 2")) return done(head.slice(0, 200));
        missing = Number(length) - (head.length - split - 4);
      } else missing -= chunk.length;
      if (missing <= 0) done();
    };
    const done = (fault?: string) => {
      socket.off("data", onData);
      if (fault === undefined) resolve();
      else reject(new Error(fault));
    };
    socket.on("data", onData);
    socket.write(text);
  });
}
