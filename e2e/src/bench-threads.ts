import { drawTime } from "./threads/draw-time.ts";

/**
 * `npm run bench:stitch`, second half: one picture of 15,000 stitches, 1000 × 1000 pixels, in
 * Chromium without a graphics card.
 */
const { webgl2, software } = await drawTime(15_000);
console.log("\n## 15,000 stitches in Chromium, 1000 × 1000 pixels\n");
console.log("| Painter | ms | Wanted |");
console.log("|---|---|---|");
console.log(`| WebGL2, computed by the processor | ${webgl2.toFixed(0)} | ≤ 400 ms |`);
console.log(`| software, where WebGL2 is missing | ${software.toFixed(0)} | ≤ 400 ms |`);
