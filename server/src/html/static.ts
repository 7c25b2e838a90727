import type { FastifyInstance } from "fastify";
import { pickEncoding } from "../http/encoding.ts";
import type { Assets, StaticFile } from "./assets.ts";

/** Serves the built client: hashed files for a year, the others to be asked about each time. */
export function serveStatic(fastify: FastifyInstance, { files }: Assets): void {
  for (const [address, file] of files) {
    fastify.get(address, (request, reply) => {
      reply
        .header("cache-control", cacheControl(file))
        .header("etag", file.etag)
        .header("vary", "accept-encoding")
        .type(file.type);
      if (isWorker(address)) reply.header("content-security-policy", WORKER_POLICY);
      if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
      const encoding = pickEncoding(request.headers["accept-encoding"], file.encodings);
      if (encoding) reply.header("content-encoding", encoding);
      return reply.send((encoding && file.encodings[encoding]) || file.body);
    });
  }
}

const cacheControl = ({ isImmutable }: StaticFile) =>
  isImmutable ? "public, max-age=31536000, immutable" : "public, no-cache";

/** A worker has a policy of its own, and those of the store may fetch what the pages fetch. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** As the builds name them: `stitching.worker-C5gxukHN.js`. */
const isWorker = (address: string) => /\.worker-[\w-]+\.js$/.test(address);
