import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isImagePath, servedFormat, servedWidth } from "@placket/domain/media/image-request";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MadePictures } from "./made-pictures.ts";

/** Where catalogue pictures are kept as they came: `DATA_DIR/media/catalog`. */
function catalogMediaDir(dataDir: string): string {
  return join(dataDir, "media", "catalog");
}

/**
 * Mounts `GET /media/catalog/w{width}/{file}`: the picture at that width (`imageUrl` writes the addresses),
 * as AVIF, WebP or JPEG by the Accept header. It is made at the first request and kept in `DATA_DIR/media-cache`.
 * Whatever is not the path of a stored picture is not found.
 */
export function mediaRoutes(
  fastify: FastifyInstance,
  { dataDir }: { readonly dataDir: string },
): void {
  const pictures = new MadePictures({
    masters: catalogMediaDir(dataDir),
    cache: join(dataDir, "media-cache"),
  });
  fastify.get<PictureRoute>("/media/catalog/:width/*", (request, reply) =>
    answer(pictures, request, reply),
  );
}

interface PictureRoute {
  readonly Params: { readonly width: string; readonly "*": string };
}

async function answer(
  pictures: MadePictures,
  request: FastifyRequest<PictureRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { width: widthText, "*": file } = request.params;
  const width = /^w([1-9]\d{0,4})$/.exec(widthText)?.[1];
  if (width === undefined || !isImagePath(file)) return notFound(reply);
  const format = servedFormat(request.headers.accept ?? "");
  const path = await pictures.path({ file, width: servedWidth(Number(width)), format });
  if (path === undefined) return notFound(reply);
  return reply
    .header("content-type", `image/${format}`)
    .header("vary", "Accept")
    .header("cache-control", isAddressedByContent(file) ? FOR_EVER : FOR_AN_HOUR)
    .send(await readFile(path));
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found");
}

/** The importer stores a picture under a hash of its content: another picture has another address. */
function isAddressedByContent(file: string): boolean {
  return /^[0-9a-f]{10}\/[^/]+$/.test(file);
}

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";
