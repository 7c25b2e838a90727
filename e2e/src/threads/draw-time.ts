import { chromium } from "playwright-core";
import { launchBrowser } from "../browser.ts";
import { servedThreadPage, SOFTWARE_WEBGL } from "./thread-page.ts";

/** How long a browser needs for one picture of 1000 × 1000 pixels, in ms: the middle of five. */
export interface DrawTime {
  /** WebGL2 computed on the processor, as on a machine without a graphics card. */
  readonly webgl2: number;
  /** The software drawing, where WebGL2 is missing. */
  readonly software: number;
}

/** Draws a design of so many stitches in Chromium, whole, both ways. */
export async function drawTime(stitches: number): Promise<DrawTime> {
  const page = await servedThreadPage();
  const server = await launchBrowser(SOFTWARE_WEBGL);
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const tab = await browser.newPage();
    await tab.goto(page.url);
    const measured = (kind: "webgl2" | "software") =>
      tab.evaluate(
        ({ kind, stitches }) => (globalThis as unknown as Measuring).drawMs(kind, stitches),
        { kind, stitches },
      );
    return { webgl2: await measured("webgl2"), software: await measured("software") };
  } finally {
    await browser.close();
    await server.close();
    await page.stop();
  }
}

interface Measuring {
  drawMs(kind: "webgl2" | "software", stitches: number): Promise<number>;
}
