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

/** How long a line that is back settles before a change goes out, in ms. */
const SETTLES_MS = 500;

/** Pauses between attempts while the browser believes to be online but nothing answers, in ms. */
const PAUSES_MS = [500, 1500];

/**
 * Sends. A question that met a network error waits for the network and is asked again; a change waits for
 * the network before it goes out, and goes out once: whatever happens then, it may have arrived (API-03,
 * PERSIST-11). `isSafe` tells a question from a change.
 * @throws CallError of class `offline` when the network is there and the server is not, and for a change
 * whose answer was lost.
 */
export async function holdAndRetry<Answer>(
  send: () => Promise<Answer>,
  { network, isSafe }: { network: Network; isSafe: boolean },
): Promise<Answer> {
  if (!isSafe && !network.isOnline()) {
    await network.online();
    // A browser says so before the line carries anything, and a change has one try.
    await network.pause(SETTLES_MS);
  }
  for (let attempt = 0; ;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      if (!isSafe) throw offlineError(error);
      if (!network.isOnline()) {
        await network.online();
        continue;
      }
      const pause = PAUSES_MS[attempt];
      if (pause === undefined) throw offlineError(error);
      attempt += 1;
      await network.pause(pause);
    }
  }
}
