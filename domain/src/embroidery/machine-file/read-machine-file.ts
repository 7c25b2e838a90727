import { problem, refuse, type Result } from "../../problem.ts";
import { hasDstHeader } from "./dst-header.ts";
import { readDst } from "./dst-read.ts";
import { readExp } from "./exp.ts";
import type { MachineFile, MachineFormat, ReadOptions } from "./machine-file.ts";

/**
 * What a file is, from its bytes first: a DST file shows itself whatever it is called. An EXP file
 * has no mark at all, so only its name can tell. `undefined`: neither.
 */
export function sniffMachineFile(bytes: Uint8Array, name = ""): MachineFormat | undefined {
  if (hasDstHeader(bytes)) return "dst";
  return /\.exp$/i.test(name) ? "exp" : undefined;
}

/** Reads a machine file of either format; refuses what is neither. */
export function readMachineFile(
  bytes: Uint8Array,
  name = "",
  options: ReadOptions = {},
): Result<MachineFile> {
  const format = sniffMachineFile(bytes, name);
  if (format === "dst") return readDst(bytes, options);
  if (format === "exp") return readExp(bytes, options);
  return refuse(problem("embroidery.unknownMachineFile", "file"));
}
