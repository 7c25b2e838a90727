import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";

/** Writes of one client are counted per minute; reads are cheap and stay unlimited (issue §8). */
export async function limitWrites(fastify: FastifyInstance, settings: Settings): Promise<void> {
  if (settings.writesPerMinute === 0) return;
  await fastify.register(rateLimit, {
    max: settings.writesPerMinute,
    timeWindow: 60_000,
    allowList: (request) => request.method === "GET" || request.method === "HEAD",
  });
}
