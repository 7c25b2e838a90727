import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { keptExchange } from "./kept-exchange.ts";

/** Longer than a test may take: whatever settles earlier was not settled by the time. */
const LONG = 3_600_000;

const WHOLE = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

/** What a server that is not ours does with the question of a number, counted over all connections. */
type Deed = (socket: Socket, question: number) => void;

async function exchangeWith(deed: Deed, timeoutMs = LONG, atOnce?: number) {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      asked.push(/"question":(\d+)/.exec(part.toString())?.[1] ?? "");
      deed(socket, asked.length);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const exchange = keptExchange(`http://127.0.0.1:${port}`, timeoutMs, { atOnce });
  return {
    ask: (question: number) =>
      exchange({ method: "POST", path: "/", headers: {}, body: JSON.stringify({ question }) }),
    askOnce: (question: number) => {
      const body = JSON.stringify({ question });
      return exchange({ method: "POST", path: "/", headers: {}, body, isOnce: true });
    },
    asked,
  };
}

it.each<[string, Deed]>([
  [
    "another protocol",
    (socket) =>
      socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n"),
  ],
  ["nothing", (socket) => socket.destroy()],
  ["no HTTP", (socket) => socket.write("220 mail.example ready\r\n")],
  ["half an answer", (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{")],
  [
    "an answer without end",
    (socket) => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      const more = () => {
        while (!socket.destroyed && socket.write("x".repeat(10_000)));
      };
      socket.on("drain", more);
      more();
    },
  ],
])("%s is no answer, and is not waited for", async (_, deed) => {
  const { ask } = await exchangeWith(deed);
  expect(await ask(1)).toBeUndefined();
});

it("silence is no answer once the time is over", async () => {
  const { ask } = await exchangeWith(() => undefined, 20);
  expect(await ask(1)).toBeUndefined();
});

it("an answer that the end of its connection ends is whole", async () => {
  const { ask } = await exchangeWith((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n{}"));
  expect(await ask(1)).toEqual({ status: 200, text: "{}" });
});

it("what is lost with a kept connection is asked once more, over another", async () => {
  const ports: (number | undefined)[] = [];
  const { ask, asked } = await exchangeWith((socket, number) => {
    ports.push(socket.remotePort);
    if (number === 2) socket.destroy();
    else socket.write(WHOLE);
  });
  expect(await ask(1)).toEqual({ status: 200, text: "{}" });
  expect(await ask(2)).toEqual({ status: 200, text: "{}" });
  expect(asked).toEqual(["1", "2", "2"]);
  expect(ports[1]).toBe(ports[0]);
  expect(ports[2]).not.toBe(ports[0]);
});

it("what is to be done once goes over a connection of its own, and is not asked again", async () => {
  const ports: (number | undefined)[] = [];
  const { ask, askOnce, asked } = await exchangeWith((socket, number) => {
    ports.push(socket.remotePort);
    if (number === 2) socket.destroy();
    else socket.write(WHOLE);
  });
  expect(await ask(1)).toEqual({ status: 200, text: "{}" });
  expect(await askOnce(2)).toBeUndefined();
  expect(asked).toEqual(["1", "2"]);
  expect(ports[1]).not.toBe(ports[0]);
});

it("no more are on their way than may be at once: the next one takes its turn over the same connection", async () => {
  const sockets: Socket[] = [];
  const { ask } = await exchangeWith((socket) => sockets.push(socket), LONG, 2);
  const [first, second, third] = [ask(1), ask(2), ask(3)];
  await expect.poll(() => sockets.length, { timeout: 10_000 }).toBe(2);
  sockets[0]?.write(WHOLE);
  await Promise.race([first, second, third]);
  await expect.poll(() => sockets.length, { timeout: 10_000 }).toBe(3);
  expect(sockets[2]).toBe(sockets[0]);
  for (const socket of sockets.slice(1)) socket.write(WHOLE);
  expect(await Promise.all([first, second, third])).toHaveLength(3);
});

it.each<[string, (socket: Socket) => void]>([
  ["lost a second time", (socket) => socket.destroy()],
  ["broken off", (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{")],
])("what is %s is unanswered", async (how, breakOff) => {
  const { ask, asked } = await exchangeWith((socket, number) =>
    number === 1 ? socket.write(WHOLE) : breakOff(socket),
  );
  await ask(1);
  expect(await ask(2)).toBeUndefined();
  expect(asked).toEqual(how === "broken off" ? ["1", "2"] : ["1", "2", "2"]);
});
