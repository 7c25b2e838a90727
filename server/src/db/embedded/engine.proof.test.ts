import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { readNote, signal } from "./left-behind.ts";

let folder: string;
/** Longer than the address of a socket may be. */
let dir: string;
const opened: Database[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "placket-engine-"));
  dir = join(folder, "long-".repeat(30));
});
afterEach(async () => {
  for (const database of opened.splice(0).reverse()) await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function open(options: { dataDir?: string; joins?: boolean } = {}): Promise<Database> {
  const database = await openDatabase({ dataDir: dir, isDurable: false, ...options });
  opened.push(database);
  return database;
}

const valueOf = async (database: Database, expression: string): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    database.db,
  );
  return rows[0]?.value;
};

const serverOf = async (dataDir: string) => (await readNote(join(dataDir, "database")))?.pid ?? 0;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  if (await isSo()) return;
  await delay(10);
  return until(isSo);
}

describe("the embedded Postgres", () => {
  it("syncs what it acknowledges, unless nobody misses the data, and listens on its socket alone", async () => {
    const settings = "current_setting('fsync') || current_setting('synchronous_commit')";
    const real = await openDatabase({ dataDir: dir });
    await expect(valueOf(real, settings)).resolves.toBe("onon");
    await expect(valueOf(real, "current_setting('listen_addresses')")).resolves.toBe("");
    await real.close();
    await expect(valueOf(await open(), settings)).resolves.toBe("offoff");
  });

  it("ends with its store, and keeps what was written", async () => {
    const first = await open();
    await sql`create table note (text text)`.execute(first.db);
    await sql`insert into note values ('kept')`.execute(first.db);
    const pid = await serverOf(dir);
    await first.close();
    expect(signal(pid, 0)).toBe(false);
    await expect(valueOf(await open(), "(select text from note)")).resolves.toBe("kept");
  });

  it("is shared with a command beside the store", async () => {
    const store = await open();
    const guest = await open({ joins: true });
    const heard = Promise.withResolvers<string>();
    await store.listen("catalog", heard.resolve);
    await guest.notify("catalog", "7");
    await expect(heard.promise).resolves.toBe("7");
    await guest.close();
    await expect(valueOf(store, "1")).resolves.toBe(1);
    await store.close();
    // Nobody has the directory now: the command opens it itself.
    await expect(valueOf(await open({ joins: true }), "1")).resolves.toBe(1);
  });

  it("is started again when it was killed, and its listeners hear that they may have missed something", async () => {
    const database = await open();
    const heard = Promise.withResolvers<string>();
    await database.listen("catalog", heard.resolve);
    const pid = await serverOf(dir);
    process.kill(pid, "SIGKILL");
    await expect(heard.promise).resolves.toBe("");
    await until(() =>
      database.ping().then(
        () => true,
        () => false,
      ),
    );
    expect(await serverOf(dir)).not.toBe(pid);
  });

  it("is not mistaken for another process that has its number", async () => {
    await (await open()).close();
    const note = join(dir, "database/postmaster.pid");
    await writeFile(note, `${process.pid}\n${dir}\n1\n5432\n.\n\n 1 1\nready\n`);
    await expect(valueOf(await open(), "1")).resolves.toBe(1);
  });

  it("writes no statement and no value of a row into its log", async () => {
    const database = await open();
    await sql`create table person (email text primary key)`.execute(database.db);
    const add = () => sql`insert into person values ('ana@example.com')`.execute(database.db);
    await add();
    await expect(add()).rejects.toMatchObject({ code: "23505" });
    const log = await readFile(join(dir, "postgres.log"), "utf8");
    expect(log).toContain("duplicate key");
    expect(log).not.toContain("ana@example.com");
  });

  it("refuses a folder of another major version, and one of the engine before", async () => {
    const other = join(folder, "other");
    await mkdir(join(other, "database"), { recursive: true });
    await writeFile(join(other, "database/PG_VERSION"), "17\n");
    await expect(open({ dataDir: other })).rejects.toThrow(
      /made by Postgres 17, this version brings 18: docs/,
    );
    const former = join(folder, "former");
    await mkdir(join(former, "postgres"), { recursive: true });
    await expect(open({ dataDir: former })).rejects.toThrow(
      /export the products with that version/,
    );
  });

  it("says why it does not start", async () => {
    await (await open()).close();
    await rm(join(dir, "database/global/pg_control"));
    await expect(open()).rejects.toThrow(
      /does not start: .*could not (?:open|find|locate).*postgres\.log/,
    );
  });
});
