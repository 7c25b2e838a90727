import { createHash } from "node:crypto";
import { fabricOf, type Design } from "@placket/domain/embroidery/design/design";
import { at, DESIGN_FIELDS } from "@placket/domain/embroidery/design/design-draft";
import { sewDesign } from "@placket/domain/embroidery/design/sew-design";
import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { machineFileLimits } from "@placket/domain/embroidery/machine-file/machine-file";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { SHEET_LIMITS } from "@placket/domain/embroidery/sheet/sheet-limits";
import type { ProofFacts } from "@placket/domain/embroidery/sheet/proof-facts";
import type { WorksheetFacts } from "@placket/domain/embroidery/sheet/worksheet-draft";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { stitchFont } from "./font-files.ts";
import { garmentPdf, type GarmentSheet } from "./garment-sheet.ts";
import { proofPdf } from "./proof-pdf.ts";
import type { Worksheet } from "./worksheet-facts.ts";
import { worksheetPdf } from "./worksheet-pdf.ts";

/** One sheet to be made: of a design, or of a garment whose pictures are drawn already. */
export type SheetWork = DesignSheet | { readonly sheet: "garment"; readonly garment: GarmentSheet };

/** A sheet of a design. */
export type DesignSheet = {
  readonly shop: string;
  readonly design: Design;
  /** Name of the design's files, without an ending. */
  readonly fileName: string;
  readonly created: Date;
} & (
  | { readonly sheet: "proof"; readonly facts: ProofFacts }
  | { readonly sheet: "worksheet"; readonly facts: WorksheetFacts }
);

/** The sheet as a PDF: equal works give equal bytes. Refuses a design that cannot be read or sewn. */
export async function makeSheet(work: SheetWork): Promise<Result<Uint8Array>> {
  if (work.sheet === "garment") return ok(await garmentPdf(work.garment));
  const sewn = await sewnDesign(work.design);
  if (!sewn.ok) return sewn;
  const pattern = sewn.value;
  const { records } = SHEET_LIMITS;
  if (pattern.cmd.length > records) {
    return refuse(problem("embroidery.tooManyRecords", "design", records));
  }
  if (work.sheet === "worksheet") return makeWorksheet(work, pattern);
  const { shop, created, facts } = work;
  const { title, placement, ...ordered } = facts;
  return ok(
    await proofPdf({
      ...ordered,
      shop,
      created,
      design: title,
      pattern,
      fabric: fabrics[fabricOf(work.design)],
      ...(placement && { placement }),
    }),
  );
}

/** A machine file that is no larger than what a sheet is made of. */
const LIMITS = { ...machineFileLimits, records: SHEET_LIMITS.records };

async function sewnDesign(design: Design): Promise<Result<Pattern>> {
  const sewn = await sewDesign(design, { fontOf: stitchFont, limits: LIMITS });
  if (sewn.ok) return ok(sewn.value.pattern);
  return at("design", at(DESIGN_FIELDS[design.as], sewn));
}

async function makeWorksheet(
  work: DesignSheet & { sheet: "worksheet" },
  pattern: Pattern,
): Promise<Result<Uint8Array>> {
  const file = machineFile(work, pattern);
  if (!file.ok) return file;
  const { shop, created, facts, design } = work;
  const { order, product, sizes, placement, notes, approved } = facts;
  return ok(
    await worksheetPdf({
      shop,
      created,
      order: {
        number: order.number,
        customer: order.customer,
        placed: dayOf(order.placed),
        ...(order.due && { due: dayOf(order.due) }),
        ...(order.purchaseOrder && { purchaseOrder: order.purchaseOrder }),
      },
      product,
      quantities: {
        sizes: sizes.map(({ size }) => size),
        rows: [{ color: product.colorName, quantities: sizes.map(({ pieces }) => pieces) }],
      },
      design: facts.title,
      pattern,
      placement,
      fabric: fabrics[fabricOf(design)],
      file: file.value,
      ...(approved !== undefined && { approved }),
      notes,
    }),
  );
}

const dayOf = (text: string) => new Date(`${text}T00:00:00Z`);

/** What goes to the machine: the file that came, or the DST file that the stitches are written to. */
function machineFile(
  { design, fileName }: DesignSheet,
  pattern: Pattern,
): Result<Worksheet["file"]> {
  if (design.as === "file") return ok({ name: design.name, sha256: sha256(design.bytes) });
  const written = writeDst(pattern, { name: fileName });
  if (!written.ok) return at("design", written);
  return ok({ name: `${fileName}.dst`, sha256: sha256(written.value) });
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
