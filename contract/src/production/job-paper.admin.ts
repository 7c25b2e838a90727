import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { asNumber, id, text } from "../shapes.ts";
import { day } from "./day.shape.ts";

const source = "issue 10.7";
const params = z.object({ id });
const pdf = { gives: "file", fileType: "application/pdf" } as const;

/** What is printed for a job, made of what its order keeps. */
export const jobPaperEndpoints = {
  jobWorksheet: endpoint({
    method: "GET",
    path: "embroidery-jobs/:id/worksheet.pdf",
    summary:
      "The worksheet of one of a job's designs: measures, threads, needle start and the hash of its machine file.",
    source,
    can: "orders.read",
    params,
    query: z.object({
      /** Which of the job's designs, from 0 on. */
      design: asNumber(z.int().min(0).max(20)).default(0),
    }),
    ...pdf,
    errors: [
      "staff.signInRequired",
      "production.noSuchJob",
      "order.noSuchOrder",
      "order.noSuchDesign",
      "order.unreadable",
      "embroidery.sheetsBusy",
      "embroidery.sheetTookTooLong",
    ],
  }),
  jobLabel: endpoint({
    method: "GET",
    path: "embroidery-jobs/:id/label.pdf",
    summary: "The label of a job's bag, 4 × 6 inches, with its code as Code 128.",
    source,
    can: "orders.read",
    params,
    ...pdf,
    errors: [
      "staff.signInRequired",
      "production.noSuchJob",
      "order.noSuchOrder",
      "order.unreadable",
    ],
  }),
  jobArchive: endpoint({
    method: "GET",
    path: "embroidery-jobs/archive.zip",
    summary:
      "Machine file, worksheet and proof of every design of an order's jobs, or of those laid on machines for a day, " +
      "as a ZIP that is sent while it is made. What cannot be made stands in it as a text that says why.",
    source,
    can: "orders.read",
    query: z.union([z.object({ order: text(32).min(1) }), z.object({ day })]),
    gives: "file",
    fileType: "application/zip",
    errors: ["staff.signInRequired", "production.archiveEmpty", "production.archiveTooLarge"],
  }),
} as const satisfies EndpointTable;
