import {
  readWorksheet,
  type WorksheetDraft,
} from "@placket/domain/embroidery/sheet/worksheet-draft";
import type { Problem, Result } from "@placket/domain/problem";
import { ok } from "@placket/domain/problem";

/** The worksheet's form as it is typed. */
export interface WorksheetForm {
  readonly number: string;
  readonly customer: string;
  readonly purchaseOrder: string;
  readonly placed: string;
  readonly due: string;
  readonly product: string;
  readonly sku: string;
  readonly colorName: string;
  readonly color: string;
  readonly sizes: readonly { readonly size: string; readonly pieces: string }[];
  readonly placement: string;
  readonly notes: string;
}

const USUAL_SIZES = ["S", "M", "L", "XL", "2XL", "3XL"];

/** What stands there before anything is typed: a day and sizes, no facts of an order. */
export function startForm(today: Date, { placement, cloth }: { placement: string; cloth: string }) {
  return {
    number: "",
    customer: "",
    purchaseOrder: "",
    placed: dayOf(today),
    due: "",
    product: "",
    sku: "",
    colorName: "",
    color: cloth,
    sizes: USUAL_SIZES.map((size) => ({ size, pieces: "" })),
    placement,
    notes: "",
  } satisfies WorksheetForm;
}

/** `2026-11-21`, where the browser stands. */
function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The draft of a form, checked; rows without pieces are left out, and problems stand at the form's rows. */
export function worksheetOf(form: WorksheetForm, title: string): Result<WorksheetDraft> {
  const rows = form.sizes.flatMap(({ pieces }, at) => (pieces.trim() === "" ? [] : [at]));
  const draft: WorksheetDraft = {
    title,
    placement: form.placement,
    order: {
      number: form.number,
      customer: form.customer,
      purchaseOrder: form.purchaseOrder,
      placed: form.placed,
      due: form.due,
    },
    product: {
      name: form.product,
      sku: form.sku,
      colorName: form.colorName,
      color: form.color,
    },
    sizes: rows.map((at) => ({
      size: form.sizes[at]?.size ?? "",
      pieces: piecesIn(form.sizes[at]?.pieces ?? ""),
    })),
    notes: form.notes,
  };
  const read = readWorksheet(draft);
  if (read.ok) return ok(draft);
  return { ok: false, problems: read.problems.map((one) => atRow(one, rows)) };
}

const piecesIn = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

function atRow(problem: Problem, rows: readonly number[]): Problem {
  const field = problem.field.replace(
    /^sizes\.(\d+)/,
    (_, at: string) => `sizes.${rows[Number(at)] ?? at}`,
  );
  return { ...problem, field };
}
