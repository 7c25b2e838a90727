import { problem, refuse, type Result } from "../../problem.ts";
import { hasDstHeader } from "./dst-header.ts";
import { readDst } from "./dst-read.ts";
import { readExp } from "./exp.ts";
import { hasJefLayout, readJef } from "./home/jef.ts";
import type { MachineFile, MachineFileKind, ReadOptions } from "./machine-file.ts";
import { hasPesMark, readPes } from "./home/pes-read.ts";
import { hasVp3Mark, readVp3 } from "./home/vp3-read.ts";

/**
 * What a file is, from its bytes first: it shows itself whatever it is called. An EXP file has no mark
 * at all, so only its name can tell. `undefined`: none of them.
 */
export function sniffMachineFile(bytes: Uint8Array, name = ""): MachineFileKind | undefined {
  if (hasDstHeader(bytes)) return "dst";
  if (hasPesMark(bytes)) return "pes";
  if (hasVp3Mark(bytes)) return "vp3";
  if (hasJefLayout(bytes)) return "jef";
  return /\.exp$/i.test(name) ? "exp" : undefined;
}

type Read = (bytes: Uint8Array, options: ReadOptions) => Result<MachineFile>;

const readers: Readonly<Record<MachineFileKind, Read>> = {
  dst: readDst,
  exp: readExp,
  pes: readPes,
  jef: readJef,
  vp3: readVp3,
};

/** Reads a machine file of any format; refuses what is none. */
export function readMachineFile(
  bytes: Uint8Array,
  name = "",
  options: ReadOptions = {},
): Result<MachineFile> {
  const format = sniffMachineFile(bytes, name);
  return format
    ? readers[format](bytes, options)
    : refuse(problem("embroidery.unknownMachineFile", "file"));
}
