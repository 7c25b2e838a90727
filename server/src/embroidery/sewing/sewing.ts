import { availableParallelism } from "node:os";
import type { Design } from "@placket/domain/embroidery/design/design";
import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { SewOut } from "@placket/domain/embroidery/pattern/sew-out";
import type { SewnSize } from "@placket/domain/embroidery/offer/lettering";
import { ok, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import { holding } from "../../held/held.ts";
import type { SewingWork, Sewn } from "./sew-work.ts";
import { openWorkThreads, type WorkTerms, type WorkThreads } from "../../threads/work-threads.ts";

/** Sews designs, away from the thread that answers. */
interface Sewing {
  /** Stitches and measures of a text; what was counted before is known, and several who ask at once wait for one. Askers take turns. */
  size(recipe: LetteringRecipe, whose: WorkTerms): Promise<Result<SewnSize>>;
  /** Stitches and measures of any design, sewn anew each time, in its turn. */
  count(design: Design): Promise<Result<SewnSize>>;
  /** A design in its order of sewing: before all that shoppers ask, unless nobody waits for it. */
  sewOut(design: Design, isAwaited?: boolean): Promise<Result<SewOut>>;
  /**
   * What a machine file is drawn from, in the asker's turn; `hash` is that of its bytes: what was read lately is known.
   * One of tens of thousands of stitches takes longer to read than anybody who answers has.
   */
  points(
    file: { readonly hash: string; readonly bytes: Uint8Array },
    whose: WorkTerms,
  ): Promise<Result<Uint8Array>>;
  /** A design as a machine reads it, sewn anew each time: before all that shoppers ask. */
  file(design: Design, file: NonNullable<SewingWork["file"]>): Promise<Result<Uint8Array>>;
  close(): Promise<void>;
}

/** The needles of this process. */
export const sewing = holding<Sewing>({
  name: "sewing",
  open: () => openSewing(),
  close: (open) => open.close(),
});

/** Some 300 bytes each. */
const SIZES_KEPT = 10_000;
/** Of needle points: four bytes for each stitch. */
const POINT_BYTES_KEPT = 16_000_000;
/** Each call has one text wait at a time; whose line is the longest has no more room. */
const LIMITS = { mostWaiting: 600, mostMs: 30_000 };
/** A shopper's text is counted in less than a second, even by a needle that knows no letter yet; others wait for it. */
const COUNTING_MS = 4000;
const MEMORY_MB = 256;
/** Where there are cores, a long work of one leaves a needle to the others; one core stays with whoever answers. */
const NEEDLES = Math.min(2, Math.max(1, availableParallelism() - 1));

function openSewing(): Sewing {
  const threads: WorkThreads<SewingWork, Sewn> = openWorkThreads({
    module: new URL("sewing-worker.ts", import.meta.url),
    atOnce: NEEDLES,
    memoryMb: MEMORY_MB,
    limits: LIMITS,
    refusals: {
      busy: "embroidery.sewingBusy",
      tookTooLong: { key: "embroidery.sewingTookTooLong", field: "lines" },
    },
  });
  const known = new LRUCache<string, SewnSize>({ max: SIZES_KEPT });
  const drawnFrom = new LRUCache<string, Uint8Array>({
    maxSize: POINT_BYTES_KEPT,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  async function count(design: Design, terms?: WorkTerms): Promise<Result<SewnSize>> {
    const sewn = await threads.make({ design }, terms);
    if (!sewn.ok) return sewn;
    if (!("size" in sewn.value)) throw new Error("A design was asked for its size");
    return ok(sewn.value.size);
  }
  return {
    async size(recipe, whose) {
      const key = JSON.stringify(recipe);
      const before = known.get(key);
      if (before) return ok(before);
      const terms = { ...whose, same: key, mostMs: COUNTING_MS };
      const counted = await count({ as: "text", recipe }, terms);
      if (counted.ok) known.set(key, counted.value);
      return counted;
    },
    count: (design) => count(design),
    async sewOut(design, isAwaited = true) {
      const terms = isAwaited ? { isUrgent: true } : undefined;
      const told = await threads.make({ design, isToldInOrder: true }, terms);
      if (!told.ok) return told;
      if (!("order" in told.value)) throw new Error("A design was asked for its order");
      return ok(told.value.order);
    },
    async points({ hash, bytes }, whose) {
      const before = drawnFrom.get(hash);
      if (before) return ok(before);
      // Only an EXP file has no mark of its own.
      const design: Design = {
        as: "file",
        name: "logo.exp",
        bytes: new Uint8Array(bytes),
        threads: [],
        fabric: "twill",
      };
      const terms = { ...whose, same: hash };
      const read = await threads.make({ design, isDrawnFrom: true }, terms);
      if (!read.ok) return read;
      if (!("points" in read.value)) throw new Error("A file was asked for its needle points");
      drawnFrom.set(hash, read.value.points);
      return ok(read.value.points);
    },
    async file(design, file) {
      const written = await threads.make({ design, file }, { isUrgent: true });
      if (!written.ok) return written;
      if (!("bytes" in written.value)) throw new Error("A design was asked for its file");
      return ok(written.value.bytes);
    },
    close: () => threads.close(),
  };
}
