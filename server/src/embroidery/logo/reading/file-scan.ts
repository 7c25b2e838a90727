import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../../context.ts";
import { holding } from "../../../held/held.ts";
import { clamdScanner } from "../../../providers/file-scan/clamd-scanner.ts";
import type { FileScanner } from "../../../providers/file-scan/file-scanner.ts";

/** Whoever looks for viruses in what is brought; without an address nobody does. */
export const fileScanner = holding<FileScanner | undefined>({
  name: "file scanner",
  open: ({ settings: { clamd } }) => clamd && clamdScanner(clamd),
});

/** Refuses a file in which something was found, and one that nobody could look at: it may be brought again later. */
export async function checkFile(ctx: Ctx, bytes: Uint8Array): Promise<Result<true>> {
  const verdict = await ctx.held(fileScanner)?.scan(bytes);
  if (verdict === "found") return refuse(problem("embroidery.logoUnsafe", "fileId"));
  if (verdict !== "unanswered") return ok(true);
  ctx.log.error({ cause: "no answer" }, "the file scanner could not be asked: no file is taken");
  return refuse(problem("embroidery.logoScanUnanswered", "fileId"));
}
