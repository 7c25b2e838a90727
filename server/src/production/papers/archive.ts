import { Readable } from "node:stream";
import type { Day } from "@placket/domain/clock-days";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { jobCode } from "@placket/domain/production/job-code";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { Zip, ZipPassThrough } from "fflate";
import type { Ctx } from "../../context.ts";
import { designWithFile } from "../../embroidery/logo/kept-design.ts";
import { sewing } from "../../embroidery/sewing/sewing.ts";
import { messageOf, type StreamAnswer } from "../../http/reply.ts";
import { sayIn } from "../../translation/say.ts";
import { selectJobsOfDay } from "../machine/laid-jobs.sql.ts";
import { selectJobsOfOrder, type JobRow } from "../production.sql.ts";
import { jobLabel } from "./label.ts";
import { ordersOnce, paperJob, type PaperJob } from "./paper-job.ts";
import { jobProofSheet, jobWorksheet, type JobPaper } from "./worksheet.ts";

/** The most jobs of one archive: some minutes of the press. */
const MOST_JOBS = 200;

type Asked = { readonly order: string } | { readonly day: Day };

/** Machine files, worksheets, proofs and labels of an order's jobs or of a day's, put together while they are sent. */
export async function jobArchive(ctx: Ctx, asked: Asked): Promise<Result<StreamAnswer>> {
  const rows =
    "order" in asked
      ? await selectJobsOfOrder(ctx.db, asked.order)
      : await selectJobsOfDay(ctx.db, asked.day, MOST_JOBS + 1);
  if (rows.length === 0) return refuse(problem("production.archiveEmpty"));
  if (rows.length > MOST_JOBS) return refuse(problem("production.archiveTooLarge", "", MOST_JOBS));
  const what = "order" in asked ? asked.order : asked.day;
  return ok({
    stream: {
      name: `embroidery-${fileName([what])}.zip`,
      contentType: "application/zip",
      content: Readable.from(zipOf(filesOf(ctx, rows), ctx.now)),
    },
  });
}

/** A ZIP that is never whole in memory: a file is made when the one before has been taken. Papers are packed already. */
async function* zipOf(files: AsyncIterable<JobPaper>, now: Date): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    file.mtime = now;
    zip.add(file);
    file.push(bytes, true);
    yield* chunks;
    chunks = [];
  }
  zip.end();
  yield* chunks;
}

/** A folder for each job, its files numbered, for a pair may be of one flag twice; what of it cannot be made stands there as a text that says why. */
async function* filesOf(ctx: Ctx, rows: readonly JobRow[]): AsyncGenerator<JobPaper> {
  const orderOf = ordersOnce();
  for (const { id, number } of rows) {
    const folder = `${fileName([number])}/${jobCode(id)}`;
    // oxlint-disable-next-line no-await-in-loop -- one file after the other, as they are taken
    const job = await paperJob(ctx, id, orderOf);
    const makers = job.ok ? makersOf(ctx, job.value) : [() => Promise.resolve(job)];
    for (const [at, make] of makers.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      const made = await make();
      yield made.ok
        ? { name: `${folder}/${at + 1}-${made.value.name}`, bytes: made.value.bytes }
        : {
            name: `${folder}/${at + 1}-missing.txt`,
            bytes: textOf(messageOf(made.problems, sayIn(ctx))),
          };
    }
  }
}

type Make = () => Promise<Result<JobPaper>>;

const makersOf = (ctx: Ctx, job: PaperJob): readonly Make[] => [
  ...job.designs.flatMap((_, at): Make[] => [
    () => machineFileOf(ctx, job, at),
    () => jobWorksheet(ctx, job, at),
    () => jobProofSheet(ctx, job, at),
  ]),
  async () => ok(await jobLabel(ctx, job)),
];

async function machineFileOf(ctx: Ctx, job: PaperJob, at: number): Promise<Result<JobPaper>> {
  const paper = job.designs[at];
  if (!paper) return refuse(problem("order.noSuchDesign", "design"));
  const name = fileName([job.row.number, paper.name]);
  const design = await designWithFile(ctx, paper.design);
  if (!design.ok) return design;
  const written = await ctx.held(sewing).file(design.value, { as: "dst", name });
  return written.ok ? ok({ name: `${name}.dst`, bytes: written.value }) : written;
}

const textOf = (text: string) => new TextEncoder().encode(`${text}\n`);
