import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bytesOf } from "./large-bodies.ts";
import type { Timeouts } from "./timeouts.ts";

/** As fast as a file must come that goes to the disk, in bytes a ms: a video of 100 MB has nine minutes. */
const LANDING_RATE = 200;

/**
 * Cuts off whoever sends a body more slowly than a call has patience for: the same for all calls, and more for files that
 * go to the disk, by what the body says it is.
 */
export function boundSlowBodies(
  fastify: FastifyInstance,
  { requestMs }: Pick<Timeouts, "requestMs">,
): void {
  fastify.addHook("onRequest", async (request, reply) => {
    const { method, raw } = request;
    if (method === "GET" || method === "HEAD" || raw.complete) return;
    const timer = setTimeout(() => cutOff(request, reply), requestMs + landingMs(request));
    timer.unref();
    const isWhole = () => clearTimeout(timer);
    raw.once("end", isWhole);
    raw.once("close", isWhole);
  });
}

const landingMs = (request: FastifyRequest): number =>
  request.routeOptions.config.landsFiles === true ? bytesOf(request) / LANDING_RATE : 0;

/** As Node itself answers whoever takes too long. */
function cutOff({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  if (!reply.raw.headersSent && raw.socket.writable) {
    raw.socket.write(
      "HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    );
  }
  raw.destroy();
}
