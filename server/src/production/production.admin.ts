import type { productionEndpoints } from "@placket/contract/production/production.admin";
import { JOB_REASONS } from "@placket/domain/production/job-reasons";
import { JOB_STATE_TEXT } from "@placket/domain/production/job-state";
import { isUnnamed } from "@placket/domain/embroidery/pattern/thread-sequence";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { transact } from "../transact.ts";
import { jobToWire, threadToWire } from "./job-wire.ts";
import type { Job } from "./job.ts";
import { countPieces, moveJob } from "./move-job.ts";
import { jobsOfOrder, listJobs } from "./production.ts";
import { jobSewOut } from "./sew-out.ts";
import type { JobSearch } from "./production.sql.ts";

export const productionHandlers: Handlers<typeof productionEndpoints> = {
  jobs: async ({ ctx }, { query }) => {
    const page = await listJobs(ctx, searchOf(query), query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(jobToWire) }) : page;
  },
  exportJobs: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => listJobs(ctx, searchOf(query), { ...page, sort }));
    return csvFile("embroidery-jobs.csv", FILE_COLUMNS, rows);
  },
  orderJobs: async ({ ctx }, { params }) =>
    ok({ jobs: (await jobsOfOrder(ctx, params.number)).map(jobToWire) }),
  jobSewOut: async ({ ctx }, { params }) => {
    const sewn = await jobSewOut(ctx, params.id);
    if (!sewn.ok) return sewn;
    const { designs, instructions, picture } = sewn.value;
    return ok({
      designs: designs.map(({ blocks, ...design }) => ({
        ...design,
        blocks: blocks.map(({ thread, stitches }) => ({
          thread: isUnnamed(thread) ? null : threadToWire(thread),
          stitches,
        })),
      })),
      instructions: [...instructions],
      picture,
    });
  },
  moveJob: async ({ ctx }, { params, body }) => {
    const moved = await transact(ctx, (tx) => moveJob(tx, params.id, body));
    return moved.ok ? ok(jobToWire(moved.value)) : moved;
  },
  countJob: async ({ ctx }, { params, body }) => {
    const counted = await transact(ctx, (tx) => countPieces(tx, params.id, body));
    return counted.ok ? ok(jobToWire(counted.value)) : counted;
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly state?: JobSearch["state"];
  readonly proof?: JobSearch["proof"];
}

const searchOf = ({ search = "", state, proof }: Asked): JobSearch => ({
  text: search.trim(),
  state,
  proof,
});

const FILE_COLUMNS: CsvColumns<Job> = {
  order: ({ order }) => order,
  sku: ({ item }) => item.sku,
  garment: ({ item }) => item.name,
  words: ({ designs }) => designs.map(({ name }) => name).join("; "),
  placement: ({ designs }) => designs.map(({ placement }) => placement).join("; "),
  threads: ({ threads }) => threads.map(({ number }) => number).join(" "),
  hoop: ({ hoop }) => hoop,
  pieces: ({ pieces }) => pieces,
  stitches: ({ stitches }) => stitches,
  minutes: ({ minutes }) => minutes,
  sewn: ({ done }) => done,
  due: ({ due }) => due,
  machine: ({ laid }) => laid && laid.name,
  day: ({ laid }) => laid && laid.day,
  state: ({ state }) => JOB_STATE_TEXT[state],
  reason: ({ reason }) => reason && JOB_REASONS[reason],
};
