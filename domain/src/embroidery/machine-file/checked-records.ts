import { ok, type Problem, problem, refuse, type Result } from "../../problem.ts";
import { hoopBounds } from "../pattern/bounds.ts";
import { type Pattern, STITCH, UNITS_PER_MM } from "../pattern/pattern.ts";
import { colorBlocks } from "../pattern/thread-sequence.ts";
import { machineFileLimits } from "./machine-file.ts";
import { machineRecords, type MachineSteps } from "./machine-records.ts";

/**
 * The records of a machine file. Refuses a pattern without stitches and one beyond the limits, so
 * that whatever is written can be read again.
 */
export function checkedRecords(
  pattern: Pattern,
  steps: Omit<MachineSteps, "mostRecords">,
): Result<Pattern> {
  // The reach comes first: a travel of kilometres would become millions of records.
  const refusal = tooFar(pattern) ?? tooMany(pattern);
  if (refusal) return refuse(refusal);
  const records = machineRecords(pattern, { ...steps, mostRecords: machineFileLimits.records });
  const grew = tooFar(records) ?? tooMany(records);
  return grew ? refuse(grew) : ok(records);
}

function tooFar(pattern: Pattern): Problem | undefined {
  const { left, right, bottom, top } = hoopBounds(pattern);
  const { reach } = machineFileLimits;
  const isFar = Math.max(-left, right, -bottom, top) > reach;
  return isFar ? problem("embroidery.outOfReach", "", reach / UNITS_PER_MM) : undefined;
}

function tooMany(pattern: Pattern): Problem | undefined {
  const { records, colorChanges } = machineFileLimits;
  if (!pattern.cmd.includes(STITCH)) return problem("embroidery.noStitches");
  if (pattern.cmd.length > records) return problem("embroidery.tooManyRecords", "", records);
  return colorBlocks(pattern) - 1 > colorChanges
    ? problem("embroidery.tooManyColors", "", colorChanges)
    : undefined;
}
