import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isImagePath, servedFormat, servedWidth } from "@placket/domain/media/image-request";
import type { ImageWidth } from "@placket/domain/media/image-url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { MadePictures } from "./made-pictures.ts";
import { keepPicture, photoAnew, writtenAnew } from "./take-picture.ts";

/** Where pictures of the catalogue lie as they came. */
export const mastersIn = (dataDir: string): string => join(dataDir, "media", "catalog");

/** Pictures of the catalogue: as they came in `DATA_DIR/media/catalog`, made in `DATA_DIR/media-cache`. */
export const picturesIn = (dataDir: string): MadePictures =>
  new MadePictures({
    masters: mastersIn(dataDir),
    cache: join(dataDir, "media-cache"),
  });

/** The pictures of the store. */
export const pictures = holding<MadePictures>({
  name: "pictures",
  open: ({ settings }) => picturesIn(settings.dataDir),
});

/** Where a picture of the catalogue lies as it came; undefined where it cannot be had. */
export const masterOf = (made: MadePictures, file: string): Promise<string | undefined> =>
  isImagePath(file) ? made.master(file) : Promise.resolve(undefined);

export type { MadePictures };

/** A picture of the catalogue as a JPEG, for what is printed; undefined where it cannot be had. */
export async function printedPicture(
  ctx: Ctx,
  file: string,
  width: ImageWidth,
): Promise<Uint8Array | undefined> {
  const wish = { file, width, format: "jpeg" } as const;
  const path = isImagePath(file) ? await ctx.held(pictures).path(wish) : undefined;
  return path === undefined ? undefined : readFile(path);
}

/**
 * Takes a picture into the catalogue's, written anew; gives its file as products name it. `undefined` where it is no
 * picture. `name` is what its address ends with, without an ending: letters, digits, `_` and `-`.
 */
export async function takeCatalogPicture(
  ctx: { readonly settings: Pick<Ctx["settings"], "dataDir"> },
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
): Promise<string | undefined> {
  const picture = await writtenAnew(bytes);
  return picture && keepPicture(mastersIn(ctx.settings.dataDir), picture, name);
}

/**
 * A photo that somebody brought, written anew as a JPEG no wider or higher than `side`: upright, and without what it said
 * of itself. `undefined` where it is no picture. Who calls looks at the first bytes before.
 */
export const photoOf = (bytes: Uint8Array, side: number): Promise<Uint8Array | undefined> =>
  photoAnew(bytes, side);

/**
 * Mounts `GET /media/catalog/w{width}/{file}`: the picture at that width (`imageUrl` writes the addresses),
 * as AVIF, WebP or JPEG by the Accept header. It is made at the first request and kept.
 * Whatever is not the path of a stored picture is not found.
 */
export function mediaRoutes(fastify: FastifyInstance, pictures: MadePictures): void {
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
