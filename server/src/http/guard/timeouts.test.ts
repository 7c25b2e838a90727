import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import type { Log } from "../log.ts";

const errors: string[] = [];
const log: Log = { info() {}, warn() {}, error: (_fields, message) => void errors.push(message) };

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp(async () => {}, {
    log,
    timeouts: { headersMs: 100, requestMs: 200, idleMs: 100, checkMs: 20 },
  });
  const address = await app.fastify.listen({ host: "127.0.0.1", port: 0 });
  port = Number(new URL(address).port);
});
afterAll(() => app.close());

/** Sends half of something and waits until the store hangs up; gives the status lines it answered. */
async function hangUpAfter(sent: string): Promise<string[]> {
  const socket = connect({ host: "127.0.0.1", port });
  socket.write(sent);
  let answered = "";
  socket.setEncoding("latin1").on("data", (text: string) => (answered += text));
  await once(socket, "close");
  return [...answered.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status ?? "");
}

const HALF_A_BODY = [
  "POST /rest/us/V1/xmapi/app-add-to-cart HTTP/1.1",
  "Host: store.test",
  "Content-Type: application/json",
  "Content-Length: 1000",
  "",
  '{"data":',
].join("\r\n");

/** What goes to the disk has half a second more for so many bytes. */
const HALF_A_FILE = [
  "POST /rest/us/V1/xmapi/review-upload-media HTTP/1.1",
  "Host: store.test",
  "Content-Type: multipart/form-data; boundary=b",
  "Content-Length: 100000",
  "",
  '--b\r\nContent-Disposition: form-data; name="fileToUpload[]"; filename="a.jpg"\r\n\r\nabc',
].join("\r\n");

const WHOLE = "GET /rest/us/V1/xmapi/app-config HTTP/1.1\r\nHost: store.test\r\n\r\n";

it.each([
  ["a body that never ends", HALF_A_BODY, ["408"]],
  ["a file for the disk that never ends", HALF_A_FILE, ["408"]],
  [
    "a file that says it is large and does not come",
    HALF_A_FILE.replace("100000", "300000000"),
    ["408"],
  ],
  ["headers that never end", "GET / HTTP/1.1\r\nHost: store.test\r\nX-Slow: ", ["408"]],
  ["a connection that says nothing", "", ["408"]],
  ["a connection that rests after an answer", WHOLE, ["200"]],
])("issue 8 B11: %s is hung up on", async (_what, sent, statuses) => {
  expect(await hangUpAfter(sent)).toStrictEqual(statuses);
  expect(errors).toStrictEqual([]);
});

it("issue 8 B11: a large file that keeps coming is waited for", async () => {
  const socket = connect({ host: "127.0.0.1", port });
  const size = 600_000;
  socket.write(HALF_A_FILE.replace("100000", String(size + 200)));
  let answered = "";
  socket.setEncoding("latin1").on("data", (text: string) => (answered += text));
  for (let sent = 0; sent < size; sent += 60_000) {
    socket.write(Buffer.alloc(60_000));
    // oxlint-disable-next-line no-await-in-loop -- as a line sends it
    await setTimeout(100);
  }
  expect(answered).toBe("");
  socket.destroy();
});
