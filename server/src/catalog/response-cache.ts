import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Prepared } from "../http/reply.ts";
import type { Snapshot } from "./read-model/snapshot.ts";

/** Answers made once and sent many times, bounded by bytes; the longest unused go first. */
export interface ResponseCache {
  get(key: string): Prepared | undefined;
  /** Keeps the JSON of `value` under the key and compresses it in the background. */
  put(key: string, value: unknown): Prepared;
}

export interface CacheLimits {
  readonly maxBytes: number;
}

const DEFAULT_LIMITS: CacheLimits = { maxBytes: 64 * 1024 * 1024 };
/** Below this a packet is not filled: compressing gains nothing. */
const WORTH_COMPRESSING = 1024;
/** Brotli at run time (stack): level 5. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const caches = new WeakMap<Snapshot, ResponseCache>();

/** The cache of one snapshot: it goes when the snapshot goes, so nothing in it is ever stale. */
export function cacheOf(snapshot: Snapshot): ResponseCache {
  let cache = caches.get(snapshot);
  if (!cache) {
    cache = responseCache(snapshot.version);
    caches.set(snapshot, cache);
  }
  return cache;
}

/** `version` is the catalogue's: every ETag begins with it. */
export function responseCache(version: number, limits = DEFAULT_LIMITS): ResponseCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const grow = (more: number) => {
    bytes += more;
    for (const [key, entry] of entries) {
      if (bytes <= limits.maxBytes) break;
      entries.delete(key);
      bytes -= entry.bytes;
    }
  };
  const compressOnce = (key: string, entry: Entry) => {
    if (entry.isCompressed || isBusy() || entry.prepared.body.length < WORTH_COMPRESSING) return;
    entry.isCompressed = true;
    void compress(entry.prepared).then((more) => {
      if (entries.get(key) !== entry) return;
      entry.bytes += more;
      grow(more);
    });
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      compressOnce(key, entry);
      return entry.prepared;
    },
    put(key, value) {
      const prepared = prepare(version, value);
      const size = prepared.body.length + key.length * 2;
      const entry: Entry = { prepared, bytes: size, isCompressed: false };
      const before = entries.get(key);
      entries.delete(key);
      entries.set(key, entry);
      grow(entry.bytes - (before?.bytes ?? 0));
      compressOnce(key, entry);
      return prepared;
    },
  };
}

interface Entry {
  readonly prepared: MutablePrepared;
  bytes: number;
  isCompressed: boolean;
}

interface MutablePrepared extends Prepared {
  readonly encodings: { br?: Buffer; gzip?: Buffer };
}

/** The same content gives the same tag in every process. */
function prepare(version: number, value: unknown): MutablePrepared {
  const body = Buffer.from(JSON.stringify(value));
  const digest = createHash("sha1").update(body).digest("base64url").slice(0, 16);
  return {
    prepared: true,
    etag: `"${version}-${digest}"`,
    contentType: "application/json; charset=utf-8",
    body,
    encodings: {},
  };
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Under a rush of new questions answers go out as they are; the next one who asks gets another try. */
const isBusy = () => waiting >= 4;

/** One after the other, off the main thread: the first answers go out as they are. Gives the bytes added. */
function compress({ body, encodings }: MutablePrepared): Promise<number> {
  waiting += 1;
  const work = turn.then(async () => {
    const br = await asBrotli(body, {
      params: { ...BROTLI.params, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    const zipped = await asGzip(body);
    encodings.br = br;
    encodings.gzip = zipped;
    return br.length + zipped.length;
  });
  turn = work
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1;
    });
  return work;
}
