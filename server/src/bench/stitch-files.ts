import { satinOfStitches } from "@placket/domain/embroidery/drawing/testing";
import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { proofPdf } from "../embroidery/proof-pdf.ts";
import { type Spread, spreadOf, timed } from "./spread.ts";

const RUNS = 9;

/** Milliseconds for the first one of a process and for those after it. */
export interface FileTimes {
  readonly firstMs: number;
  readonly later: Spread;
  readonly bytes: number;
}

/** Reads a DST file of so many stitches. */
export async function measureDst(stitches = 50_000): Promise<FileTimes> {
  const dst = writeDst(satinOfStitches(stitches, 180), { name: "BENCH" });
  if (!dst.ok) throw new Error("The design for the measurement cannot be written");
  const read = () => {
    const file = readMachineFile(dst.value, "bench.dst");
    if (!file.ok) throw new Error("The file for the measurement was refused");
  };
  return { ...(await repeated(read)), bytes: dst.value.length };
}

/** Makes the proof of a design of so many stitches. */
export async function measureProof(stitches = 15_000): Promise<FileTimes> {
  const proof = {
    shop: "Placket",
    design: "Measurement",
    pattern: satinOfStitches(stitches, 97),
    fabric: fabrics.twill,
    created: new Date(0),
  };
  const { length: bytes } = await proofPdf(proof);
  return { ...(await repeated(() => proofPdf(proof))), bytes };
}

async function repeated(call: () => unknown): Promise<Omit<FileTimes, "bytes">> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timed(call));
  const [firstMs = Number.NaN, ...later] = times;
  return { firstMs, later: spreadOf(later) };
}
