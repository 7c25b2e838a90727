import { ok, type Problem, problem, refuse, type Result } from "../../problem.ts";
import {
  COLOR_CHANGE,
  type Command,
  type Pattern,
  STITCH,
  UNITS_PER_MM,
} from "../pattern/pattern.ts";
import { threadSequence } from "../pattern/thread-sequence.ts";
import type { Thread } from "../thread/thread.ts";
import { type MachineFileLimits, machineFileLimits, type ReadOptions } from "./machine-file.ts";

/** Records as a file gives them, step by step; it takes no more than the limits allow. */
export class RecordList {
  readonly #limits: MachineFileLimits;
  readonly #cmd: Uint8Array;
  readonly #xs: Int32Array;
  readonly #ys: Int32Array;
  #length = 0;
  #x = 0;
  #y = 0;
  #stitches = 0;
  #colorChanges = 0;
  #refusal: Problem | undefined;

  /** `room`: how many records the file can hold at most. */
  constructor(room: number, { limits = machineFileLimits }: ReadOptions) {
    this.#limits = limits;
    const size = Math.min(room, limits.records);
    this.#cmd = new Uint8Array(size);
    this.#xs = new Int32Array(size);
    this.#ys = new Int32Array(size);
  }

  /** Where the last record ended, in 0.1 mm. */
  get x(): number {
    return this.#x;
  }

  get y(): number {
    return this.#y;
  }

  /** Adds a record that moves by `dx`, `dy` (0.1 mm); false when a limit is passed. */
  add(command: Command, dx: number, dy: number): boolean {
    this.#x += dx;
    this.#y += dy;
    if (command === STITCH) this.#stitches += 1;
    else if (command === COLOR_CHANGE) this.#colorChanges += 1;
    this.#refusal = this.#passed();
    if (this.#refusal) return false;
    this.#cmd[this.#length] = command;
    this.#xs[this.#length] = this.#x;
    this.#ys[this.#length] = this.#y;
    this.#length += 1;
    return true;
  }

  finish({ threads = [] }: ReadOptions): Result<Pattern> {
    if (this.#refusal) return refuse(this.#refusal);
    if (this.#stitches === 0) return refuse(problem("embroidery.noStitches", "file"));
    return ok({
      cmd: this.#cmd.slice(0, this.#length),
      x: this.#xs.slice(0, this.#length),
      y: this.#ys.slice(0, this.#length),
      threads: threadSequence(threads, this.#colorChanges + 1),
    });
  }

  #passed(): Problem | undefined {
    const { records, colorChanges, reach } = this.#limits;
    if (this.#length === records) return problem("embroidery.tooManyRecords", "file", records);
    if (this.#colorChanges > colorChanges) {
      return problem("embroidery.tooManyColors", "file", colorChanges);
    }
    if (Math.abs(this.#x) > reach || Math.abs(this.#y) > reach) {
      return problem("embroidery.outOfReach", "file", reach / UNITS_PER_MM);
    }
    return undefined;
  }
}

/** The threads that a file names stand where the caller gave none. */
export function withThreads(
  options: ReadOptions,
  own: readonly (Thread | undefined)[],
): ReadOptions {
  const given = options.threads ?? [];
  const count = Math.max(given.length, own.length);
  return { ...options, threads: Array.from({ length: count }, (_, i) => given[i] ?? own[i]) };
}

/** Refuses a file that is larger than the limits allow. */
export function checkSize(
  bytes: Uint8Array,
  { limits = machineFileLimits }: ReadOptions,
): Problem | undefined {
  return bytes.length > limits.bytes
    ? problem("embroidery.fileTooLarge", "file", limits.bytes / 1_000_000)
    : undefined;
}
