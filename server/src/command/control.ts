import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportProducts, exportTiers } from "../catalog/export/export-catalog.ts";
import { importCatalog } from "../catalog/import/import-catalog.ts";
import type { Db } from "../db/database.ts";
import type { Log } from "../http/log.ts";
import { CONTROL_HEADER, newToken, removeControlFile, writeControlFile } from "./control-file.ts";
import { refusedEvent, type ImportEvent, parseOrder } from "./import-order.ts";

export interface ControlOptions {
  readonly db: Db;
  readonly dataDir: string;
  readonly now: () => Date;
  readonly log: Log;
  /** Resolves when shoppers see what the database holds; an import is done only then. */
  readonly showChanges: () => Promise<void>;
}

export interface ControlServer {
  /** Ends a running import after the batch it is storing, and takes the control file away. */
  close(): Promise<void>;
}

/**
 * Lets `npm run import` and `npm run export` work while this process holds the embedded database: an HTTP
 * server on the loopback address, at a port and with a token that only the data directory's owner can read.
 */
export async function startControlServer(options: ControlOptions): Promise<ControlServer> {
  const token = newToken();
  const work = new Work(options);
  const server = createServer((request, response) => {
    answer(work, { request, response, token }).catch((error: unknown) => {
      options.log.error({ err: error }, "control request failed");
      response.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await writeControlFile(options.dataDir, { port, token });
  return {
    close: async () => {
      await removeControlFile(options.dataDir);
      const closed = once(server, "close");
      server.close();
      await work.stop();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly token: string;
}

async function answer(work: Work, { request, response, token }: Call): Promise<void> {
  response.setHeader(CONTROL_HEADER, "1");
  if (!isAllowed(request, token)) {
    response.writeHead(403).end();
    return;
  }
  const route = `${request.method} ${request.url}`;
  if (route === "POST /import") await work.import(await bodyOf(request), response);
  else if (route === "GET /export/products") await work.export("products", response);
  else if (route === "GET /export/tiers") await work.export("tiers", response);
  else response.writeHead(404).end();
}

function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const BODY_MAX_BYTES = 65_536;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new RangeError("The order is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** What commands ask for, one import at a time. */
class Work {
  readonly #options: ControlOptions;
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;

  constructor(options: ControlOptions) {
    this.#options = options;
  }

  async import(body: string, response: ServerResponse): Promise<void> {
    const order = parseOrder(body);
    if (!order) {
      response.writeHead(400).end();
      return;
    }
    if (this.#running) {
      response.writeHead(409).end();
      return;
    }
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const send = (event: ImportEvent) => response.write(`${JSON.stringify(event)}\n`);
    const signal = AbortSignal.any([gone.signal, this.#ending.signal]);
    const { db, dataDir, now, showChanges } = this.#options;
    const run = async () => {
      const listener = {
        progress: (progress: Extract<ImportEvent, { kind: "progress" }>["progress"]) =>
          void send({ kind: "progress", progress }),
        rejected: (rejection: Extract<ImportEvent, { kind: "rejected" }>["rejection"]) =>
          void send({ kind: "rejected", rejection }),
      };
      const report = await importCatalog(db, { ...order, dataDir, now, signal, listener });
      await showChanges();
      send(report.ok ? { kind: "done", report: report.value } : refusedEvent(report.problems));
      response.end();
    };
    this.#running = run();
    try {
      await this.#running;
    } finally {
      this.#running = undefined;
    }
  }

  async export(kind: "products" | "tiers", response: ServerResponse): Promise<void> {
    const { db } = this.#options;
    response.writeHead(200, { "content-type": "text/csv; charset=utf-8" });
    await pipeline(
      Readable.from(kind === "tiers" ? exportTiers(db) : exportProducts(db)),
      response,
    );
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running?.catch((error: unknown) =>
      this.#options.log.warn({ err: error }, "import ended by shutdown"),
    );
  }
}
