import { LOGO_BASE_URL, NEEDLE_POINTS } from "@placket/contract/embroidery/logo.codec";
import { isHandedOut, logoId } from "@placket/domain/embroidery/logo/logo";
import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { ok, problem, refuse } from "@placket/domain/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  askerOf,
  clientOf,
  contextFor,
  isGoneOf,
  logosTokenOf,
  type CallParts,
} from "../../http/open-call.ts";
import { sendRefusal } from "../../http/send.ts";
import { whose } from "../../threads/whose.ts";
import { sewing } from "../sewing/sewing.ts";
import { LOGO_FILES, selectShownFile } from "./picture/logo-files.sql.ts";
import { usableLogos } from "./usable-logos.ts";

/**
 * Mounts `GET /media/logos/{number}/{key}/picture.png`, `thumb.png` and `needle-points.bin`, what the editor draws from:
 * for whoever was given the address; and `stitches.{kind}`, as a machine reads them, for the logo's owner alone where
 * they brought them or they were made for them (EMB-17, EMB-47). Pictures are the store's own PNG; what strangers wrote
 * is only ever saved, never opened by a browser.
 */
export function logoRoutes(fastify: FastifyInstance, parts: CallParts): void {
  fastify.get<LogoRoute>(`${LOGO_BASE_URL}:number/:key/:name`, (request, reply) =>
    answer(parts, request, reply),
  );
}

interface LogoRoute {
  readonly Params: { readonly number: string; readonly key: string; readonly name: string };
}

interface ShownFile {
  readonly file: keyof typeof LOGO_FILES;
  readonly type: string;
  /** Only for its owner, and never where the store alone has made it. */
  readonly isOwners?: true;
  /** What it is drawn from is sent, not itself. */
  readonly isDrawnFrom?: true;
}

const BINARY = "application/octet-stream";

const SHOWN = new Map<string, ShownFile>([
  ["picture.png", { file: "picture", type: "image/png" }],
  ["thumb.png", { file: "thumb", type: "image/png" }],
  [NEEDLE_POINTS, { file: "stitches", type: BINARY, isDrawnFrom: true }],
  ...MACHINE_FILE_KINDS.map(
    (kind) => [`stitches.${kind}`, { file: "stitches", type: BINARY, isOwners: true }] as const,
  ),
]);

async function answer(
  parts: CallParts,
  request: FastifyRequest<LogoRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { number, key, name } = request.params;
  const [id, shown] = [logoId(number), SHOWN.get(name)];
  const isTheirs = shown?.isOwners !== true || (await isOwnFile(parts, request, number));
  const kept =
    id && shown && isTheirs
      ? await selectShownFile(parts.db, { id, key, file: shown.file })
      : undefined;
  if (!kept || !shown) return sendRefusal(reply, refuse(problem("access.noSuchRoute")));
  const asker = { client: clientOf(request), isGone: isGoneOf(reply) };
  const read = shown.isDrawnFrom
    ? await parts.held(sewing).points(kept, whose(asker))
    : ok(kept.bytes);
  if (!read.ok) return sendRefusal(reply, read);
  if (shown.isOwners) reply.header("content-disposition", `attachment; filename="${name}"`);
  return reply
    .type(shown.type)
    .header("cache-control", shown.isOwners ? "private, no-store" : "private, max-age=3600")
    .header("content-security-policy", "sandbox; default-src 'none'; frame-ancestors 'none'")
    .send(Buffer.from(read.value));
}

/** Whether a logo is theirs who ask, with stitches that are theirs as well. */
async function isOwnFile(
  parts: CallParts,
  request: FastifyRequest,
  number: string,
): Promise<boolean> {
  const asker = await askerOf(parts, request);
  if (!asker.ok) return false;
  const { principal } = asker.value;
  const ctx = { ...contextFor(parts), principal, logosToken: logosTokenOf(request) };
  return (await usableLogos(ctx, [number])).some(isHandedOut);
}
