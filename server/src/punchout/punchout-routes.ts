import type { FastifyInstance } from "fastify";
import type { CallParts } from "../http/open-call.ts";
import { cxmlRoutes } from "./wire/cxml.rest.ts";
import { ociRoutes } from "./wire/oci.rest.ts";
import { visitRoutes } from "./wire/visit.rest.ts";

/** Every address at which procurement systems and their buyers' browsers come and go. */
export function punchoutRoutes(fastify: FastifyInstance, parts: CallParts): void {
  cxmlRoutes(fastify, parts);
  ociRoutes(fastify, parts);
  visitRoutes(fastify, parts);
}
