import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bytesOf } from "./large-bodies.ts";
import type { Timeouts } from "./timeouts.ts";

/** As fast as a file must come that goes to the disk, in bytes a ms: a video of 100 MB has nine minutes. */
const LANDING_RATE = 200;

/**
 * Cuts off whoever sends a body more slowly than a call has patience for: the same for all calls, and more for files that
 * go to the disk, by what the body says it is. Such a file must keep coming: whoever says that it is large and sends
 * nothing would have the room of all for as long as that.
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
    const watch = request.routeOptions.config.landsFiles === true ? watchRate() : undefined;
    const isWhole = () => {
      clearTimeout(timer);
      clearInterval(watch);
    };
    raw.once("end", isWhole);
    raw.once("close", isWhole);

    /** Looks now and then whether what came is as much as the rate wants of all but the first while. */
    function watchRate() {
      const before = raw.socket.bytesRead;
      let elapsedMs = 0;
      const looking = setInterval(() => {
        elapsedMs += requestMs;
        const wanted = (elapsedMs - requestMs) * LANDING_RATE;
        if (raw.socket.bytesRead - before < wanted) cutOff(request, reply);
      }, requestMs);
      return looking.unref();
    }
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
