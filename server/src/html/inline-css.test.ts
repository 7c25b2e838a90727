import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { Assets } from "./assets.ts";
import { inlineCss } from "./inline-css.ts";

const HEADER = "@media (width<=65em){nav{display:none}}";

const styleOf = (text: string) => ({
  type: "text/css; charset=utf-8",
  body: Buffer.from(text),
  encodings: {},
  isImmutable: true,
  etag: '"1"',
});

const assets: Assets = {
  files: new Map([
    ["/assets/frame.css", styleOf(HEADER)],
    ["/assets/page.css", styleOf("@media (width<=875px){h1{margin:0}}")],
  ]),
  start: "/assets/start.js",
  entry: "/assets/entry.js",
  stylesOf: () => ["/assets/frame.css", "/assets/page.css"],
  font: undefined,
  chunksOf: () => [],
};

it.each([1040, 900])("HEAD-03 the narrow header reaches up to %i px where that is set", (px) => {
  const { css, policy } = inlineCss(assets)(["src/page.ts"], px);
  expect(css.toString().match(/\(width[^)]*\)/g)).toEqual([`(width<=${px}px)`, "(width<=875px)"]);
  const hash = createHash("sha256").update(css).digest("base64");
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
});

it("HEAD-03 store views of one process each have their own", () => {
  const styles = inlineCss(assets);
  const [wide, narrow] = [styles([], 1040), styles([], 900)];
  expect(wide.css.equals(narrow.css)).toBe(false);
  expect(styles([], 1040)).toBe(wide);
});
