import { can } from "@placket/domain/access/principal";
import { problem, refuse } from "@placket/domain/problem";
import { videoTypeOf, type VideoEnding } from "@placket/domain/review/media-bytes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { askerOf, type CallParts } from "../../http/open-call.ts";
import { sendRanged } from "../../http/ranged-file.ts";
import { sendRefusal } from "../../http/send.ts";
import { hashOfToken } from "../../token.ts";
import { pathOfFile, smallPathOfFile } from "./media-store.ts";
import { selectFileAccess } from "./media.sql.ts";
import { isUploadName, REVIEW_MEDIA, STAFF_MEDIA } from "./media-url.ts";

/**
 * Mounts `GET /media/reviews/{file}` and `/media/reviews/small/{file}`: what belongs to an approved review for everybody,
 * everything else for the browser that brought it; and the same for staff who read reviews. A file is sent as what it was
 * found to be and as nothing else; of a video parts are sent, as players ask for them.
 */
export function reviewMediaRoutes(fastify: FastifyInstance, parts: CallParts): void {
  for (const [way, mayRead] of [
    [REVIEW_MEDIA, byReader],
    [STAFF_MEDIA, byStaff],
  ] as const) {
    for (const [folder, pathOf] of [
      ["", pathOfFile],
      ["small/", smallPathOfFile],
    ] as const) {
      fastify.get<FileRoute>(`${way}${folder}:file`, async (request, reply) => {
        const { file } = request.params;
        const read = isUploadName(file) ? await mayRead(parts, request) : undefined;
        return read
          ? sendFile({ request, reply }, { path: pathOf(parts.settings, file), cache: read })
          : notFound(reply);
      });
    }
  }
}

interface FileRoute {
  readonly Params: { readonly file: string };
}

/** How long a file may be kept elsewhere; undefined for whoever may not see it. */
type MayRead = (
  parts: CallParts,
  request: FastifyRequest<FileRoute>,
) => Promise<string | undefined>;

/** Staff may reject a review again, and an hour later nobody sees its photos. */
const FOR_AN_HOUR = "public, max-age=3600";
const NEVER = "private, no-store";

const byReader: MayRead = async ({ db }, { params, cookies }) => {
  const found = await selectFileAccess(db, params.file);
  if (found?.isShown === true) return FOR_AN_HOUR;
  const token = cookies.placket_reviewer;
  const isOwn = token !== undefined && found?.ownerHash === hashOfToken(token);
  return isOwn ? NEVER : undefined;
};

const byStaff: MayRead = async (parts, request) => {
  const asker = await askerOf(parts, request);
  const isStaff = asker.ok && can(asker.value.principal, "reviews.moderate") === true;
  return isStaff && (await selectFileAccess(parts.db, request.params.file)) ? NEVER : undefined;
};

interface Sent {
  readonly path: string;
  readonly cache: string;
}

/** No script of it would run, and it reaches nothing, even where a browser is made to open it by itself. */
const ALONE = "sandbox; default-src 'none'; media-src 'self'; frame-ancestors 'none'";

async function sendFile(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { path, cache }: Sent,
): Promise<FastifyReply> {
  const ending = path.slice(path.lastIndexOf(".") + 1);
  reply
    .type(ending === "jpg" ? "image/jpeg" : videoTypeOf(ending as VideoEnding))
    .header("cache-control", cache)
    .header("content-security-policy", ALONE);
  return (await sendRanged(request, reply, path)) ? reply : notFound(reply);
}

const notFound = (reply: FastifyReply) => sendRefusal(reply, refuse(problem("review.noSuchMedia")));
