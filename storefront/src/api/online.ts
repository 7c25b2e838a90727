import { offlineError } from "@placket/web/call/call-error";

/** How a request waits for the network; tests give their own. */
export interface Network {
  isOnline(): boolean;
  /** Resolves when the browser is back online, at once when it is. */
  online(): Promise<void>;
  pause(ms: number): Promise<void>;
}

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  online: () =>
    navigator.onLine
      ? Promise.resolve()
      : new Promise((resolve) =>
          window.addEventListener("online", () => resolve(), { once: true }),
        ),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Pauses between attempts while the browser believes to be online but nothing answers, in ms. */
const PAUSES_MS = [500, 1500];

/**
 * Sends, and after a network error waits for the network and sends again (API-03, PERSIST-11).
 * A request that may have arrived (`isSafe` false) is repeated only when the browser was offline.
 * @throws CallError of class `offline` when the network is there and the server is not.
 */
export async function holdAndRetry<Answer>(
  send: () => Promise<Answer>,
  { network, isSafe }: { network: Network; isSafe: boolean },
): Promise<Answer> {
  for (let attempt = 0; ;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      if (!network.isOnline()) {
        await network.online();
        continue;
      }
      const pause = PAUSES_MS[attempt];
      if (!isSafe || pause === undefined) throw offlineError(error);
      attempt += 1;
      await network.pause(pause);
    }
  }
}
