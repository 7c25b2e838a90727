import type { jobPaperEndpoints } from "@placket/contract/production/job-paper.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import type { FileAnswer } from "../../http/reply.ts";
import type { Refused } from "../../http/send.ts";
import type { Ctx } from "../../context.ts";
import { jobArchive } from "./archive.ts";
import { jobLabel } from "./label.ts";
import { paperJob } from "./paper-job.ts";
import { jobWorksheet, type JobPaper } from "./worksheet.ts";

export const jobPaperHandlers: Handlers<typeof jobPaperEndpoints> = {
  jobWorksheet: async ({ ctx }, { params: { id }, query: { design } }) => {
    const job = await paperJob(ctx, id);
    return job.ok ? asFile(await jobWorksheet(ctx, job.value, design)) : job;
  },
  jobArchive: ({ ctx }, { query }) => archiveAsked(ctx, query),
  jobLabel: async ({ ctx }, { params: { id } }) => {
    const job = await paperJob(ctx, id);
    return job.ok ? asFile(ok(await jobLabel(ctx, job.value))) : job;
  },
};

async function archiveAsked(ctx: Ctx, asked: Parameters<typeof jobArchive>[1]) {
  const archive = await jobArchive(ctx, asked);
  return archive.ok ? archive.value : archive;
}

function asFile(paper: Result<JobPaper>): FileAnswer | Refused {
  if (!paper.ok) return paper;
  const { name, bytes } = paper.value;
  return { file: { name, contentType: "application/pdf", bytes } };
}
