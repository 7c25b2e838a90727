import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { listenMeanwhile } from "./listen.ts";

const host = "127.0.0.1";
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Somebody who says that the store is starting, at a port of the machine's choice. */
async function starting(...others: readonly string[]) {
  const meanwhile = await listenMeanwhile({ host, port: 0 }, () => Promise.resolve(others));
  const address = meanwhile.listener.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return { meanwhile, port };
}

/** A store that answers `open` wherever it is asked. */
function store() {
  const app = fastify();
  app.get("/", () => "open");
  ends.push(() => app.close());
  return app;
}

const statusAt = async (port: number, at = host) => (await fetch(`http://${at}:${port}/`)).status;

/** Asks anew as long as `goesOn`, several at a time; what could not be asked is among the answers by its name. */
async function askedAgainAndAgain(port: number, goesOn: () => boolean): Promise<Set<unknown>> {
  const seen = new Set<unknown>();
  const one = async () => {
    while (goesOn()) seen.add(await statusAt(port).catch((error: Error) => String(error.cause)));
  };
  await Promise.all([one(), one(), one(), one()]);
  return seen;
}

describe("until the store answers, it is answered that it is starting", () => {
  it("nobody is refused when the store takes over", async () => {
    const { meanwhile, port } = await starting();
    const app = store();
    let isOver = false;
    const answers = askedAgainAndAgain(port, () => !isOver);
    await expect.poll(() => statusAt(port)).toBe(503);
    await meanwhile.handTo(app);
    await expect(statusAt(port)).resolves.toBe(200);
    isOver = true;
    await expect(answers).resolves.toSatisfy((seen: Set<unknown>) =>
      [...seen].every((status) => status === 503 || status === 200),
    );
  });

  it("what comes while the store makes itself ready is told that it is starting", async () => {
    const { meanwhile, port } = await starting();
    const app = store();
    const told: number[] = [];
    app.addHook("onReady", async () => void told.push(await statusAt(port)));
    await meanwhile.handTo(app);
    expect(told).toStrictEqual([503]);
  });

  it("who had connected before is told to come again, not cut off", async () => {
    const { meanwhile, port } = await starting();
    const early = connect(port, host);
    await once(early, "connect");
    // Its connection has been taken once a later one is answered.
    await statusAt(port);
    await meanwhile.handTo(store());
    early.write("GET / HTTP/1.1\r\nhost: store\r\n\r\n");
    await expect(text(early)).resolves.toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 3/);
  });

  it("the store's end frees the port", async () => {
    const { meanwhile, port } = await starting();
    const app = store();
    await meanwhile.handTo(app);
    await app.close();
    const next = await listenMeanwhile({ host, port });
    await next.close();
    await expect(statusAt(port)).rejects.toThrow("fetch failed");
  });

  it("a host of two addresses is answered at both, before and after", async () => {
    const other = "127.0.0.2";
    const { meanwhile, port } = await starting(host, other);
    await expect(statusAt(port, other)).resolves.toBe(503);
    const app = store();
    await meanwhile.handTo(app);
    await expect(statusAt(port, other)).resolves.toBe(200);
    await app.close();
    await expect(statusAt(port, other)).rejects.toThrow("fetch failed");
  });
});
