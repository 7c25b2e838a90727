import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoContent } from "./content.ts";

/** Writes `demo/content` anew from the data in this folder: `node demo/src/catalogue/build.ts` */
function build(demo: string): void {
  const content = join(demo, "content");
  mkdirSync(content, { recursive: true });
  for (const [name, text] of demoContent(join(demo, "masters")))
    writeFileSync(join(content, name), text);
}

build(join(import.meta.dirname, "../.."));
