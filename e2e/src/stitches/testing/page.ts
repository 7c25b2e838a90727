import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { flagHashes, hashOf } from "./hash.ts";
import { recipes } from "./recipes.ts";

/** Every recipe sewn by the worker of the workbench, with the fonts that its pages bring. */
async function textHashes(): Promise<readonly string[]> {
  const stitcher = theStitcher();
  const hashes: string[] = [];
  for (const recipe of recipes) {
    const sewn = await stitcher.sew({ as: "text", recipe });
    hashes.push(sewn.ok ? await hashOf(sewn.value.pattern) : "refused");
  }
  return hashes;
}

Object.assign(window, { textHashes, flagHashes });
