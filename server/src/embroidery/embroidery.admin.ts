import type { embroideryAdminEndpoints } from "@placket/contract/embroidery/embroidery.admin";
import type { Result } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import type { FileAnswer } from "../http/reply.ts";
import { printProof, printWorksheet, type PrintedSheet } from "./sheets.ts";

export const embroideryAdminHandlers: Handlers<typeof embroideryAdminEndpoints> = {
  printProof: async ({ ctx }, { body }) => asFile(await printProof(ctx, body)),
  printWorksheet: async ({ ctx }, { body }) => asFile(await printWorksheet(ctx, body)),
};

function asFile(
  printed: Result<PrintedSheet>,
): FileAnswer | Extract<typeof printed, { ok: false }> {
  if (!printed.ok) return printed;
  const { name, pdf } = printed.value;
  return { file: { name, contentType: "application/pdf", bytes: pdf } };
}
