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
    const answer = await ask("/healthz", { database: broken, isLoaded: () => false });
    expect(answer).toStrictEqual({ statusCode: 200, body: { status: "up" } });
  });

  it.each([
    [answering, true, 200, { status: "ready" }],
    [broken, true, 503, { status: "unavailable", reason: "The database does not answer." }],
    [answering, false, 503, { status: "unavailable", reason: "The read model is not loaded." }],
  ])(
    "/readyz: database %j, read model loaded: %s → %i",
    async (database, isLoaded, statusCode, body) => {
      const answer = await ask("/readyz", { database, isLoaded: () => isLoaded });
      expect(answer).toStrictEqual({ statusCode, body });
    },
  );
});
