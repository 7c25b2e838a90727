import sparticuz from "@sparticuz/chromium";
import { chromium, type BrowserServer } from "playwright-core";

/**
 * Starts the one browser of a run; the journeys connect to its address. It is the Chromium that `npm ci`
 * brought; `CHROMIUM` names another. The package's own flags are not taken: they switch off the web's
 * security, and the journeys want a browser like a shopper's.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<BrowserServer> {
  const executablePath = process.env["CHROMIUM"] ?? (await sparticuz.executablePath());
  return chromium.launchServer({
    executablePath,
    args: ["--no-sandbox", "--font-render-hinting=none", "--disable-dev-shm-usage", ...more],
  });
}

/** Widths of the journeys: a phone in the hand, a screen on a desk (look.md). */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

export type Viewport = keyof typeof VIEWPORTS;
