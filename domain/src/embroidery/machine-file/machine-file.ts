import type { Pattern } from "../pattern/pattern.ts";
import { REACH } from "../pattern/limits.ts";
import type { Thread } from "../thread/thread.ts";
import type { DstDefect } from "./dst-defects.ts";
import type { DstHeader } from "./dst-header.ts";

/** The stitch formats that are read and written, by the ending of their files, as they are offered. */
export const MACHINE_FILE_KINDS = ["dst", "exp", "pes", "jef", "vp3"] as const;

export type MachineFileKind = (typeof MACHINE_FILE_KINDS)[number];

/** What a machine file holds, as far as it can be trusted: everything is counted anew. */
export interface MachineFile {
  readonly format: MachineFileKind;
  /** Jumps stay jumps: a trim of a DST file is found by counting them (`statistics`). */
  readonly pattern: Pattern;
  /** What a DST file says of itself, for people to read. */
  readonly header?: DstHeader;
  /** Where a DST file is not as it should be; it was read all the same. */
  readonly defects: readonly DstDefect[];
}

/** What reading a file may cost; files come from strangers. */
export interface MachineFileLimits {
  readonly bytes: number;
  /** Stitches, jumps and changes together. */
  readonly records: number;
  readonly colorChanges: number;
  /** From the origin, along an axis, in 0.1 mm. */
  readonly reach: number;
}

/** What is read and written unless the caller says less: ten times any real design. */
export const machineFileLimits: MachineFileLimits = {
  bytes: 8_000_000,
  records: 1_000_000,
  colorChanges: 999,
  reach: REACH,
};

export interface ReadOptions {
  /** Threads in the order of use, before those that a file names. Grey where there is none. */
  readonly threads?: readonly (Thread | undefined)[];
  readonly limits?: MachineFileLimits;
}
