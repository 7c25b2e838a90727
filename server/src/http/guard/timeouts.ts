import { MINUTE_MS } from "@placket/domain/durations";
import type { FastifyHttpOptions } from "fastify";
import type { Server } from "node:http";

/** How long a connection may take, in ms. Whoever is slower is answered 408 and cut off. */
export interface Timeouts {
  /** From a connection, or the first byte of a next request, until its headers are whole. */
  readonly headersMs: number;
  /** From then until its body is whole; what is written to the disk as it comes may take longer, by its size. */
  readonly requestMs: number;
  /** Without a next request, after an answer. */
  readonly idleMs: number;
  /** How often it is looked for those that are too slow. */
  readonly checkMs: number;
}

/**
 * A slow telephone sends a cart in a second and a large upload of staff in twenty; a load balancer in front
 * keeps its connections for a minute, and must be the one that closes them (else it meets a closed one).
 */
export const TIMEOUTS: Timeouts = {
  headersMs: 15_000,
  requestMs: 30_000,
  idleMs: 65_000,
  checkMs: 5_000,
};

/** Nothing takes longer, whatever its size: Node's own bound, behind that of `slow-bodies.ts`. */
const LONGEST_LANDING_MS = 30 * MINUTE_MS;

/** The timeouts as Fastify and Node want them. */
export function timeoutOptions({ headersMs, requestMs, idleMs, checkMs }: Timeouts) {
  const longestMs = headersMs + requestMs + LONGEST_LANDING_MS;
  return {
    requestTimeout: longestMs,
    keepAliveTimeout: idleMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: longestMs,
      connectionsCheckingInterval: checkMs,
    },
  } satisfies FastifyHttpOptions<Server>;
}
