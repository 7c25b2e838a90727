import { importUsage, readImportArguments } from "./import-arguments.ts";
import { runImport } from "./run-import.ts";
import { readSettings } from "../settings.ts";
import { StartRefusal } from "../start-refusal.ts";

/** `npm run import -- products.csv [--images DIR] [--dry-run] [--stop-on-error]` */
async function main(): Promise<number> {
  const order = readImportArguments(
    process.argv.slice(2),
    process.env["INIT_CWD"] ?? process.cwd(),
  );
  if (!order) {
    console.error(importUsage);
    return 2;
  }
  try {
    return await runImport(order, readSettings());
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = await main();
