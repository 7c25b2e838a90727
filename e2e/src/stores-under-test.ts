import { availableParallelism } from "node:os";

/** A store as the journeys know it. */
export interface StoreUnderTest {
  readonly url: string;
  /** Where the store keeps its data; absolute, or from the root of the repository. */
  readonly dataDir: string;
  /** Where letters that left the store are read. */
  readonly mailboxUrl: string;
}

const url = process.env["STORE_UNDER_TEST"];

/** A store that runs already, if one is named; `DATA_DIR` says where it keeps its data. */
export const GIVEN = url ? { url, dataDir: process.env["DATA_DIR"] ?? ".data" } : undefined;

/**
 * How many stores are walked at once, each by journeys of its own, one after the other: a journey may change what
 * a whole store sells. A store and its browser want two cores: on fewer each, presses come while pages still wake.
 */
export const STORES = GIVEN === undefined ? Math.max(1, Math.floor(availableParallelism() / 2)) : 1;
