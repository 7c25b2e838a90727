// A server process for tests: a small app of its own on the real database, run as main.ts runs the store.
import { once } from "node:events";
import fastify from "fastify";
import { run } from "./run.ts";
import type { App, AppInput } from "./serve.ts";

// The test that started it may be killed itself: nobody is left to end this one then.
process.stdin.resume().once("end", () => process.exit());

async function buildApp({ database }: AppInput): Promise<App> {
  const app = fastify();
  const signal = once(process, "SIGTERM");
  app.get("/slow", async () => {
    process.stdout.write("under way\n");
    await signal;
    await database.db
      .insertInto("website")
      .values({ code: "slow", name: "Slow", currency: "USD" })
      .execute();
    return { done: true };
  });
  return {
    fastify: app,
    start: () => Promise.resolve(),
    stop: async () => void process.stdout.write("jobs ended\n"),
  };
}

await run(
  process.env,
  {
    buildApp,
    fillEmpty: async () => {
      const filled = process.env["FILLS"] === "on demand" && once(process.stdin, "data");
      process.stdout.write("filling\n");
      await filled;
      return [
        { role: "Customer", email: "c@shop.example", password: "one" },
        { role: "Staff", email: "staff@shop.example", password: "two" },
      ];
    },
  },
  {
    say: (text) => process.stdout.write(`${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
  },
);
