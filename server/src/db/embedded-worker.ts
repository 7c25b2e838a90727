import { parentPort, workerData } from "node:worker_threads";
import { clusterDirectory } from "./data-directory.ts";
import { startEngine } from "./embedded-engine.ts";
import type { WorkerReply, WorkerRequest } from "./worker-messages.ts";

// The thread of the embedded engine: a long query there does not hold up requests here.
const port = parentPort;
if (port === null) throw new Error("This file runs as a worker thread.");

const say = (reply: WorkerReply, transfer: ArrayBuffer[] = []): void =>
  port.postMessage(reply, transfer);

try {
  const dataDir = await clusterDirectory(String(workerData), async (path) => {
    const first = await startEngine({ dataDir: path });
    await first.close();
  });
  const engine = await startEngine({ dataDir });
  port.on("message", (request: WorkerRequest) => void answer(request, engine));
  say({ kind: "ready" });
} catch (error) {
  say({ kind: "failed", reason: String(error) });
  port.close();
}

async function answer(
  request: WorkerRequest,
  engine: Awaited<ReturnType<typeof startEngine>>,
): Promise<void> {
  try {
    if (request.kind === "close") {
      await engine.close();
      say({ kind: "closed" });
      port?.close();
      return;
    }
    // A copy of its own: the engine's reply is a view into its memory.
    const reply = new Uint8Array(await engine.exchange(request.bytes));
    say({ kind: "reply", bytes: reply }, [reply.buffer]);
  } catch (error) {
    say({ kind: "failed", reason: String(error) });
  }
}
