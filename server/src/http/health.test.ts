import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { type HealthParts, mountHealth } from "./health.ts";

const answering: HealthParts["database"] = { ping: () => Promise.resolve() };
const broken: HealthParts["database"] = { ping: () => Promise.reject(new Error("gone")) };

async function ask(url: string, parts: HealthParts) {
  const app = fastify();
  mountHealth(app, parts);
  const { statusCode, headers, body } = await app.inject(url);
  expect(headers["cache-control"]).toBe("no-store");
  return { statusCode, body: JSON.parse(body) as unknown };
}

describe("health", () => {
  it("/healthz: the process is up, whatever the rest does", async () => {
    const answer = await ask("/healthz", { database: broken });
    expect(answer).toStrictEqual({ statusCode: 200, body: { status: "up" } });
  });

  it.each([
    [answering, 200, { status: "ready" }],
    [broken, 503, { status: "unavailable", reason: "The database does not answer." }],
  ])("/readyz: database %j → %i", async (database, statusCode, body) => {
    const answer = await ask("/readyz", { database });
    expect(answer).toStrictEqual({ statusCode, body });
  });
});
