import { holding } from "../../held/held.ts";
import { openWorkThreads, type WorkThreads } from "../sewing/work-threads.ts";
import type { LogoWork, ReadLogo } from "./logo-work.ts";

/** Reads files of strangers, away from the thread that answers. */
export const logoReading = holding<WorkThreads<LogoWork, ReadLogo>>({
  name: "logo reading",
  open: () =>
    openWorkThreads({
      module: new URL("logo-worker.ts", import.meta.url),
      memoryMb: MEMORY_MB,
      limits: LIMITS,
      refusals: {
        busy: "embroidery.logosBusy",
        tookTooLong: { key: "embroidery.logoTookTooLong", field: "fileId" },
      },
    }),
  close: (threads) => threads.close(),
});

const LIMITS = { mostWaiting: 16, mostMs: 15_000 };
const MEMORY_MB = 512;
