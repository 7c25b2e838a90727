import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./db/database.ts";
import { freePort } from "./testing/free-port.ts";

const CHILD = new URL("serve.child.ts", import.meta.url).pathname;

let dataDir: string;
let port: number;
const children: ChildProcessWithoutNullStreams[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-serve-"));
  port = await freePort();
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe("the server process", () => {
  it("prints the address and the seeded logins, and is up and ready", async () => {
    const { line } = start();
    await expect(line("ready")).resolves.toBe(`Placket is ready: http://127.0.0.1:${port}`);
    await expect(line("Customer")).resolves.toBe("  Customer  c@shop.example      one");
    await expect(line("Staff")).resolves.toBe("  Staff     staff@shop.example  two");
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect([health.status, await health.json()]).toStrictEqual([200, { status: "up" }]);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([ready.status, await ready.json()]).toStrictEqual([200, { status: "ready" }]);
  });

  it("says that it is getting ready while it fills an empty database", async () => {
    const { child, line } = start({ FILLS: "on demand" });
    await line("filling");
    const ask = (path: string, accept: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
    const health = await ask("/healthz", "*/*");
    expect([health.status, await health.json()]).toStrictEqual([200, { status: "up" }]);
    const ready = await ask("/readyz", "*/*");
    expect([ready.status, await ready.json()]).toStrictEqual([503, { status: "starting" }]);
    const page = await ask("/", "text/html,*/*;q=0.8");
    expect([page.status, page.headers.get("retry-after")]).toStrictEqual([503, "3"]);
    expect(await page.text()).toContain("<h1>The store is getting ready</h1>");
    child.stdin.write("filled\n");
    await line("ready");
    expect((await ask("/readyz", "*/*")).status).toBe(200);
  });

  it("SIGTERM drains requests, ends the jobs and closes the database", async () => {
    const { child, line } = start();
    await line("ready");
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    await line("under way");
    child.kill("SIGTERM");
    const exit = once(child, "exit");
    await expect((await slow).json()).resolves.toStrictEqual({ done: true });
    await line("jobs ended");
    await expect(exit).resolves.toStrictEqual([0, null]);
    const { db, close } = await openDatabase({ dataDir });
    const websites = await db.selectFrom("website").select("code").execute();
    await close();
    expect(websites).toStrictEqual([{ code: "slow" }]);
  });

  it("a second one on the same directory ends with one line", async () => {
    const first = start();
    await first.line("ready");
    const { child } = start({ PORT: String(await freePort()) });
    const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect(code).toBe(1);
    expect(complaint).toBe(
      `Placket cannot start. DATA_DIR ${dataDir} is in use by process ${first.child.pid}: stop it, or give this one another DATA_DIR.\n`,
    );
  });

  it("a port in use ends the start with one line, and before anything is filled", async () => {
    const taken = createServer().listen(port, "127.0.0.1");
    await once(taken, "listening");
    const { child, line } = start();
    const [complaint, [code]] = await Promise.all([
      text(child.stderr),
      once(child, "exit"),
      expect(line("filling")).rejects.toThrow("ended before"),
    ]);
    taken.close();
    expect(code).toBe(1);
    expect(complaint).toBe(
      `Placket cannot start. PORT ${port} is in use by another process: stop it, or set PORT.\n`,
    );
  });

  it.each([
    ["LOG_LEVEL", "loud", /^Placket cannot start\. LOG_LEVEL is "loud": expected one of .*\.\n$/],
    [
      "DATABASE_URL",
      "postgres://nobody:secret@127.0.0.1:1/none",
      /^Placket cannot start\. DATABASE_URL leads to no database that can be used: .*ECONNREFUSED.*\n$/,
    ],
  ])("a wrong %s ends the start with one line", async (name, value, line) => {
    const { child } = start({ [name]: value });
    const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect(code).toBe(1);
    expect(complaint).toMatch(line);
    expect(complaint).not.toContain("secret");
  });
});

/** Starts the process; `line` waits for a line that has these words. */
function start(env: Record<string, string> = {}) {
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env;
  const child = spawn(process.execPath, [CHILD], {
    env: { ...inherited, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env },
  });
  children.push(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const line = async (words: string): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`The process ended before it said "${words}".`);
    return value.includes(words) ? value : line(words);
  };
  return { child, line };
}
