import type { Multipart } from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import { badBody, BodyRefused } from "./body-refused.ts";
import { asFields } from "./fields.ts";
import { isKeepable } from "./keepable.ts";
import { landingFor, type Land } from "./landed-file.ts";

/** Parts of a body, fields and files together. */
const PARTS_MAX = 60;

/**
 * Reads fields and files part by part. All together may be as long as the row allows: whoever sends more is
 * stopped where it gets too much, not after it arrived. Where the row says so, files go to the disk (`landing`).
 * @throws BodyRefused
 */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  landing: string,
): Promise<unknown> {
  const { bodyLimit: bytesMax, config } = request.routeOptions;
  const land = config.landsFiles === true ? landingFor(reply, landing) : undefined;
  const limits = { fileSize: bytesMax, fieldSize: bytesMax, parts: PARTS_MAX, fieldNameSize: 100 };
  const entries: [string, string | File][] = [];
  let bytes = 0;
  try {
    for await (const part of request.parts({ limits })) {
      const [value, length] = await valueOf(part, land);
      bytes += length;
      if (bytes > bytesMax) throw tooLarge();
      entries.push([part.fieldname, value]);
    }
  } catch (error) {
    throw inOurWords(error);
  }
  const fields = asFields(entries);
  if (!isKeepable(fields)) throw badBody("it holds text that cannot be kept");
  return fields;
}

async function valueOf(part: Multipart, land: Land | undefined): Promise<[string | File, number]> {
  if (part.type === "file" && land) {
    const file = await land(part);
    if (part.file.truncated) throw tooLarge();
    return [file, file.size];
  }
  if (part.type === "file") {
    const bytes = await part.toBuffer();
    return [new File([bytes], part.filename, { type: part.mimetype }), bytes.length];
  }
  if (part.valueTruncated) throw tooLarge();
  const text = String(part.value);
  return [text, Buffer.byteLength(text)];
}

const tooLarge = (cause?: unknown) =>
  new BodyRefused("access.bodyTooLarge", "too large", { cause });

/** The reader's own errors have a status; what has none is a body that ends early or is no multipart. */
function inOurWords(error: unknown): BodyRefused {
  if (error instanceof BodyRefused) return error;
  const { statusCode } = error as { readonly statusCode?: number };
  return statusCode === 413 ? tooLarge(error) : badBody("it is no multipart form", error);
}
