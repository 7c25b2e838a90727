import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatNumber } from "./frame/card-number.ts";
import { TEST_NUMBERS } from "./frame/test-numbers.ts";
import { openJournal } from "./journal.ts";
import { startBench, VISA, type Bench } from "./testing.ts";

const open = new Set<Bench>();
afterEach(async () => {
  for (const bench of open) await bench.close();
  open.clear();
});

async function started(dataDir?: string): Promise<Bench> {
  const bench = await startBench(dataDir);
  open.add(bench);
  return bench;
}

async function restarted(bench: Bench): Promise<Bench> {
  open.delete(bench);
  const next = await bench.restart();
  open.add(next);
  return next;
}

describe("what was acknowledged stays", () => {
  it("a restart keeps authorizations, captures and spent tokens", async () => {
    let bench = await started();
    const token = await bench.tokenFor(VISA);
    const { payment, text } = await bench.authorize("k1", token);
    await bench.call("POST", `/v1/authorizations/${payment.reference}/capture`, {
      headers: { "idempotency-key": "c1" },
      body: { amount: { minor: 100, currency: "USD" } },
    });
    bench = await restarted(bench);
    const found = await bench.call("GET", "/v1/authorizations?key=k1");
    expect(found.payment).toEqual({ ...JSON.parse(text), state: "captured", captured: 100 });
    expect((await bench.authorize("k2", token)).status).toBe(422);
  });

  it("a slow payment that was cut off is decided after the restart, when its time is up", async () => {
    const cutOff = await started();
    const answer = cutOff.authorize("k1", await cutOff.tokenFor("4000000000000077"));
    await vi.waitFor(() => expect(cutOff.waiting()).toBe(1), 15_000);
    const left = mkdtempSync(join(tmpdir(), "sandbox-left-"));
    cpSync(cutOff.dataDir, left, { recursive: true });
    const bench = await started(left);
    expect((await bench.call("GET", "/v1/authorizations?key=k1")).payment.state).toBe("pending");
    bench.advance(bench.settings.slowMs);
    const found = await bench.call("GET", "/v1/authorizations?key=k1");
    expect(found.payment.state).toBe("authorized");
    cutOff.advance(cutOff.settings.slowMs);
    await answer;
  });

  it("a line that was cut off in the middle is dropped, damage further up is reported", async () => {
    const bench = await started();
    await bench.authorize("k1", await bench.tokenFor(VISA));
    const path = join(bench.dataDir, "payments.jsonl");
    const before = readFileSync(path, "utf8");
    appendFileSync(path, '{"type":"operat');
    const journal = openJournal(bench.dataDir);
    journal.close();
    expect(readFileSync(path, "utf8")).toBe(before);
    writeFileSync(path, `nonsense\n${before}`);
    expect(() => openJournal(bench.dataDir)).toThrow("damaged in line 1");
    writeFileSync(path, before);
  });
});

describe("the service as a process", () => {
  it("kill -9 right after the answer loses nothing", async () => {
    const bench = await started();
    const port = await freePort();
    const env = { ...bench.settings, port, dataDir: join(bench.dataDir, "child") };
    let child = await startProcess(env);
    const keys = Array.from({ length: 10 }, (_, i) => `k${i}`);
    await Promise.all(keys.map(async (key) => authorizeAt(port, key, await tokenAt(port))));
    child.kill("SIGKILL");
    await once(child, "exit");
    child = await startProcess(env);
    const states = await Promise.all(keys.map((key) => stateAt(port, key)));
    expect(states).toEqual(keys.map(() => "authorized"));
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number | null];
    expect(code).toBe(0);
  });
});

describe("card numbers", () => {
  it("stand in no file, no log and no answer, whatever was sent", async () => {
    const bench = await started();
    const answers: string[] = [];
    for (const [index, { number }] of TEST_NUMBERS.entries()) {
      const token = await bench.tokenFor(number);
      if (number.endsWith("0077")) continue;
      const outcome = await Promise.allSettled([bench.authorize(`k${index}`, token)]);
      if (outcome[0]?.status === "fulfilled") answers.push(outcome[0].value.text);
    }
    for (const body of [`{"card":{"number":"${VISA}"`, { card: { number: VISA } }, VISA]) {
      const headers = { origin: bench.settings.publicOrigin };
      answers.push((await bench.call("POST", "/v1/tokens", { headers, body })).text);
      answers.push((await bench.call("POST", "/v1/authorizations", { headers, body })).text);
    }
    const files = readdirSync(bench.dataDir).map((f) =>
      readFileSync(join(bench.dataDir, f), "utf8"),
    );
    expect(files.join("")).toContain('"last4":"1111"');
    expect(bench.log.length).toBeGreaterThan(20);
    const everything = [...files, ...bench.log, ...answers].join("\n");
    for (const { number } of TEST_NUMBERS) expect(everything).not.toContain(number);
    for (const { number } of TEST_NUMBERS) expect(everything).not.toContain(formatNumber(number));
    expect(everything).not.toContain("Kowal");
    expect(everything).not.toContain("securityCode");
  });
});

async function startProcess(settings: {
  port: number;
  dataDir: string;
  slowMs: number;
}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
    env: {
      SANDBOX_PORT: String(settings.port),
      SANDBOX_DATA_DIR: settings.dataDir,
      SANDBOX_STORE_ORIGINS: "http://store.test",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout ?? child, "data");
  return child;
}

async function tokenAt(port: number): Promise<string> {
  const origin = `http://localhost:${port}`;
  const at = `http://127.0.0.1:${port}`;
  const page = await fetch(`${at}/frame?key=pk_sandbox_local&parent=http://store.test`);
  const session = /name="session" content="([^"]+)"/.exec(await page.text())?.[1];
  const card = { number: VISA, expiry: "12/30", securityCode: "123", name: "M Kowal" };
  const answer = await fetch(`${at}/v1/tokens`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ publicKey: "pk_sandbox_local", session, card }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function authorizeAt(port: number, key: string, token: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/authorizations`, {
    method: "POST",
    headers: {
      authorization: "Bearer sk_sandbox_local",
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ token, amount: { minor: 1, currency: "USD" }, orderNumber: "1" }),
  });
  expect(answer.status).toBe(201);
}

async function stateAt(port: number, key: string): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/authorizations?key=${key}`, {
    headers: { authorization: "Bearer sk_sandbox_local" },
  });
  return ((await answer.json()) as { state: unknown }).state;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
