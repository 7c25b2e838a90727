import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { badBody, BodyRefused } from "./body-refused.ts";
import { asFields } from "./fields.ts";
import { isKeepable } from "./keepable.ts";

/** Parts of a body, fields and files together. */
const PARTS_MAX = 60;

/**
 * Reads fields and files part by part. All together may be as long as the row allows: whoever sends more is
 * stopped where it gets too much, not after it arrived.
 * @throws BodyRefused
 */
export async function readMultipart(request: FastifyRequest): Promise<unknown> {
  const bytesMax = request.routeOptions.bodyLimit;
  const limits = { fileSize: bytesMax, fieldSize: bytesMax, parts: PARTS_MAX, fieldNameSize: 100 };
  const entries: [string, string | File][] = [];
  let bytes = 0;
  try {
    for await (const part of request.parts({ limits })) {
      const [value, length] = await valueOf(part);
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

async function valueOf(part: Multipart): Promise<[string | File, number]> {
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
