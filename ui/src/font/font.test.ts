/// <reference types="node" />
import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accentCharacters, coreCharacters, nameCharacters, unicodeRange } from "./characters.ts";

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
    ["archivo-names.woff2", nameCharacters],
  ])("%s is declared for exactly the characters it holds", (file, characters) => {
    const face = css.slice(css.indexOf(`url("./${file}")`));
    expect(/unicode-range: ([^;]+);/.exec(face)?.[1]).toBe(unicodeRange(characters));
  });

  it("every stand-in is as high as the font itself and stands in the list of fonts", () => {
    const tokens = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
    const faces = css.split("@font-face").filter((face) => face.includes("size-adjust:"));
    expect(faces).toHaveLength(3);
    for (const face of faces) {
      const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]);
      const size = share("size-adjust") / 100;
      expect(share("ascent-override") * size).toBeCloseTo(87.8, 0);
      expect(share("descent-override") * size).toBeCloseTo(21, 0);
      expect(tokens).toContain(/font-family: ("[^"]+")/.exec(face)?.[1] ?? "no family");
    }
  });

  it("no character is in two files", () => {
    const all = [...coreCharacters, ...accentCharacters, ...nameCharacters];
    expect(new Set(all).size).toBe(all.length);
  });

  it("a name that can be sewn is read in one font", () => {
    const all = new Set([...coreCharacters, ...accentCharacters, ...nameCharacters]);
    const names = "Łukasz Żółć, Björk Guðmundsdóttir, Şebnem Yılmaz, Čeněk Dvořák, Ștefan";
    expect(Array.from(names).filter((one) => !all.has(one))).toEqual([]);
  });
});
