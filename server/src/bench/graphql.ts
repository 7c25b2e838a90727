import { Agent, request } from "node:http";
import { heavyDocuments } from "./heavy-documents.ts";

/** How often somebody else asks meanwhile, in ms. */
const PROBE_MS = 5;
const TOGETHER = 4;

/** Asks the heaviest documents that are allowed and measures how long everybody else waits meanwhile. */
export async function measureHeavyDocuments(url: string): Promise<void> {
  console.log(
    `| document | points | answer | first (ms) | again | ${TOGETHER} at once | others wait, p99 | at most |`,
  );
  console.log("|---|---|---|---|---|---|---|---|");
  for (const { name, text, cost } of heavyDocuments()) {
    const others = probe(url);
    const first = await ask(url, text);
    const again = await ask(url, text);
    const from = performance.now();
    await Promise.all(Array.from({ length: TOGETHER }, () => ask(url, text)));
    const together = performance.now() - from;
    const waits = await others.stop();
    console.log(
      `| ${name} | ${cost} | ${first.status}, ${Math.round(first.bytes / 1024)} kB | ${first.ms.toFixed(0)} | ` +
        `${again.ms.toFixed(0)} | ${together.toFixed(0)} | ${waits.p99.toFixed(0)} | ${waits.most.toFixed(0)} |`,
    );
  }
}

const agent = new Agent({ keepAlive: true });

/** Sends a document and waits for the end of the answer, which nobody reads: that would cost time, too. */
function ask(url: string, query: string): Promise<{ status: number; ms: number; bytes: number }> {
  const body = JSON.stringify({ query });
  return exchange(`${url}/graphql`, { method: "POST", body });
}

function exchange(
  url: string,
  { method, body }: { readonly method: string; readonly body?: string },
): Promise<{ status: number; ms: number; bytes: number }> {
  const from = performance.now();
  const headers = { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, ms: performance.now() - from, bytes }),
      );
    });
    sent.on("error", reject).end(body);
  });
}

/** Somebody who asks for a small thing again and again. */
function probe(url: string): { stop(): Promise<{ p99: number; most: number }> } {
  const waits: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const { ms } = await exchange(`${url}/healthz`, { method: "GET" });
      waits.push(ms);
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await asking;
      waits.sort((a, b) => a - b);
      return { p99: waits[Math.floor(waits.length * 0.99)] ?? 0, most: waits.at(-1) ?? 0 };
    },
  };
}
