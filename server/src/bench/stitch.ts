import { cpus, totalmem } from "node:os";
import { fonts } from "@placket/domain/embroidery/lettering/fonts";
import { stitchFont } from "../embroidery/font-files.ts";
import type { Spread } from "./spread.ts";
import { measureDrawing } from "./stitch-drawing.ts";
import { type FileTimes, measureDst, measureProof } from "./stitch-files.ts";
import { measureTracing } from "./stitch-tracing.ts";
import { firstText, measureLettering } from "./stitch-lettering.ts";

/**
 * `npm run bench:stitch`, first half: lettering, machine files, pictures, proofs and traced logos in Node; one part
 * alone by `node server/src/bench/stitch.ts [lettering|files|trace]`. The second half, `e2e/src/bench/threads.ts`, draws in Chromium. Prints tables for docs/benchmarks.md.
 */
console.log(
  `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
);
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const spread = ({ medianMs, p95Ms, worstMs }: Spread) =>
  `${ms(medianMs)} / ${ms(p95Ms)} / ${ms(worstMs)}`;

/** Of 1000 × 1000 pixels each, by the steps of `measureDrawing`. */
const WANTED_DRAWING: Readonly<Record<string, string>> = {
  "pieces to pixels": "≤ 400 ms",
  "pattern to PNG": "≤ 300 ms",
};

const wanted = process.argv[2];
if (wanted === undefined || wanted === "lettering") await printLettering();
if (wanted === undefined || wanted === "files") await printRest();
if (wanted === undefined || wanted === "trace") await printTracing();

async function printLettering(): Promise<void> {
  const [first] = fonts;
  if (!first) throw new Error("There are no fonts");
  const font = await stitchFont(first.code);
  const firstMs = await firstText(font, first);
  console.log("\n## Lettering, 10 mm (ms: median / p95 / worst)\n");
  console.log(
    `The first text of the process, three lines of 12 letters: ${ms(firstMs)} ms (wanted ≤ 100).\n`,
  );
  console.log(
    "| Font | Three lines of 12, nothing sewn before (≤ 100) | Each keystroke of them (≤ 10) | Each of one word of 12 (≤ 10) |",
  );
  console.log("|---|---|---|---|");
  for (const info of fonts) {
    const times = await measureLettering(await stitchFont(info.code), info);
    const { cold, keystroke, longWord } = times;
    const name = `${info.name}${info.joins ? ", joins" : ""}`;
    console.log(`| ${name} | ${spread(cold)} | ${spread(keystroke)} | ${spread(longWord)} |`);
  }
}

async function printRest(): Promise<void> {
  console.log("\n## Files and pictures\n");
  console.log("| What | First (ms) | Then, median / p95 / worst (ms) | Bytes | Wanted |");
  console.log("|---|---|---|---|---|");
  const row = (what: string, { firstMs, later, bytes }: FileTimes, wanted: string) =>
    console.log(
      `| ${what} | ${ms(firstMs)} | ${spread(later)} | ${bytes.toLocaleString("en-US")} | ${wanted} |`,
    );
  row("DST of 50,000 stitches read", await measureDst(), "≤ 20 ms");
  row("proof PDF of 15,000 stitches", await measureProof(), "≤ 1 s, ≤ 1 MB");
  for (const { step, firstMs, middleMs } of await measureDrawing()) {
    const wanted = WANTED_DRAWING[step] ?? "";
    console.log(`| ${step}, 15,000 stitches | ${ms(firstMs)} | ${ms(middleMs)} | | ${wanted} |`);
  }
}

async function printTracing(): Promise<void> {
  console.log("\n## Pictures of 800 × 800 pixels, traced and sewn 80 mm wide\n");
  console.log("| What | Stitches | First (ms) | Then, median / p95 / worst (≤ 2000 ms) |");
  console.log("|---|---|---|---|");
  for (const { what, stitches, firstMs, later } of await measureTracing()) {
    const count = stitches.toLocaleString("en-US");
    console.log(`| ${what} | ${count} | ${ms(firstMs)} | ${spread(later)} |`);
  }
}
