import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ImportOrder } from "./import-order.ts";

export const importUsage =
  "Usage: npm run import -- products.csv [--images DIR] [--dry-run] [--stop-on-error]";

/** Reads the command line; paths count from the folder the command was given in. `undefined` when it is wrong. */
export function readImportArguments(
  args: readonly string[],
  from: string,
): ImportOrder | undefined {
  const parsed = parse(args);
  const [file, ...rest] = parsed?.positionals ?? [];
  if (!parsed || file === undefined || rest.length > 0) return undefined;
  const { images } = parsed.values;
  return {
    file: resolve(from, file),
    ...(images !== undefined && { imagesDir: resolve(from, images) }),
    dryRun: parsed.values["dry-run"] ?? false,
    stopOnError: parsed.values["stop-on-error"] ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        images: { type: "string" },
        "dry-run": { type: "boolean" },
        "stop-on-error": { type: "boolean" },
      },
    });
  } catch {
    return undefined;
  }
}
