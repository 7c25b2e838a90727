import { LOGO_BASE_URL } from "@placket/contract/embroidery/logo.codec";
import { logoId } from "@placket/domain/embroidery/logo/logo";
import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { problem, refuse } from "@placket/domain/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallParts } from "../../http/open-call.ts";
import { sendRefusal } from "../../http/send.ts";
import { LOGO_FILES, selectShownFile } from "./logo.sql.ts";

/**
 * Mounts `GET /media/logos/{number}/{key}/picture.png`, `thumb.png` and `stitches.{kind}`: for whoever was given the
 * address. Pictures are the store's own PNG; what strangers wrote is only ever saved, never opened by a browser.
 */
export function logoRoutes(fastify: FastifyInstance, parts: CallParts): void {
  fastify.get<LogoRoute>(`${LOGO_BASE_URL}:number/:key/:name`, (request, reply) =>
    answer(parts, request, reply),
  );
}

interface LogoRoute {
  readonly Params: { readonly number: string; readonly key: string; readonly name: string };
}

const SHOWN = new Map<string, keyof typeof LOGO_FILES>([
  ["picture.png", "picture"],
  ["thumb.png", "thumb"],
  ...MACHINE_FILE_KINDS.map((kind) => [`stitches.${kind}`, "stitches"] as const),
]);

async function answer(
  { db }: CallParts,
  { params: { number, key, name } }: FastifyRequest<LogoRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [id, file] = [logoId(number), SHOWN.get(name)];
  const bytes = id && file ? await selectShownFile(db, { id, key, file }) : undefined;
  if (!bytes || !file) return sendRefusal(reply, refuse(problem("access.noSuchRoute")));
  if (file === "stitches") reply.header("content-disposition", `attachment; filename="${name}"`);
  return reply
    .type(file === "stitches" ? "application/octet-stream" : "image/png")
    .header("cache-control", "private, max-age=3600")
    .header("content-security-policy", "sandbox; default-src 'none'; frame-ancestors 'none'")
    .send(bytes);
}
