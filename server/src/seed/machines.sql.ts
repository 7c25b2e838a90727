import type { Db } from "../db/database.ts";

/** Machines of a small workshop, with the threads that most names are sewn in: white, black, navy. */
const MACHINES = [
  { name: "Six heads", heads: 6, stitches_per_minute: 900, cones: ["1001", "1000", "1366"] },
  { name: "One head", heads: 1, stitches_per_minute: 800, cones: ["1001", "1000"] },
] as const;

const NEEDLES = 12;
const HOOPS = ["Round 90 mm", "Round 120 mm", "Round 150 mm", "Round 180 mm", "240 × 240 mm"];
const EIGHT_HOURS = 8 * 60;

/** The machines of the demo store. */
export async function storeMachines(db: Db): Promise<void> {
  const rows = MACHINES.map(({ cones, ...machine }, position) => ({
    ...machine,
    position,
    minutes_a_day: EIGHT_HOURS,
    hoops: HOOPS,
    needles: Array.from({ length: NEEDLES }, (_, at) => cones[at] ?? ""),
  }));
  await db.insertInto("embroidery_machine").values(rows).execute();
}
