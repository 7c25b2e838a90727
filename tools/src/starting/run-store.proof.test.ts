import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { listenMeanwhile } from "@placket/server/listen";
import { readSettings } from "@placket/server/settings";
import { freePort } from "@placket/server/testing/free-port";
import { describe, expect, it } from "vitest";
import { plantedTree } from "../testing/planted-tree.ts";
import { runStore } from "./run-store.ts";

/** A program that notes what happens to it in the file `events`, and calls `next` once the other runs too. */
const program = (name: string, next: string) => `
  import { appendFileSync, readFileSync, watch } from "node:fs";
  const note = (what) => appendFileSync("events", \`${name} \${what}\\n\`);
  process.on("SIGTERM", () => { note("is asked to end"); process.exit(0); });
  const look = () => {
    const events = readFileSync("events", "utf8");
    if (!events.includes("server runs") || !events.includes("sandbox runs")) return;
    watcher.close();
    setInterval(() => {}, 60_000);
    ${next}
  };
  const watcher = watch("events", look);
  if (${JSON.stringify(name)} === "server") process.send("database open");
  note("runs");
  look();
`;

/** The address of a module, as a text of code. */
const url = (name: string): string => JSON.stringify(import.meta.resolve(name));

/** Runs a planted store in a process of its own, as \`npm start\` would be, until it says that it is over. */
async function run(server: string) {
  const root = await plantedTree({
    events: "",
    "server/src/main.ts": program("server", server),
    "sandbox/src/main.ts": program("sandbox", ""),
    "start.ts": `
      const { runStore } = await import(${url("./run-store.ts")});
      const { readSettings } = await import(${url("@placket/server/settings")});
      const whenToStop = new Promise((resolve) => process.once("SIGTERM", resolve));
      const settings = readSettings({ PORT: "${await freePort()}", SANDBOX_PORT: "${await freePort()}" });
      process.exit(await runStore({ root: import.meta.dirname, settings, whenToStop }));
    `,
  });
  const child = spawn(process.execPath, [join(root, "start.ts")], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Both children inherit the pipe: its end is the end of all three.
  const [[code, signal], complaint] = await Promise.all([
    once(child, "exit"),
    text(child.stderr),
    text(child.stdout),
  ]);
  const events = (await readFile(join(root, "events"), "utf8")).trim().split("\n");
  return { code, signal, complaint, events };
}

describe("the store's processes", () => {
  it("the sandbox follows the server, and everything ends when the server ends", async () => {
    const { code, events } = await run("process.exit(7);");
    expect(code).toBe(7);
    expect(events).toStrictEqual(["server runs", "sandbox runs", "sandbox is asked to end"]);
  });

  it("a stop drains the server first, while the sandbox still answers it", async () => {
    const { code, events } = await run(`process.kill(process.ppid, "SIGTERM");`);
    expect(code).toBe(0);
    expect(events.slice(2)).toStrictEqual(["server is asked to end", "sandbox is asked to end"]);
  });

  it("a server that is killed is told in one line", async () => {
    const { code, complaint, events } = await run(`process.kill(process.pid, "SIGKILL");`);
    expect(code).toBe(1);
    expect(complaint.split("\n")).toContain("The server was ended by SIGKILL.");
    expect(events.at(-1)).toBe("sandbox is asked to end");
  });

  it("when the start itself is killed, nothing of it stays behind", async () => {
    const { signal, events } = await run(`process.kill(process.ppid, "SIGKILL");`);
    expect(signal).toBe("SIGKILL");
    expect(events.slice(2).sort()).toStrictEqual([
      "sandbox is asked to end",
      "server is asked to end",
    ]);
  });
});

/** A server that takes over what its parent listens with, and answers 200 from then on. */
const TAKING_OVER = `
  import { once } from "node:events";
  import { createServer } from "node:http";
  import { listenerOfParent } from ${url("@placket/server/parent-process")};
  const server = createServer((_, response) => response.end("open"));
  server.listen(await listenerOfParent(process.env));
  await once(server, "listening");
  process.once("SIGTERM", () => process.exit());
`;

const WITHOUT_SANDBOX = {
  BRAINTREE_ENVIRONMENT: "sandbox",
  BRAINTREE_MERCHANT_ID: "shop",
  BRAINTREE_PUBLIC_KEY: "known",
  BRAINTREE_PRIVATE_KEY: "secret",
};

it("until the server answers, the start does: nobody is refused in between", async () => {
  const root = await plantedTree({
    "server/package.json": `{ "type": "module" }`,
    "server/src/main.ts": TAKING_OVER,
  });
  const meanwhile = await listenMeanwhile({ host: "127.0.0.1", port: 0 });
  const at = meanwhile.listener.address();
  const address = `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}/`;
  const statuses: unknown[] = [];
  const ask = async () => {
    const asked = await fetch(address).catch((error: Error) => error.cause);
    statuses.push(asked instanceof Response ? asked.status : asked);
    return statuses.at(-1);
  };
  expect(await ask()).toBe(503);
  const stop = Promise.withResolvers<void>();
  const settings = readSettings(WITHOUT_SANDBOX);
  const code = runStore({ root, settings, meanwhile, whenToStop: stop.promise });
  await expect.poll(ask, { interval: 1 }).toBe(200);
  stop.resolve();
  await expect(code).resolves.toBe(0);
  expect(new Set(statuses)).toStrictEqual(new Set([503, 200]));
  await expect(fetch(address)).rejects.toThrow("fetch failed");
});
