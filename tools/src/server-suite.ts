import { join } from "node:path";
import { readGraph, type Graph } from "./affected/graph.ts";
import { runLanes } from "./checking/step.ts";
import { runVitest } from "./checking/vitest.ts";
import { closingLine } from "./test.ts";

/** Whoever makes a database on the server of `DATABASE_URL`. */
const MAKERS = ["server/src/db/test-database.ts", "server/src/bench/bench-database.ts"] as const;

/** What kills a store together with the embedded database that it brings: no other Postgres is asked there. */
const ON_THE_EMBEDDED = [
  "server/src/mail/kill.proof.test.ts",
  "server/src/order/kill.proof.test.ts",
] as const;

/** The server's tests and proofs that may ask a database: the others pass alike whatever Postgres there is. */
export function testsOnDatabases(graph: Graph): string[] {
  const gone = [...MAKERS, ...ON_THE_EMBEDDED].filter((file) => !graph.files.includes(file));
  if (gone.length > 0) throw new Error(`These stand elsewhere now: ${gone.join(", ")}`);
  return graph.files
    .filter((file) => /^server\/src\/.+\.test\.ts$/.test(file))
    .filter((file) => !ON_THE_EMBEDDED.some((own) => own === file))
    .filter((file) => {
      const behind = graph.behind([file], "imports");
      return MAKERS.some((maker) => behind.has(maker));
    });
}

/**
 * Runs the tests of the server that ask a database on the Postgres server of `DATABASE_URL`; ends with
 * `N passed, N failed`.
 */
if (import.meta.main) {
  if (!process.env["DATABASE_URL"]) throw new Error("DATABASE_URL names no Postgres server");
  const root = join(import.meta.dirname, "../..");
  const filters = testsOnDatabases(await readGraph(root));
  const counts = { passed: 0, failed: 1 };
  const run = async () => {
    const result = await runVitest(root, { filters, projects: "both" });
    Object.assign(counts, result.counts);
    return result;
  };
  const isFine = await runLanes([[{ name: "server's tests", run }]], console.log);
  const { ok, line } = closingLine([{ ok: isFine, counts }]);
  console.log(line);
  process.exitCode = ok ? 0 : 1;
}
