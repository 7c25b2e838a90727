import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

/**
 * Opens Postgres compiled to WebAssembly, in the calling thread: in memory without a `dataDir`.
 * Gives the function that carries wire messages to its session, and its closing.
 */
export async function startEngine(options: Pick<PGliteOptions, "dataDir" | "loadDataDir">) {
  const engine = await PGlite.create({
    ...options,
    extensions: { citext, pg_trgm, unaccent },
    // Small write-ahead segments: the directory takes a third of the time to make and to copy.
    initDbStartParams: ["--wal-segsize=1"],
  });
  return {
    exchange: (request: Uint8Array) => engine.execProtocolRaw(request),
    dump: () => engine.dumpDataDir("none"),
    close: () => engine.close(),
  };
}

export type Engine = Awaited<ReturnType<typeof startEngine>>;
