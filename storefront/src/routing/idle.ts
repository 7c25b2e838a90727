/** Where the browser does not tell when it is idle, so long after the page has loaded, in ms. */
const IDLE_FALLBACK_MS = 1000;

/** Resolves when the page has loaded, pictures included, and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve());
    else setTimeout(resolve, IDLE_FALLBACK_MS);
  });
}

/** Readers who save data fetch nothing ahead. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
