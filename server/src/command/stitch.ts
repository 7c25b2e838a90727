import { systemClock } from "../context.ts";
import { readStitchArguments } from "./stitching/arguments.ts";
import { listText } from "./stitching/list.ts";
import { StitchRefusal } from "./stitching/refusal.ts";
import { runStitch } from "./stitching/run.ts";
import { writeSpecimen } from "./stitching/specimen.ts";
import { stitchUsage } from "./stitching/usage.ts";

/** `npm run stitch -- "CHEF ANTOINE" --font script --height 10 --out name.dst,name.pdf` */
async function main(): Promise<number> {
  const from = process.env["INIT_CWD"] ?? process.cwd();
  const read = readStitchArguments(process.argv.slice(2), from);
  try {
    if (read.as === "wrong") throw new StitchRefusal(`${read.message}. See --help`);
    if (read.as === "help") console.log(stitchUsage);
    else if (read.as === "list") console.log(listText(read.list, read.json));
    else if (read.as === "specimen") await writeSpecimen(read.files, read.cloth);
    else {
      const { report, advice } = await runStitch(read.order, systemClock());
      console.log(report);
      for (const line of advice) console.error(`advice: ${line}`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof StitchRefusal)) throw error;
    console.error(`stitch: ${error.message}`);
    return error.exitCode;
  }
}

process.exitCode = await main();
