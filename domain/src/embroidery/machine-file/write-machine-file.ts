import type { Result } from "../../problem.ts";
import type { Pattern } from "../pattern/pattern.ts";
import { writeDst } from "./dst-write.ts";
import { writeExp } from "./exp.ts";
import { writeJef } from "./home/jef.ts";
import type { MachineFileKind } from "./machine-file.ts";
import { writePes } from "./home/pes-write.ts";
import { writeVp3 } from "./home/vp3-write.ts";

interface Written {
  readonly as: MachineFileKind;
  /** Shown on the machine, where the format has room for it. */
  readonly name: string;
  /** From how many jumps in a row the shop's machines infer a trim; only DST asks. */
  readonly trimJumps?: number;
}

type Write = (pattern: Pattern, options: Written) => Result<Uint8Array>;

const WRITERS: Readonly<Record<MachineFileKind, Write>> = {
  dst: writeDst,
  exp: (pattern) => writeExp(pattern),
  pes: writePes,
  jef: (pattern) => writeJef(pattern),
  vp3: writeVp3,
};

/** A pattern as a machine reads it; refused is what the format cannot hold. */
export function writeMachineFile(pattern: Pattern, options: Written): Result<Uint8Array> {
  return WRITERS[options.as](pattern, options);
}
