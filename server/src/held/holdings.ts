import type { Held, Holding, Instead, OpeningParts } from "./held.ts";
import { selectHeldVersions } from "./held.sql.ts";
import { createKeeper } from "./keeper.ts";
import type { Filling } from "./slot.ts";
import { heldIn, openAll, type Values } from "./values.ts";

/** All that a process holds. */
interface Holdings {
  /** As of now. A call takes it once and keeps it, so that it sees one state from beginning to end. */
  readonly held: Held;
  /** Stops following changes and closes what was opened. */
  close(): Promise<void>;
}

/** What the rooms bring, and what a test puts in its place. */
interface Brought {
  readonly holds: readonly Holding<unknown>[];
  readonly fills: readonly Filling[];
  readonly instead: readonly Instead[];
}

/** What the process opens holdings with. */
export type ProcessParts = Omit<OpeningParts, "held" | "db">;

/** Opens everything that the rooms hold, side by side, and follows what changes. */
export async function openHoldings(parts: ProcessParts, brought: Brought): Promise<Holdings> {
  const { db } = parts.database;
  const given: Values = new Map([
    ...slotsOf(brought.fills),
    ...brought.instead.map(({ holding, value }) => [holding, value] as const),
  ]);
  const holds = brought.holds.filter((one) => !given.has(one));
  const versions = await selectHeldVersions(db);
  const values = await openAll(holds, given, (one, held) => one.open({ ...parts, db, held }));
  const keeper = await createKeeper(parts, { holds, values, versions });
  return {
    get held() {
      return keeper.held;
    },
    close: async () => {
      await keeper.close();
      for (const one of holds.toReversed()) await one.close?.(heldIn(values)(one));
    },
  };
}

function slotsOf(fills: readonly Filling[]): [Holding<unknown>, readonly unknown[]][] {
  const bySlot = Map.groupBy(fills, (filling) => filling.slot);
  return [...bySlot].map(([slot, all]) => [slot, all.flatMap((filling) => filling.parts)]);
}
