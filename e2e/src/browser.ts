import sparticuz from "@sparticuz/chromium";
import { chromium, type Browser } from "playwright-core";

/**
 * The Chromium that `npm ci` brought; `CHROMIUM` names another. Its own flags are not taken: they switch
 * off the web's security, and the journeys want a browser like a shopper's.
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--font-render-hinting=none"] });
}

/** Widths of the journeys: a phone in the hand, a screen on a desk (look.md). */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

export type Viewport = keyof typeof VIEWPORTS;
