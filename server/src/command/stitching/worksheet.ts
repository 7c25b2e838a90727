import { createHash } from "node:crypto";
import { basename } from "node:path";
import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { placementByCode } from "@placket/domain/embroidery/placement/placements";
import { approvedBy, type Worksheet } from "../../embroidery/worksheet-facts.ts";
import { worksheetPdf } from "../../embroidery/worksheet-pdf.ts";
import type { Fact, WorksheetFacts } from "./facts.ts";
import type { OutputFacts } from "./outputs.ts";
import { dayOf, SHOP } from "./paper-facts.ts";
import { StitchRefusal } from "./refusal.ts";
import { sizeMatrixOf } from "./sizes.ts";

interface MadeFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The worksheet as a PDF, naming the machine file that was made with it. Throws a `StitchRefusal`. */
export async function worksheetOf(
  made: OutputFacts,
  files: readonly MadeFile[],
): Promise<Uint8Array> {
  const { design, order, paper, now } = made;
  const { facts } = paper;
  const fabric = fabrics[order.fabric];
  const approved = approvalOf(facts, now);
  return worksheetPdf({
    shop: SHOP,
    order: orderOf(facts, now),
    product: {
      name: needed(facts, "product"),
      sku: facts.sku ?? "",
      color: order.cloth ?? fabric.color,
    },
    quantities: sizeMatrixOf(needed(facts, "sizes")),
    design: design.name,
    pattern: design.pattern,
    placement: paper.placement ?? placementByCode("leftChest"),
    fabric,
    file: machineFileOf(made, files),
    ...(approved && { approved }),
    ...(facts.notes !== undefined && { notes: facts.notes }),
    created: now,
  });
}

function orderOf(facts: WorksheetFacts, now: Date): Worksheet["order"] {
  const due = dayOf(facts, "due");
  return {
    number: needed(facts, "order"),
    placed: dayOf(facts, "placed") ?? now,
    ...(due && { due }),
    customer: needed(facts, "customer"),
    ...(facts.po !== undefined && { purchaseOrder: facts.po }),
  };
}

function approvalOf(facts: WorksheetFacts, now: Date): string | undefined {
  const by = facts["approved-by"];
  const on = dayOf(facts, "approved-on");
  if (by === undefined) return undefined;
  return approvedBy(by, on ?? now);
}

function needed(facts: WorksheetFacts, fact: Fact): string {
  const value = facts[fact]?.trim();
  if (value) return value;
  throw new StitchRefusal(`--worksheet needs --${fact}, or "${fact}" in the file of --facts`);
}

/** The machine file that goes with the sheet; where none is written, the DST that would be. */
function machineFileOf(
  { design, order }: OutputFacts,
  files: readonly MadeFile[],
): Worksheet["file"] {
  const written = files.find(({ path }) => /\.(dst|exp)$/i.test(path));
  if (written) return { name: basename(written.path), sha256: sha256(written.bytes) };
  const dst = writeDst(design.pattern, { name: design.name, trimJumps: order.trimJumps });
  if (!dst.ok) throw StitchRefusal.of(dst.problems, { exitCode: 1 });
  return { name: `${design.name}.dst`, sha256: sha256(dst.value) };
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
