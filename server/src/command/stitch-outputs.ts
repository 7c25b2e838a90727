import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { writeExp } from "@placket/domain/embroidery/machine-file/exp";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { ok, type Result } from "@placket/domain/problem";
import { proofPdf } from "../embroidery/proof-pdf.ts";
import type { OutputFormat, StitchOrder } from "./stitch-order.ts";
import { type StitchTools } from "./stitch-tools.ts";
import { StitchRefusal } from "./stitch-refusal.ts";

/** What every file is made from. */
export interface OutputFacts {
  readonly order: StitchOrder;
  readonly pattern: Pattern;
  /** Stands in the file, on the machine and on the proof. */
  readonly name: string;
  readonly now: Date;
  readonly tools: StitchTools;
}

type Make = (facts: OutputFacts) => Promise<Result<Uint8Array>>;

const picture =
  (format: "png" | "webp"): Make =>
  async ({ pattern, order, tools }) => {
    if (!tools.drawPicture) throw new StitchRefusal(`.${format} cannot be drawn here`);
    return ok(
      await tools.drawPicture(pattern, { format, background: fabrics[order.fabric].color }),
    );
  };

/** How each kind of file is made. */
export const outputs: Readonly<Record<OutputFormat, Make>> = {
  dst: async ({ pattern, name, order }) => writeDst(pattern, { name, trimJumps: order.trimJumps }),
  exp: async ({ pattern }) => writeExp(pattern),
  png: picture("png"),
  webp: picture("webp"),
  pdf: async ({ pattern, name, order, now }) =>
    ok(
      await proofPdf({
        shop: "Placket",
        design: name,
        pattern,
        fabric: fabrics[order.fabric],
        created: now,
      }),
    ),
};
