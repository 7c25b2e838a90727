import { setTimeout as delay } from "node:timers/promises";
import { sql, type RawBuilder } from "kysely";
import { createReadModel, type ReadModel } from "../catalog/read-model.ts";
import { rowOf } from "../catalog/read-model/rows/product-rows.ts";
import { openDatabase } from "../db/database.ts";
import { embeddedUrl } from "../db/embedded-database.ts";
import { clusterPath } from "../db/embedded/cluster.ts";
import type { Db } from "../db/database.ts";
import type { TestSandbox } from "../providers/payment/test-sandbox.ts";
import { startBenchServer, type BenchServer } from "./bench-server.ts";
import type { CatalogueSize } from "./catalogue.ts";
import { watchPauses, worked } from "./main-thread.ts";
import { silentLog } from "../testing/silent-log.ts";

/** Where edits are made and who follows them. */
interface EditedStore {
  readonly server: BenchServer;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** An empty folder for a second server. */
  readonly secondDir: string;
  readonly sandbox: TestSandbox;
  readonly size: CatalogueSize;
}

/** What one edit took, in ms. */
interface MeasuredEdit {
  readonly name: string;
  /** From the commit until a catalogue in memory has it. */
  readonly visible: Times;
  /** Work of that process's main thread for it: the longest between two turns of the event loop, and all. */
  readonly pause: Times;
  readonly work: Times;
  /** From the commit until two servers answer with it. */
  readonly answered: Times;
}

interface Times {
  readonly p50: number;
  readonly worst: number;
}

const ROUNDS = 20;
/** Edits before any is measured: the first run code that was not compiled yet. */
const WARM = 5;

/**
 * Edits single products by a line of SQL while this process holds the catalogue and two servers answer
 * from it.
 */
export async function measureEdits(store: EditedStore): Promise<MeasuredEdit[]> {
  const databaseUrl = store.databaseUrl ?? embeddedUrl(clusterPath(store.dataDir));
  const database = await openDatabase({ dataDir: store.secondDir, databaseUrl });
  const model = await createReadModel({
    database,
    now: () => new Date(),
    log: silentLog,
    readRules: () => Promise.resolve([]),
  });
  const beside = { dataDir: store.secondDir, databaseUrl, sandbox: store.sandbox };
  const second = await startBenchServer(beside);
  const servers = [store.server, second];
  const measured: MeasuredEdit[] = [];
  try {
    for (const edit of EDITS) {
      const held = await rounds((round) =>
        followed(model, database.db, { edit, size: store.size, round }),
      );
      const answered = await rounds(async (round) => ({
        answered: await untilAnswered(servers, database.db, {
          edit,
          size: store.size,
          round: round + WARM + ROUNDS,
        }),
      }));
      measured.push({ name: edit.name, ...held, ...answered });
    }
    return measured;
  } finally {
    await second.stop();
    await model.close();
    await database.close();
  }
}

interface Edit {
  readonly name: string;
  /** Writes what the product has never had. */
  readonly statement: (productId: number, round: number) => RawBuilder<unknown>;
  /** The part of the product's answer that says so. */
  readonly shown: (round: number) => string;
}

const EDITS: readonly Edit[] = [
  {
    name: "price of a variant",
    statement: (id, round) =>
      sql`update product set price_minor = ${priceOf(round)} where id = ${id + 1}`,
    shown: (round) => `"value":${priceOf(round) / 100}`,
  },
  {
    name: "name, address and two filters of a product",
    statement: (id, round) => {
      const filters = { material: 3000 + (round % 12), brand: 10_000 + (round % 40) };
      return sql`update product set name = ${nameOf(round)}, url_key = ${`edited-${round}`},
        attributes = attributes || ${JSON.stringify(filters)}::jsonb where id = ${id}`;
    },
    shown: nameOf,
  },
];

const priceOf = (round: number) => 701 + round * 2;
function nameOf(round: number): string {
  return `Edited Garment ${round}`;
}

interface Round {
  readonly edit: Edit;
  readonly size: CatalogueSize;
  readonly round: number;
}

const productOf = ({ size, round }: Round) =>
  (((round * 7919) % size.products) + 1) * (size.variantsEach + 1);

async function followed(model: ReadModel, db: Db, round: Round) {
  const id = productOf(round);
  const snapshot = model.current();
  const sight = snapshot.productSight(rowOf(snapshot.base.rows, id));
  await round.edit.statement(id, round.round).execute(db);
  const [committed, before, pauses] = [performance.now(), worked(), watchPauses()];
  while (!sight.isOver) await delay(1);
  return {
    visible: performance.now() - committed,
    work: worked() - before,
    pause: pauses.stop(),
  };
}

async function untilAnswered(
  servers: readonly BenchServer[],
  db: Db,
  round: Round,
): Promise<number> {
  const id = productOf(round);
  const answerOf = async ({ url }: BenchServer) =>
    (await fetch(`${url}/rest/us/V1/xmapi/app-product-info?id=${id}`)).text();
  // Both have answered before, and keep it.
  await Promise.all(servers.map(answerOf));
  await round.edit.statement(id, round.round).execute(db);
  const committed = performance.now();
  const shown = round.edit.shown(round.round);
  for (const server of servers) while (!(await answerOf(server)).includes(shown)) await delay(2);
  return performance.now() - committed;
}

/** The middle and the worst of each figure over all rounds. */
async function rounds<Name extends string>(
  run: (round: number) => Promise<Record<Name, number>>,
): Promise<Record<Name, Times>> {
  const all: Record<Name, number>[] = [];
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const figures = await run(round);
    if (round >= WARM) all.push(figures);
  }
  const names = Object.keys(all[0] ?? {}) as Name[];
  const times = names.map((name) => {
    const sorted = all.map((figures) => figures[name]).sort((a, b) => a - b);
    return [name, { p50: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 }];
  });
  return Object.fromEntries(times) as Record<Name, Times>;
}
