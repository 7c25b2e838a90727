import type { Dictionary } from "./translate.ts";

/**
 * The phrases at an address, which is kept by the browser. Without them the app speaks English rather
 * than not at all; why is reported.
 */
export async function loadDictionary(
  url: string,
  { fetch, report }: Pick<typeof globalThis, "fetch"> & { report: (error: unknown) => void } = {
    fetch: (...request) => globalThis.fetch(...request),
    report: (error) => reportError(error),
  },
): Promise<Dictionary> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`No phrases at ${url}: HTTP ${response.status}`);
    return (await response.json()) as Dictionary;
  } catch (error) {
    report(error);
    return {};
  }
}
