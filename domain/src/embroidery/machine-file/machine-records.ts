import { machineMoves } from "../pattern/limits.ts";
import { type Command, JUMP, type Pattern, TRIM } from "../pattern/pattern.ts";
import { type PatternBuilder, patternBuilder } from "../pattern/pattern-builder.ts";

/** Half the swing of the jumps that stand for a trim where the hoop does not move, in 0.1 mm. */
const SWING = 3;

export interface MachineSteps {
  /** Longest step of a record along an axis, in 0.1 mm. */
  readonly longest: number;
  /** A trim becomes this many jumps; without a number trims stay as they are. */
  readonly trimJumps?: number;
  /** Stops early once more records than this have come about. */
  readonly mostRecords: number;
}

/**
 * The pattern as a machine takes it: no step longer than `longest`, the longer ones split into jumps
 * of equal length that end in the record itself. Absolute positions are rounded, never the steps.
 * A trim becomes the travel that follows it, split into at least `trimJumps` jumps, or where none
 * follows as many small jumps that come back to where they began. No penetration is added or lost.
 */
export function machineRecords(pattern: Pattern, steps: MachineSteps): Pattern {
  const builder = patternBuilder();
  const hoop: Hoop = { builder, steps, x: 0, y: 0 };
  const { cmd, x, y, threads } = pattern;
  let pieces = 1;
  for (let i = 0; i < cmd.length && builder.length <= steps.mostRecords; i += 1) {
    const [command, atX, atY] = [cmd[i] as Command, x[i] as number, y[i] as number];
    if (command !== TRIM) {
      travel(hoop, { command, x: atX, y: atY, pieces });
      pieces = 1;
      continue;
    }
    const reaches = hoop.x === atX && hoop.y === atY;
    if (!reaches) travel(hoop, { command: JUMP, x: atX, y: atY, pieces: 1 });
    if (steps.trimJumps === undefined) builder.add(TRIM, atX, atY);
    else if (canSplit(pattern, i, steps.trimJumps)) pieces = steps.trimJumps;
    else swing(hoop, steps.trimJumps);
  }
  return builder.finish(threads);
}

interface Hoop {
  readonly builder: PatternBuilder;
  readonly steps: MachineSteps;
  x: number;
  y: number;
}

interface Travel {
  readonly command: Command;
  readonly x: number;
  readonly y: number;
  /** At least so many records. */
  readonly pieces: number;
}

function travel(hoop: Hoop, { command, x, y, pieces }: Travel): void {
  const { builder, steps } = hoop;
  const [dx, dy] = [x - hoop.x, y - hoop.y];
  const parts = Math.max(pieces, machineMoves(dx, dy, steps.longest));
  for (let part = 1; part < parts; part += 1) {
    const along = part / parts;
    builder.add(JUMP, Math.round(hoop.x + dx * along), Math.round(hoop.y + dy * along));
  }
  builder.add(command, x, y);
  hoop.x = x;
  hoop.y = y;
}

/** Whether a travel follows a trim that is long enough to be split without standing still. */
function canSplit({ cmd, x, y }: Pattern, trim: number, pieces: number): boolean {
  if (cmd[trim + 1] !== JUMP) return false;
  const dx = (x[trim + 1] as number) - (x[trim] as number);
  const dy = (y[trim + 1] as number) - (y[trim] as number);
  return Math.max(Math.abs(dx), Math.abs(dy)) >= pieces;
}

function swing({ builder, x, y }: Hoop, jumps: number): void {
  for (let jump = 1; jump < jumps; jump += 1) builder.add(JUMP, x + (jump % 2 ? SWING : -SWING), y);
  builder.add(JUMP, x, y);
}
