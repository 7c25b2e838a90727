import { problem, refuse } from "@placket/domain/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallParts } from "../http/open-call.ts";
import { sendRefusal } from "../http/send.ts";
import { PORTAL_LOGOS } from "./logo-path.ts";
import { selectLogo } from "./portal.sql.ts";

interface LogoRoute {
  readonly Params: { readonly id: string; readonly key: string };
}

/** Mounts `GET /media/portals/{id}/{key}/logo.png`: the picture of a portal's header, for whoever was given its address. */
export function portalRoutes(fastify: FastifyInstance, parts: CallParts): void {
  fastify.get<LogoRoute>(`${PORTAL_LOGOS}:id/:key/logo.png`, (request, reply) =>
    answer(parts, request, reply),
  );
}

async function answer(
  { db }: CallParts,
  { params: { id, key } }: FastifyRequest<LogoRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes =
    /^[1-9]\d{0,9}$/.test(id) && Number(id) <= ID_MAX
      ? await selectLogo(db, Number(id), key)
      : undefined;
  if (!bytes) return sendRefusal(reply, refuse(problem("access.noSuchRoute")));
  return reply
    .type("image/png")
    .header("cache-control", "public, max-age=31536000, immutable")
    .header("content-security-policy", "sandbox; default-src 'none'; frame-ancestors 'none'")
    .send(Buffer.from(bytes));
}

const ID_MAX = 2_147_483_647;
