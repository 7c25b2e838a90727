import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";

/** How long the database may take to answer before it counts as out of reach. */
const PING_MS = 2_000;

export interface HealthParts {
  readonly database: Pick<Database, "ping">;
}

/**
 * `GET /healthz`: the process is up. `GET /readyz`: 200 when it can serve, 503 with the reason when not; until the read
 * model is loaded `getting-ready.ts` says so in the store's place.
 */
export function mountHealth(fastify: FastifyInstance, parts: HealthParts): void {
  fastify.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "up" };
  });
  fastify.get("/readyz", async (_request, reply) => {
    const reason = await whatIsMissing(parts);
    reply.header("cache-control", "no-store");
    if (reason === undefined) return { status: "ready" };
    return reply.code(503).send({ status: "unavailable", reason });
  });
}

async function whatIsMissing({ database }: HealthParts): Promise<string | undefined> {
  const isReached = await Promise.race([
    database.ping().then(
      () => true,
      () => false,
    ),
    delay(PING_MS, false, { ref: false }),
  ]);
  return isReached ? undefined : "The database does not answer.";
}
