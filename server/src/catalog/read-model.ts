import type { Database, Db } from "../db/database.ts";
import { holding } from "../held/held.ts";
import type { Log } from "../http/log.ts";
import { priceRules, type CatalogPriceRule } from "./price-rules.ts";
import { FollowingReadModel } from "./read-model/following.ts";
import { CHANNEL } from "./read-model/notice.ts";
import type { Snapshot } from "./read-model/snapshot.ts";

/** The door to the catalogue in memory. */
export interface ReadModel {
  /** The catalogue as of the last change that was read; a use-case takes it once and keeps it. */
  current(): Snapshot;
  /** Reads all of it anew. */
  refresh(): Promise<void>;
  /** Resolves when everything heard so far is in `current()`. */
  settled(): Promise<void>;
  /** Called after every reading of all. What is written into the current one ends its sights (`Snapshot`). */
  onSwap(listener: () => void): void;
  /** Stops following the database. */
  close(): Promise<void>;
}

export interface ReadModelOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Log;
  /** The rules that lower prices, in the order in which they are asked. */
  readonly readRules: (db: Db) => Promise<readonly CatalogPriceRule[]>;
  /** Changes that come within this time are read together, in ms. */
  readonly debounceMs?: number;
}

export const readModel = holding<ReadModel>({
  name: "catalogue",
  from: [priceRules],
  open: ({ held, ...parts }) =>
    createReadModel({
      ...parts,
      readRules: async (db) => {
        const read = held(priceRules).map((rulesIn) => rulesIn(db, parts.log));
        return (await Promise.all(read)).flat();
      },
    }),
  close: (model) => model.close(),
});

/** Builds the catalogue in memory and follows what the database tells of it (migration 0012). */
export async function createReadModel(options: ReadModelOptions): Promise<ReadModel> {
  // It listens before it reads: nothing that changes meanwhile is missed.
  const heard: string[] = [];
  let hear: (payload: string) => void = (payload) => void heard.push(payload);
  const stop = await options.database.listen(CHANNEL, (payload) => hear(payload));
  try {
    const model = await FollowingReadModel.open(options, stop);
    hear = (payload) => model.hear(payload);
    for (const payload of heard) hear(payload);
    return model;
  } catch (error) {
    await stop();
    throw error;
  }
}
