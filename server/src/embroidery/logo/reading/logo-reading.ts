import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../../../context.ts";
import { holding } from "../../../held/held.ts";
import { whose } from "../../../threads/whose.ts";
import { openWorkThreads, type WorkThreads } from "../../../threads/work-threads.ts";
import type { LogoWork, ReadLogo } from "./logo-work.ts";

/** Reads files of strangers, away from the thread that answers. */
export const logoReading = holding<WorkThreads<LogoWork, ReadLogo>>({
  name: "logo reading",
  open: () =>
    openWorkThreads({
      module: new URL("logo-worker.ts", import.meta.url),
      atOnce: READERS,
      mostOfOne: 1,
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
/** Whoever brings a file that takes long waits for it alone: the second starts with whoever comes meanwhile. */
const READERS = 2;
/** A stranger's file has less: whoever waits behind it has done nothing. */
const STRANGERS_MS = 8000;

/** Reads a file for whoever asks: staff's next, all others' in turns by their network, and for a shorter time. */
export function readFor(ctx: Ctx, work: LogoWork): Promise<Result<ReadLogo>> {
  const terms = ctx.principal.kind === "staff" ? { isUrgent: true } : { mostMs: STRANGERS_MS };
  return ctx.held(logoReading).make(work, { ...whose(ctx), ...terms });
}
