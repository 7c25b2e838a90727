/// <reference types="node" />
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { accentCharacters, coreCharacters, nameCharacters, unicodeRange } from "./characters.ts";

/** The preloaded file may not grow past this: nothing is drawn in our face before it is there. */
const CORE_MAX_BYTES = 45_000;

/**
 * The part of the variation space that the screens use. Both axes stay variable;
 * the source goes from 100 to 900 and from 62 to 125 %.
 */
const AXES = {
  wght: { min: 400, max: 700, default: 400 },
  wdth: { min: 78, max: 116, default: 100 },
};

const core = await writeSubset("archivo.woff2", "latin", coreCharacters);
await writeSubset("archivo-accents.woff2", "latin", accentCharacters);
await writeSubset("archivo-names.woff2", "latin-ext", nameCharacters);
if (core > CORE_MAX_BYTES) throw new Error(`${core} bytes, the budget is ${CORE_MAX_BYTES}`);

/** Writes one file beside this one and gives its size in bytes. */
async function writeSubset(
  name: string,
  from: "latin" | "latin-ext",
  characters: readonly string[],
): Promise<number> {
  const source = createRequire(import.meta.url).resolve(
    `@fontsource-variable/archivo/files/archivo-${from}-standard-normal.woff2`,
  );
  const font = await subsetFont(await readFile(source), characters.join(""), {
    targetFormat: "woff2",
    variationAxes: AXES,
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
  });
  await writeFile(new URL(name, import.meta.url), font);
  process.stdout.write(`${name}: ${font.byteLength} bytes, ${unicodeRange(characters)}\n`);
  return font.byteLength;
}
