import { holding } from "../held/held.ts";
import { openWorkThreads, type ThreadLimits, type WorkThreads } from "../threads/work-threads.ts";
import type { SheetWork } from "./sheet-work.ts";

/** Makes sheets as PDFs. */
export type SheetPress = WorkThreads<SheetWork, Uint8Array>;

/** Makes proofs and worksheets, away from the thread that answers. */
export const sheetPress = holding<SheetPress>({
  name: "sheet press",
  open: () => openSheetPress(),
  close: (press) => press.close(),
});

const LIMITS: ThreadLimits = { mostWaiting: 8, mostMs: 30_000 };
/** Ten times what the largest sheet takes; files come from strangers. */
const MEMORY_MB = 768;

/** A press whose thread starts with the first sheet. */
export const openSheetPress = (limits: ThreadLimits = LIMITS): SheetPress =>
  openWorkThreads({
    module: new URL("sheet-worker.ts", import.meta.url),
    memoryMb: MEMORY_MB,
    limits,
    refusals: {
      busy: "embroidery.sheetsBusy",
      tookTooLong: { key: "embroidery.sheetTookTooLong", field: "design" },
    },
  });
