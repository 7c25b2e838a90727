import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

/** The two encodings that browsers ask for. */
export type Encoding = "br" | "gzip";

/** A body in both of them. */
interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses off the main thread. Brotli at level 5 costs a few milliseconds and is worth them once. */
export async function compressed(body: Buffer): Promise<Compressed> {
  const [br, zipped] = await Promise.all([compress("br", body), compress("gzip", body)]);
  return { br, gzip: zipped };
}

/** The same in one encoding. */
export function compress(encoding: Encoding, body: Buffer): Promise<Buffer> {
  if (encoding === "gzip") return asGzip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return asBrotli(body, { params, chunkSize: CHUNK_BYTES });
}

export function decompress(encoding: Encoding, packed: Buffer): Promise<Buffer> {
  return encoding === "br" ? fromBrotli(packed) : fromGzip(packed);
}

/** Most pages fit: each further chunk is another way to the main thread and back. */
const CHUNK_BYTES = 32 * 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);
