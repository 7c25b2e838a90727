import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below what a system gives to connections that go out, 32768 upwards: none of these takes the port meanwhile. */
const PORTS = { from: 20_000, below: 32_768 } as const;

/** A port of the loopback that nobody listens on just now. A server that stops and comes again finds it free. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.below);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return freePort();
    throw error;
  }
  server.close();
  await once(server, "close");
  return port;
}
