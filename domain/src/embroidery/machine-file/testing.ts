import type { Result } from "../../problem.ts";
import type { MachineFile } from "./machine-file.ts";

/** A record as the tests write it down: what it is, and by how much it moves in 0.1 mm. */
export type Move = readonly ["stitch" | "jump" | "color" | "sequin", number, number];

const B2 = { stitch: 0x03, jump: 0x83, color: 0xc3, sequin: 0x43 } as const;

/** A DST file written by hand: header text padded to 512 bytes, then the records, then the end. */
export function dstBytes(
  moves: readonly Move[],
  { header = "LA:TEST            \rST:      1\rCO:  0\r", tail = [0, 0, 0xf3] } = {},
): Uint8Array {
  const head = Array.from({ length: 512 }, (_, i) => header.padEnd(512).charCodeAt(i));
  return Uint8Array.from([...head, ...moves.flatMap(record), ...tail]);
}

/** The bytes of one record by the published table, found by trying all digits. */
export function record([kind, dx, dy]: Move): number[] {
  const [x, y] = [digits(dx), digits(dy)];
  const b0 = pair(x[0], 0, 1) | pair(x[2], 2, 3) | pair(y[2], 5, 4) | pair(y[0], 7, 6);
  const b1 = pair(x[1], 0, 1) | pair(x[3], 2, 3) | pair(y[3], 5, 4) | pair(y[1], 7, 6);
  const b2 = pair(x[4], 2, 3) | pair(y[4], 5, 4) | B2[kind];
  return [b0, b1, b2];
}

function pair(digit: number | undefined, plus: number, minus: number): number {
  if (digit === 1) return 1 << plus;
  return digit === -1 ? 1 << minus : 0;
}

/** Balanced ternary from the small end: the digit is the rest of three, −1 to 1. */
function digits(value: number): number[] {
  const found: number[] = [];
  let rest = value;
  for (let i = 0; i < 5; i += 1) {
    const digit = ((((rest + 1) % 3) + 3) % 3) - 1;
    found.push(digit);
    rest = (rest - digit) / 3;
  }
  return found;
}

/** What was read or written; a refusal fails the test with its problems. */
export function done<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** The records of a file as the tests write them: command and absolute place. */
export function recordsOf({ pattern: { cmd, x, y } }: MachineFile): number[][] {
  return Array.from(cmd, (command, i) => [command, x[i] as number, y[i] as number]);
}
