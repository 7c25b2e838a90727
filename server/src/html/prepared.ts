import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Prepared } from "../http/reply.ts";

/** A body with its etag and its compressed twins. Quality 5 costs a few milliseconds once and is kept. */
export async function prepared(body: Buffer, contentType: string): Promise<Prepared> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body)]);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { prepared: true, etag, contentType, body, encodings: { br, gzip: gz } };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
