import type { Result } from "../../problem.ts";
import type { Pattern } from "../pattern/pattern.ts";
import { writeDst } from "./dst-write.ts";
import { writeExp } from "./exp.ts";

/** The formats that a pattern is written in, by the ending of their files. */
export const MACHINE_FILE_KINDS = ["dst", "exp"] as const;

export type MachineFileKind = (typeof MACHINE_FILE_KINDS)[number];

const WRITERS = {
  dst: (pattern, name) => writeDst(pattern, { name }),
  exp: writeExp,
} as const satisfies Readonly<
  Record<MachineFileKind, (pattern: Pattern, name: string) => Result<Uint8Array>>
>;

/** A pattern as a machine reads it; `name` is what the machine shows of it. */
export const writeMachineFile = (
  pattern: Pattern,
  { as, name }: { readonly as: MachineFileKind; readonly name: string },
): Result<Uint8Array> => WRITERS[as](pattern, name);
