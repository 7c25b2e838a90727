import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { whose } from "../threads/whose.ts";
import { openWorkThreads, type ThreadLimits, type WorkThreads } from "../threads/work-threads.ts";
import type { Paper, Papers } from "./paper.ts";

/** Draws papers away from the thread that answers: one of hundreds of lines takes a quarter of a second. */
export const paperPress = holding<WorkThreads<Papers, Uint8Array>>({
  name: "paper press",
  open: () =>
    openWorkThreads({
      module: new URL("paper-worker.ts", import.meta.url),
      memoryMb: MEMORY_MB,
      limits: LIMITS,
      refusals: {
        busy: "access.papersBusy",
        tookTooLong: { key: "access.papersBusy", field: "" },
      },
    }),
  close: (press) => press.close(),
});

const LIMITS: ThreadLimits = { mostWaiting: 24, mostMs: 20_000 };
const MEMORY_MB = 384;
/** A hundred packing slips of staff. */
const STAFFS_MS = 120_000;

/** The one way from a paper to its PDF, for staff and for whoever bought: pages as many as its rows need. */
export const printPaper = (ctx: Ctx, paper: Paper): Promise<Result<Uint8Array>> =>
  printPapers(ctx, [paper]);

/** Several papers as one PDF. Staff's next, all others' in turns by their network. */
export function printPapers(ctx: Ctx, papers: Papers): Promise<Result<Uint8Array>> {
  const isStaffs = ctx.principal.kind === "staff";
  const terms = isStaffs ? { isUrgent: true, mostMs: STAFFS_MS } : {};
  return ctx.held(paperPress).make(papers, { ...whose(ctx), ...terms });
}
