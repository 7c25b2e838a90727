import { type Browser, chromium } from "playwright-core";
import { launchBrowser } from "../browser.ts";
import { servedThreadPage, SOFTWARE_WEBGL } from "../threads/thread-page.ts";

/**
 * `node e2e/src/bench/threads.ts [stitches]`: how long Chromium needs for one picture of 1000 × 1000 pixels
 * of a design, whole, in both ways the thread canvas knows, and until a page with it shows its first picture.
 * WebGL2 is computed on the processor here: a graphics card is what it spares, not what it measures.
 */
interface ThreadWindow {
  readonly painted: readonly { readonly painter: string; readonly ms: number }[];
  drawMs(kind: "webgl2" | "software", stitches: number): Promise<number>;
}

const stitches = Number(process.argv[2] ?? 15_000);
const page = await servedThreadPage();
const server = await launchBrowser(SOFTWARE_WEBGL);
const browser = await chromium.connect(server.wsEndpoint());
try {
  console.log(`${stitches} stitches, 1000 × 1000 pixels\n`);
  console.log("| painter | ms, middle of five |");
  console.log("|---|---|");
  for (const kind of ["software", "webgl2"] as const) {
    console.log(`| ${kind} | ${(await drawMs(browser, kind)).toFixed(0)} |`);
  }
  console.log(`\nfirst picture of 15,000 stitches in a page: ${await firstPicture(browser)}`);
} finally {
  await browser.close();
  await server.close();
  await page.stop();
}

async function drawMs(on: Browser, kind: "webgl2" | "software"): Promise<number> {
  const tab = await on.newPage();
  await tab.goto(page.url);
  const ms = await tab.evaluate(
    ({ kind, stitches }) => (globalThis as unknown as ThreadWindow).drawMs(kind, stitches),
    { kind, stitches },
  );
  await tab.close();
  return ms;
}

/** From opening the page: its scripts, the design, the worker's start and the painting. */
async function firstPicture(on: Browser): Promise<string> {
  const tab = await on.newPage({ viewport: { width: 1000, height: 1000 } });
  await tab.goto(`${page.url}?pattern=big`);
  await tab.getByRole("img", { name: "Stitched sampler" }).waitFor();
  const { at, painter, ms } = await tab.evaluate(() => {
    const [first] = (globalThis as unknown as ThreadWindow).painted;
    return { at: performance.now(), painter: first?.painter, ms: first?.ms ?? Number.NaN };
  });
  return `${at.toFixed(0)} ms after opening, of which ${painter} painted ${ms.toFixed(0)} ms in the worker`;
}
