import { fabricOf, type Design } from "@placket/domain/embroidery/design/design";
import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import type { WorksheetFacts } from "@placket/domain/embroidery/sheet/worksheet-draft";
import { dayIn } from "@placket/domain/clock-days";
import { saidToMachine } from "@placket/domain/production/said-to-machine";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { designWithFile } from "../../embroidery/logo/kept-design.ts";
import { printForStaff } from "../../embroidery/sheets.ts";
import { settingsOf } from "../../store/store-config.ts";
import { garmentColor } from "./garment-color.ts";
import { chosenOf, type PaperDesign, type PaperJob } from "./paper-job.ts";

/** A paper of a job as a file. */
export interface JobPaper {
  /** With its ending. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The worksheet of one of a job's designs, made of what its order keeps: nothing is typed for it. */
export async function jobWorksheet(ctx: Ctx, job: PaperJob, at: number): Promise<Result<JobPaper>> {
  const paper = job.designs[at];
  if (!paper) return refuse(problem("order.noSuchDesign", "design"));
  const design = await designWithFile(ctx, paper.design);
  if (!design.ok) return design;
  const name = fileName([job.row.number, paper.name]);
  const made = await printForStaff(ctx, {
    sheet: "worksheet",
    facts: factsOf(ctx, job, paper, colorOf(ctx, job, design.value)),
    shop: settingsOf(ctx).storeName,
    design: design.value,
    fileName: name,
    created: ctx.now,
  });
  return made.ok ? ok({ name: `worksheet-${name}.pdf`, bytes: made.value }) : made;
}

/** The proof of one of a job's designs, as it was or would have been shown to its buyer. */
export async function jobProofSheet(
  ctx: Ctx,
  job: PaperJob,
  at: number,
): Promise<Result<JobPaper>> {
  const paper = job.designs[at];
  if (!paper) return refuse(problem("order.noSuchDesign", "design"));
  const design = await designWithFile(ctx, paper.design);
  if (!design.ok) return design;
  const { name, place } = paper;
  const { row, order, item } = job;
  const called = fileName([row.number, name]);
  const garment = { name: item.name, color: colorOf(ctx, job, design.value) };
  const made = await printForStaff(ctx, {
    sheet: "proof",
    facts: {
      title: name,
      placement: "code" in place ? place : undefined,
      order: row.number,
      customer: buyerOf(order),
      garment,
    },
    shop: settingsOf(ctx).storeName,
    design: design.value,
    fileName: called,
    created: ctx.now,
  });
  return made.ok ? ok({ name: `proof-${called}.pdf`, bytes: made.value }) : made;
}

function factsOf(
  ctx: Ctx,
  { row, order, item }: PaperJob,
  { name, place }: PaperDesign,
  color: string,
): WorksheetFacts {
  const approved = APPROVED[row.approval];
  return {
    title: name,
    placement: place,
    ...(approved !== null && { approved }),
    order: {
      number: row.number,
      customer: buyerOf(order),
      purchaseOrder: order.purchaseOrderNumber ?? "",
      placed: dayIn(order.placedAt, settingsOf(ctx).dispatchTimeZone),
      due: row.dueDay ?? "",
    },
    product: { name: item.name, sku: item.sku, colorName: chosenOf(item, "color"), color },
    sizes: [{ size: chosenOf(item, "size") || "One size", pieces: row.pieces }],
    notes: [...saidToMachine(item.parts), order.orderComment ?? ""].filter(Boolean).join("\n"),
  };
}

/** What the garment was chosen in; what is sewn on one that comes in one color, as its cloth usually looks. */
const colorOf = (ctx: Ctx, { item }: PaperJob, design: Design): string =>
  garmentColor(ctx, item) ?? fabrics[fabricOf(design)].color;

function buyerOf({ billingAddress, shippingAddress, email }: PaperJob["order"]): string {
  const whose = shippingAddress ?? billingAddress;
  return whose ? `${whose.firstname} ${whose.lastname}` : email;
}

/** Who said that it may be sewn; `null` while nobody has. */
const APPROVED = {
  not_needed: "not needed",
  given: "by the buyer, as the proof says",
  awaited: null,
} as const;
