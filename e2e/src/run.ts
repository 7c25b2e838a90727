import { join } from "node:path";
import { startVitest } from "vitest/node";

/** Walks all journeys, or those whose file names contain a word given; exits non-zero when one fails. */
const root = join(import.meta.dirname, "..");
const vitest = await startVitest("test", process.argv.slice(2), {
  config: join(root, "vitest.config.ts"),
  root,
  run: true,
  watch: false,
});
const tests = vitest.state.getFiles().flatMap((file) => [
  ...(
    vitest.state.getReportedEntity(file) as never as {
      children: { allTests(): Iterable<{ result(): { state: string } }> };
    }
  ).children.allTests(),
]);
const passed = tests.filter((test) => test.result().state === "passed").length;
const failed = tests.length - passed;
await vitest.close();
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
