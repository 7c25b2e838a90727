import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fonts } from "@placket/domain/embroidery/lettering/fonts";
import { expect, it } from "vitest";
import { stitchFont } from "./font-files.ts";

it.each(fonts)("reads $name from its package, once", async ({ code, capHeightEm }) => {
  const font = await stitchFont(code);
  expect(font.capHeightEm).toBeCloseTo(capHeightEm, 3);
  expect(await stitchFont(code)).toBe(font);
});

it.each(fonts)("$name comes with its license", async (font) => {
  const path = fileURLToPath(import.meta.resolve(`${font.package}/LICENSE`));
  const text = await readFile(path, "utf8");
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
  const about = import.meta.resolve(`${font.package}/package.json`);
  const { license } = JSON.parse(await readFile(fileURLToPath(about), "utf8")) as {
    license: string;
  };
  expect(license).toBe(font.license);
});

it("what could not be read is read anew by whoever asks next", async () => {
  // @ts-expect-error -- a font that no package brings
  const lost = () => stitchFont("lost");
  const first = lost();
  await expect(first).rejects.toThrow('No font "lost"');
  const second = lost();
  expect(second).not.toBe(first);
  await expect(second).rejects.toThrow('No font "lost"');
});
