import type { MachineDraft } from "@placket/domain/production/machine";
import type { Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.gen.ts";
import { TO_SEW } from "../production.sql.ts";

/** A machine as staff have written it, and how often. */
export interface Machine extends MachineDraft {
  readonly id: number;
  readonly version: number;
}

type Row = Selectable<Tables["embroidery_machine"]>;

/** All of them, in their order. */
export async function selectMachines(db: Db): Promise<readonly Machine[]> {
  const rows = await db
    .selectFrom("embroidery_machine")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(machineOf);
}

/** A machine that nobody else changes until the transaction is over. */
export async function holdMachine(db: Db, id: number): Promise<Machine | undefined> {
  const row = await db
    .selectFrom("embroidery_machine")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && machineOf(row);
}

/** `undefined` where another one is called so. */
export async function insertMachine(db: Db, draft: MachineDraft): Promise<Machine | undefined> {
  const row = await db
    .insertInto("embroidery_machine")
    .values(rowOf(draft))
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && machineOf(row);
}

/** Whether a machine other than this one is called so. */
export async function isNameTaken(db: Db, name: string, id: number): Promise<boolean> {
  const other = await db
    .selectFrom("embroidery_machine")
    .select("id")
    .where("name", "=", name)
    .where("id", "<>", id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Writes a machine anew, one version on. */
export async function updateMachine(db: Db, id: number, draft: MachineDraft): Promise<Machine> {
  const update = db
    .updateTable("embroidery_machine")
    .set(({ eb }) => ({ ...rowOf(draft), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll();
  return machineOf(await update.executeTakeFirstOrThrow());
}

/** Writes what stands on the needles of a held machine. */
export async function updateNeedles(db: Db, id: number, needles: readonly string[]): Promise<void> {
  await db
    .updateTable("embroidery_machine")
    .set(({ eb }) => ({ needles: [...needles], version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Takes all jobs off a machine; of those that were sewn nothing is said any more of where, and nothing else changes. */
export async function takeOff(db: Db, machineId: number): Promise<void> {
  await db
    .updateTable("embroidery_job")
    .set(({ eb }) => ({
      machine_id: null,
      sew_day: null,
      version: eb
        .case()
        .when("state", "in", TO_SEW)
        .then(eb("version", "+", 1))
        .else(eb.ref("version"))
        .end(),
    }))
    .where("machine_id", "=", machineId)
    .execute();
}

/** Deletes a machine by its id. */
export async function deleteMachine(db: Db, id: number): Promise<void> {
  await db.deleteFrom("embroidery_machine").where("id", "=", id).execute();
}

const rowOf = ({ stitchesPerMinute, minutesADay, hoops, needles, ...draft }: MachineDraft) => ({
  ...draft,
  stitches_per_minute: stitchesPerMinute,
  minutes_a_day: minutesADay,
  hoops: [...hoops],
  needles: [...needles],
});

const machineOf = ({ stitches_per_minute, minutes_a_day, ...row }: Row): Machine => ({
  ...row,
  stitchesPerMinute: stitches_per_minute,
  minutesADay: minutes_a_day,
});
