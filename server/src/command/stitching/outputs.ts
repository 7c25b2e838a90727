import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import type { MachineFileKind } from "@placket/domain/embroidery/machine-file/machine-file";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import { ok, type Result } from "@placket/domain/problem";
import { proofPdf } from "../../embroidery/proof-pdf.ts";
import { stitchPicture } from "../../embroidery/stitch-picture.ts";
import type { SewnOrder } from "./design.ts";
import type { OutputFormat, StitchOrder } from "./order.ts";
import { type PaperFacts, SHOP } from "./paper-facts.ts";

/** What every file is made from. */
export interface OutputFacts {
  readonly order: StitchOrder;
  readonly design: SewnOrder;
  readonly paper: PaperFacts;
  readonly now: Date;
}

type Make = (facts: OutputFacts) => Promise<Result<Uint8Array>>;

/** Fine enough to see each thread; a large design is drawn smaller. */
const PX_PER_MM = 20;

const machineFile =
  (format: MachineFileKind): Make =>
  async ({ design: { name, pattern }, order: { trimJumps } }) =>
    writeMachineFile(pattern, { as: format, name, trimJumps });

const picture =
  (format: "png" | "webp"): Make =>
  async ({ design, order }) => {
    const background = order.cloth ?? fabrics[order.fabric].color;
    return ok(await stitchPicture(design.pattern, { format, pxPerMm: PX_PER_MM, background }));
  };

const proof: Make = async ({ design: { name, pattern }, order, paper, now }) => {
  const { facts, placement } = paper;
  const fabric = fabrics[order.fabric];
  const color = order.cloth ?? fabric.color;
  const hasGarment = facts.product !== undefined || order.cloth !== undefined;
  return ok(
    await proofPdf({
      shop: SHOP,
      ...(facts.customer !== undefined && { customer: facts.customer }),
      ...(facts.order !== undefined && { order: facts.order }),
      design: name,
      pattern,
      fabric,
      ...(hasGarment && { garment: { name: facts.product ?? color, color } }),
      ...(placement && { placement }),
      created: now,
    }),
  );
};

/** How each kind of file is made. */
export const outputs: Readonly<Record<OutputFormat, Make>> = {
  dst: machineFile("dst"),
  exp: machineFile("exp"),
  pes: machineFile("pes"),
  jef: machineFile("jef"),
  vp3: machineFile("vp3"),
  png: picture("png"),
  webp: picture("webp"),
  pdf: proof,
};
