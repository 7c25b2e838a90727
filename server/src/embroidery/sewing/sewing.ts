import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { SewnSize } from "@placket/domain/embroidery/offer/lettering";
import { ok, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import { holding } from "../../held/held.ts";
import { openWorkThread, type WorkThread } from "./work-thread.ts";

/** Counts the stitches of texts, away from the thread that answers; what was counted before is known. */
interface Sewing {
  size(recipe: LetteringRecipe): Promise<Result<SewnSize>>;
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
const LIMITS = { mostWaiting: 600, mostMs: 10_000 };
const MEMORY_MB = 256;

function openSewing(): Sewing {
  const thread: WorkThread<LetteringRecipe, SewnSize> = openWorkThread({
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
      const sewn = await thread.make(recipe);
      if (sewn.ok) known.set(key, sewn.value);
      return sewn;
    },
    close: () => thread.close(),
  };
}
