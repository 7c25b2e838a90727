import { join } from "node:path";
import { runVitest } from "./checking/vitest.ts";
import { closingLine } from "./test.ts";

/** Runs the server's tests on the Postgres server of `DATABASE_URL`; ends with `N passed, N failed`. */
if (import.meta.main) {
  if (!process.env["DATABASE_URL"]) throw new Error("DATABASE_URL names no Postgres server");
  const result = await runVitest(join(import.meta.dirname, "../.."), {
    filters: ["server/src/"],
    projects: "both",
  });
  if (!result.ok) console.log(result.output);
  const { ok, line } = closingLine([result]);
  console.log(line);
  process.exitCode = ok ? 0 : 1;
}
