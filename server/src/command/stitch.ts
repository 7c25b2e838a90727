import { systemClock } from "../context.ts";
import { runStitch } from "./run-stitch.ts";
import { readStitchArguments, stitchUsage } from "./stitch-arguments.ts";
import { StitchRefusal } from "./stitch-refusal.ts";
import type { StitchTools } from "./stitch-tools.ts";

const tools: StitchTools = {};

/** `npm run stitch -- "CHEF ANTOINE" --font script --height 10 --out name.dst,name.pdf` */
async function main(): Promise<number> {
  const from = process.env["INIT_CWD"] ?? process.cwd();
  const read = readStitchArguments(process.argv.slice(2), from);
  if (read.as === "help") {
    console.log(stitchUsage);
    return 0;
  }
  try {
    if (read.as === "wrong") throw new StitchRefusal(`${read.message}. See --help`);
    console.log(await runStitch(read.order, { tools, now: systemClock() }));
    return 0;
  } catch (error) {
    if (!(error instanceof StitchRefusal)) throw error;
    console.error(`stitch: ${error.message}`);
    return error.exitCode;
  }
}

process.exitCode = await main();
