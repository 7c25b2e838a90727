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

/** `quick` takes half of the work or less, for a sixth more bytes: for what may be sent once and never again. */
export type Effort = "quick" | "well";

/** The same in one encoding. */
export function compress(
  encoding: Encoding,
  body: Buffer,
  effort: Effort = "well",
): Promise<Buffer> {
  if (encoding === "gzip") return asGzip(body, { level: GZIP_LEVEL[effort] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return asBrotli(body, { params, chunkSize: CHUNK_BYTES });
}

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { quick: 3, well: 5 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { quick: 3, well: 6 };

export function decompress(encoding: Encoding, packed: Buffer): Promise<Buffer> {
  return encoding === "br" ? fromBrotli(packed) : fromGzip(packed);
}

/** Most pages fit: each further chunk is another way to the main thread and back. */
const CHUNK_BYTES = 32 * 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);
