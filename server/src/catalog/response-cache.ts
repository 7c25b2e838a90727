import { hash } from "node:crypto";
import { compressed } from "../http/compressed.ts";
import type { Prepared } from "../http/reply.ts";
import { isOver, noteSights, type Seen, type Sights } from "../http/sights.ts";
import { shelves } from "../http/shelves.ts";
import type { Snapshot } from "./read-model/snapshot.ts";

/** Answers made once and sent many times, bounded by bytes; those asked for once go first. */
export interface ResponseCache {
  /** undefined also for an answer that shows something that is over. */
  get(key: string): Prepared | undefined;
  /**
   * Keeps the JSON of what was made under the key. It is compressed, in the background, once somebody asks
   * again: most of what a page is drawn from is asked for by that page alone.
   */
  put(key: string, answer: Seen<unknown>): Prepared;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Below this a packet is not filled: compressing gains nothing. */
const WORTH_COMPRESSING = 1024;

const caches = new WeakMap<Snapshot, ResponseCache>();

/** The cache of one snapshot: it goes when the snapshot goes, and an answer when what it shows is over. */
export function cacheOf(snapshot: Snapshot): ResponseCache {
  let cache = caches.get(snapshot);
  if (!cache) {
    cache = responseCache();
    caches.set(snapshot, cache);
  }
  return cache;
}

function responseCache(): ResponseCache {
  const entries = shelves<Entry>(MAX_BYTES);
  const press = new Press();
  const compressOnce = (key: string, entry: Entry) => {
    if (entry.isCompressed || press.isBusy || entry.prepared.body.length < WORTH_COMPRESSING)
      return;
    entry.isCompressed = true;
    void press.compress(entry.prepared).then((more) => entries.grow(key, entry, more));
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (isOver(entry.sights)) {
        entries.delete(key);
        return undefined;
      }
      noteSights(entry.sights);
      compressOnce(key, entry);
      return entry.prepared;
    },
    put(key, { made, sights }) {
      const prepared = prepare(made);
      entries.put(key, { prepared, sights, isCompressed: false }, prepared.body.length);
      noteSights(sights);
      return prepared;
    },
  };
}

interface Entry {
  readonly prepared: MutablePrepared;
  readonly sights: Sights;
  isCompressed: boolean;
}

interface MutablePrepared extends Prepared {
  readonly encodings: { br?: Buffer; gzip?: Buffer };
}

/** The same content gives the same tag in every process. */
function prepare(value: unknown): MutablePrepared {
  const body = Buffer.from(JSON.stringify(value));
  const digest = hash("sha1", body, "base64url").slice(0, 16);
  return {
    prepared: true,
    etag: `"${digest}"`,
    contentType: "application/json; charset=utf-8",
    body,
    encodings: {},
  };
}

/** Under a rush of new questions answers go out as they are; the next one who asks gets another try. */
const MOST_WAITING = 4;

/** Compresses one answer after the other, off the main thread: the first ones go out as they are. */
class Press {
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isBusy(): boolean {
    return this.#waiting >= MOST_WAITING;
  }

  /** Gives the bytes added. */
  compress({ body, encodings }: MutablePrepared): Promise<number> {
    this.#waiting += 1;
    const work = this.#turn.then(async () => {
      const twins = await compressed(body);
      Object.assign(encodings, twins);
      return twins.br.length + twins.gzip.length;
    });
    this.#turn = work
      .catch(() => undefined)
      .finally(() => {
        this.#waiting -= 1;
      });
    return work;
  }
}
