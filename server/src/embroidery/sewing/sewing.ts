import type { Design } from "@placket/domain/embroidery/design/design";
import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { SewnSize } from "@placket/domain/embroidery/offer/lettering";
import { ok, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import { holding } from "../../held/held.ts";
import type { SewingWork } from "./sew-work.ts";
import { openWorkThread, type WorkThread } from "./work-thread.ts";

/** Sews designs, away from the thread that answers. */
interface Sewing {
  /** Stitches and measures of a text; what was counted before is known. */
  size(recipe: LetteringRecipe): Promise<Result<SewnSize>>;
  /** A design as a machine reads it, sewn anew each time. */
  file(design: Design, file: NonNullable<SewingWork["file"]>): Promise<Result<Uint8Array>>;
  close(): Promise<void>;
}

export const sewing = holding<Sewing>({
  name: "sewing",
  open: () => openSewing(),
  close: (open) => open.close(),
});

/** Some 300 bytes each. */
const SIZES_KEPT = 10_000;
/** The most lines that one call adds, for several shoppers at once. */
const LIMITS = { mostWaiting: 600, mostMs: 30_000 };
/** A shopper's text is counted in less than a second, even by a needle that knows no letter yet; others wait for it. */
const COUNTING_MS = 4000;
const MEMORY_MB = 256;

function openSewing(): Sewing {
  const thread: WorkThread<SewingWork, SewnSize | Uint8Array> = openWorkThread({
    module: new URL("sewing-worker.ts", import.meta.url),
    memoryMb: MEMORY_MB,
    limits: LIMITS,
    refusals: {
      busy: "embroidery.sewingBusy",
      tookTooLong: { key: "embroidery.sewingTookTooLong", field: "lines" },
    },
  });
  const known = new LRUCache<string, SewnSize>({ max: SIZES_KEPT });
  return {
    async size(recipe) {
      const key = JSON.stringify(recipe);
      const before = known.get(key);
      if (before) return ok(before);
      const sewn = await thread.make({ design: { as: "text", recipe } }, COUNTING_MS);
      if (!sewn.ok) return sewn;
      if (sewn.value instanceof Uint8Array) throw new Error("A design was written, not counted");
      known.set(key, sewn.value);
      return ok(sewn.value);
    },
    async file(design, file) {
      const written = await thread.make({ design, file });
      if (!written.ok) return written;
      if (!(written.value instanceof Uint8Array))
        throw new Error("A design was counted, not written");
      return ok(written.value);
    },
    close: () => thread.close(),
  };
}
