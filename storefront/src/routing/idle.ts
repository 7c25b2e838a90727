/** Where the browser does not tell when it is idle, so long after the page has loaded, in ms. */
const IDLE_FALLBACK_MS = 1000;

/** A browser may never call itself idle, and what waits for that must come all the same: so long at most, in ms. */
const PATIENCE_MS = 3000;

/** Resolves when the page has loaded, pictures included, and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, IDLE_FALLBACK_MS);
  });
}

/** Readers who save data fetch nothing ahead. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
