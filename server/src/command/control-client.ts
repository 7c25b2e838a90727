import { request, type IncomingMessage } from "node:http";
import { errorRow } from "@placket/domain/errors";
import { CONTROL_HEADER, type ControlAddress, readControlFile } from "./control-file.ts";
import type { ImportEvent, ImportOrder } from "./import-order.ts";

/** A store that runs on this machine and holds the data directory. */
export interface RunningStore {
  import(order: ImportOrder): AsyncIterable<ImportEvent>;
  export(kind: "products" | "tiers"): Promise<AsyncIterable<Buffer>>;
}

/** The store that runs on the data directory; `undefined` when none answers. */
export async function findRunningStore(dataDir: string): Promise<RunningStore | undefined> {
  const address = await readControlFile(dataDir);
  if (!address || !(await answers(address))) return undefined;
  return {
    import: (order) => importEvents(address, order),
    export: (kind) => send(address, { method: "GET", path: `/export/${kind}` }),
  };
}

async function* importEvents(
  address: ControlAddress,
  order: ImportOrder,
): AsyncGenerator<ImportEvent> {
  const response = await send(address, {
    method: "POST",
    path: "/import",
    body: JSON.stringify(order),
  });
  if (response.statusCode === 409) {
    yield { kind: "refused", reason: errorRow("import.busy").text };
    return;
  }
  if (response.statusCode !== 200) throw new Error(`The store answered ${response.statusCode}`);
  try {
    for await (const line of linesOf(response)) yield JSON.parse(line) as ImportEvent;
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    yield {
      kind: "refused",
      reason: "The store ended before the import did. Run it again: it goes on where it was.",
    };
  }
}

async function* linesOf(response: IncomingMessage): AsyncGenerator<string> {
  let rest = "";
  response.setEncoding("utf8");
  for await (const chunk of response as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** A control file can outlive its store: only an answer counts. */
async function answers(address: ControlAddress): Promise<boolean> {
  try {
    const response = await send(address, { method: "GET", path: "/" });
    response.resume();
    return response.headers[CONTROL_HEADER] !== undefined;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

interface Ask {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

function send(
  { port, token }: ControlAddress,
  { method, path, body }: Ask,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const call = request({ host: "127.0.0.1", port, method, path, headers }, resolve);
    call.on("error", reject);
    call.end(body);
  });
}
