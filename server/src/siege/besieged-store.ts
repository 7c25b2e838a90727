import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDatabase } from "../bench/bench-database.ts";
import { startBenchServer, type BenchServer } from "../bench/bench-server.ts";
import { openDatabase, type Db } from "../db/database.ts";
import { startSandboxProcess, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { createStaff } from "../staff/staff.ts";
import { freePort } from "../testing/free-port.ts";
import { STAFF } from "../testing/staff.ts";

/** Configurable products `1 … PRODUCTS`; product `p` has the id `p × (VARIANTS + 1)`, its variants follow. */
const PRODUCTS = 40;
export const VARIANTS = 4;

/** A store to attack: processes of its own on the loopback, a made-up catalogue, one member of staff. */
export interface BesiegedStore {
  readonly url: string;
  readonly sandbox: TestSandbox;
  /** Address of its Postgres server, where DATABASE_URL names one. */
  readonly databaseUrl: string | undefined;
  /** What it logged as an error, newest last. */
  readonly errors: readonly string[];
  hasDied(): boolean;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  revive(): Promise<void>;
  /** Looks into the database; the store must not run. */
  look<Answer>(read: (db: Db) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts a store that `prepare` may change first. */
export async function besiegedStore(
  prepare: (db: Db) => Promise<void> = async () => {},
): Promise<BesiegedStore> {
  const dataDir = await mkdtemp(join(tmpdir(), "placket-siege-"));
  const database = await prepareDatabase(dataDir, { products: PRODUCTS, variantsEach: VARIANTS });
  const look: BesiegedStore["look"] = async (read) => {
    const opened = await openDatabase({ dataDir, databaseUrl: database.url });
    try {
      return await read(opened.db);
    } finally {
      await opened.close();
    }
  };
  await look(async (db) => {
    await createStaff(db, STAFF);
    await prepare(db);
  });
  const sandbox = await startSandboxProcess();
  const errors: string[] = [];
  const onLog = (line: string) => void errors.push(line);
  const port = await freePort();
  const start = async () => {
    try {
      return await startBenchServer({ dataDir, databaseUrl: database.url, sandbox, port, onLog });
    } catch (error) {
      // Nobody is left to end the processor: a store that does not start ends the siege.
      await sandbox.close();
      throw new Error(`The store did not start: ${errors.slice(-5).join("\n")}`, { cause: error });
    }
  };
  let server: BenchServer = await start();
  return {
    url: server.url,
    sandbox,
    databaseUrl: database.url,
    errors,
    hasDied: () => server.hasDied(),
    kill: () => server.kill(),
    revive: async () => {
      server = await start();
    },
    look,
    close: async () => {
      await server.stop();
      await sandbox.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
