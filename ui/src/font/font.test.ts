/// <reference types="node" />
import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accentCharacters, coreCharacters, unicodeRange } from "./characters.ts";

const css = readFileSync(new URL("./font.css", import.meta.url), "utf8").replaceAll(/\s+/g, " ");

describe("the font files", () => {
  it("the preloaded file stays within 45 kB", () => {
    const { size } = statSync(new URL("./archivo.woff2", import.meta.url));
    expect(size).toBeGreaterThan(20_000);
    expect(size).toBeLessThanOrEqual(45_000);
  });

  it.each([
    ["archivo.woff2", coreCharacters],
    ["archivo-accents.woff2", accentCharacters],
  ])("%s is declared for exactly the characters it holds", (file, characters) => {
    const face = css.slice(css.indexOf(`url("./${file}")`));
    expect(/unicode-range: ([^;]+);/.exec(face)?.[1]).toBe(unicodeRange(characters));
  });

  it("no character is in both files", () => {
    expect(coreCharacters.filter((c) => accentCharacters.includes(c))).toEqual([]);
  });
});
