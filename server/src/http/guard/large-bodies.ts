import { problem, refuse } from "@placket/domain/problem";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendRefusal } from "../send.ts";
import { networkOf } from "./client-network.ts";

/** Bytes of bodies that are held at once: of one network, and of all together. */
interface BodyBounds {
  readonly network: number;
  readonly all: number;
}

/** Five of the largest files of one network, and as much of all as a small machine can spare. */
export const BODY_BOUNDS: BodyBounds = { network: 41_000_000, all: 330_000_000 };

/** What a usual call sends: so many of them are nothing beside a file. */
const SMALL_BYTES = 256 * 1024;

/**
 * Bounds what is held of bodies that are larger than a usual call's, from before the first byte is read until the answer
 * is sent: a body counts as what it says it is. Files may come slowly, and connections are had for nothing.
 */
export function boundLargeBodies(
  fastify: FastifyInstance,
  { network: ofNetwork, all: ofAll }: BodyBounds = BODY_BOUNDS,
): void {
  const held = new Map<string, number>();
  let all = 0;
  fastify.addHook("onRequest", async (request, reply) => {
    const bytes = bytesOf(request);
    if (bytes <= SMALL_BYTES) return;
    const network = networkOf(request.ip);
    const before = held.get(network) ?? 0;
    if (before + bytes > ofNetwork || all + bytes > ofAll) {
      return sendRefusal(reply, refuse(problem("access.tooManyRequests")));
    }
    held.set(network, before + bytes);
    all += bytes;
    reply.raw.once("close", () => {
      const left = (held.get(network) ?? 0) - bytes;
      if (left > 0) held.set(network, left);
      else held.delete(network);
      all -= bytes;
    });
  });
}

/** What a body may become: what its call reads at most, or less where it says so. */
function bytesOf({ method, headers, routeOptions }: FastifyRequest): number {
  if (method === "GET" || method === "HEAD") return 0;
  const said = headers["content-length"];
  return Math.min(said === undefined ? Infinity : Number(said), routeOptions.bodyLimit ?? 0);
}
