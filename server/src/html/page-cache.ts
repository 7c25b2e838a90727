import type { Prepared } from "../http/reply.ts";

/** Bytes of kept pages in all encodings; about two thousand pages. */
const MAX_BYTES = 64 * 1024 * 1024;
/** How long a page is kept although the catalogue has not changed, in ms. */
const MAX_AGE_MS = 60_000;

/** A drawn page, ready to be sent, and the policy that goes with its styles. */
export interface PreparedPage extends Prepared {
  readonly policy: string;
}

interface Kept {
  readonly page: PreparedPage;
  readonly bytes: number;
  readonly until: number;
}

/** Drawn pages by address; the least recently asked one goes first. */
export interface PageCache {
  /** The kept page, or what `draw` gives; several askers share one drawing. */
  get(key: string, version: object, draw: () => Promise<Drawn>): Promise<Drawn>;
}

/** A page to keep, or an answer that is for this asker only. */
export type Drawn =
  | { readonly keep: true; readonly page: PreparedPage }
  | { readonly keep: false; readonly answer: unknown };

/** @param now milliseconds of any clock that only goes forward. */
export function createPageCache(now: () => number): PageCache {
  const pages = new Map<string, Kept>();
  const drawing = new Map<string, Promise<Drawn>>();
  let bytes = 0;
  let drawnFrom: object | undefined;

  const drop = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  const keep = (key: string, page: PreparedPage) => {
    drop(key);
    const size = sizeOf(page);
    pages.set(key, { page, bytes: size, until: now() + MAX_AGE_MS });
    bytes += size;
    for (const oldest of pages.keys()) {
      if (bytes <= MAX_BYTES) break;
      drop(oldest);
    }
  };
  return {
    async get(key, version, draw) {
      if (version !== drawnFrom) {
        drawnFrom = version;
        pages.clear();
        drawing.clear();
        bytes = 0;
      }
      const kept = pages.get(key);
      if (kept && kept.until > now()) {
        pages.delete(key);
        pages.set(key, kept);
        return { keep: true, page: kept.page };
      }
      const running = drawing.get(key) ?? draw();
      drawing.set(key, running);
      try {
        const drawn = await running;
        if (drawn.keep && drawnFrom === version) keep(key, drawn.page);
        return drawn;
      } finally {
        if (drawing.get(key) === running) drawing.delete(key);
      }
    },
  };
}

function sizeOf({ body, encodings }: Prepared): number {
  return body.length + (encodings.br?.length ?? 0) + (encodings.gzip?.length ?? 0);
}
