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
      if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
      const encoding = pickEncoding(request.headers["accept-encoding"], file.encodings);
      if (encoding) reply.header("content-encoding", encoding);
      return reply.send((encoding && file.encodings[encoding]) || file.body);
    });
  }
}

const cacheControl = ({ isImmutable }: StaticFile) =>
  isImmutable ? "public, max-age=31536000, immutable" : "public, no-cache";
