import DataLoader from "dataloader";

/** What is read by one statement: what comes of it is handed out in one go. */
const BATCH = 300;

/**
 * Reads together what is asked for in one turn of the event loop. Nothing is remembered: whoever asks again
 * wants what is true then.
 */
export function batched<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): DataLoader<Key, Value> {
  // Behind the callbacks of all connections that have something to say in this turn.
  const batchScheduleFn = (dispatch: () => void) => setImmediate(dispatch);
  return new DataLoader<Key, Value>(read, { cache: false, maxBatchSize: BATCH, batchScheduleFn });
}
