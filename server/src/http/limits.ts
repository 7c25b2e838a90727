import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Settings } from "../settings.ts";
import { networkOf } from "./guard/client-network.ts";

/** Writes of one client are counted per minute; reads are cheap and stay unlimited (issue §8). */
export async function limitWrites(fastify: FastifyInstance, settings: Settings): Promise<void> {
  if (settings.writesPerMinute === 0) return;
  await fastify.register(rateLimit, {
    max: settings.writesPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => request.method === "GET" || request.method === "HEAD",
  });
}

/** Counts further writes of a request that carries several; `false` as soon as they are too many. */
export function mayWriteMore(
  fastify: FastifyInstance,
): (request: FastifyRequest, more: number) => Promise<boolean> {
  if (!fastify.hasDecorator("createRateLimit")) return () => Promise.resolve(true);
  // Without options of its own it counts where the requests are counted.
  const count = fastify.createRateLimit();
  return async (request, more) => {
    for (let left = more; left > 0; left -= 1) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return false;
    }
    return true;
  };
}
