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

/** What lies on the disk instead: two of the largest bodies of one network, and what a small disk can spare. */
export const LANDING_BOUNDS: BodyBounds = { network: 700_000_000, all: 4_000_000_000 };

/** What a usual call sends: so many of them are nothing beside a file. */
const SMALL_BYTES = 256 * 1024;

/**
 * Bounds what is held of bodies that are larger than a usual call's, from before the first byte is read until the answer
 * is sent: a body counts as what it says it is. Files may come slowly, and connections are had for nothing. What is held
 * in memory and what lies on the disk is counted apart.
 */
export function boundLargeBodies(fastify: FastifyInstance): void {
  const inMemory = new BytesHeld(BODY_BOUNDS);
  const onDisk = new BytesHeld(LANDING_BOUNDS);
  fastify.addHook("onRequest", async (request, reply) => {
    const bytes = bytesOf(request);
    if (bytes <= SMALL_BYTES) return;
    const held = request.routeOptions.config.landsFiles === true ? onDisk : inMemory;
    const network = networkOf(request.ip);
    if (!held.take(network, bytes)) {
      return sendRefusal(reply, refuse(problem("access.tooManyRequests")));
    }
    reply.raw.once("close", () => held.giveBack(network, bytes));
  });
}

/** Bytes that are held, by network and of all. */
class BytesHeld {
  readonly #bounds: BodyBounds;
  readonly #of = new Map<string, number>();
  #all = 0;

  constructor(bounds: BodyBounds) {
    this.#bounds = bounds;
  }

  take(network: string, bytes: number): boolean {
    const after = (this.#of.get(network) ?? 0) + bytes;
    if (after > this.#bounds.network || this.#all + bytes > this.#bounds.all) return false;
    this.#of.set(network, after);
    this.#all += bytes;
    return true;
  }

  giveBack(network: string, bytes: number): void {
    const left = (this.#of.get(network) ?? 0) - bytes;
    if (left > 0) this.#of.set(network, left);
    else this.#of.delete(network);
    this.#all -= bytes;
  }
}

/** What a body may become: what its call reads at most, or less where it says so. */
export function bytesOf({ method, headers, routeOptions }: FastifyRequest): number {
  if (method === "GET" || method === "HEAD") return 0;
  const said = headers["content-length"];
  return Math.min(said === undefined ? Infinity : Number(said), routeOptions.bodyLimit ?? 0);
}
