import { describe, expect, it } from "vitest";
import { isImagePath, servedFormat, servedWidth } from "./image-request.ts";

describe("pictures by width", () => {
  it.each([
    [1, 120],
    [480, 480],
    [481, 640],
    [99_999, 1920],
  ])("a wish of %i px is served %i px wide", (wanted, served) => {
    expect(servedWidth(wanted)).toBe(served);
  });

  it.each([
    ["image/avif,image/webp,image/png,*/*;q=0.8", "avif"],
    ["image/webp,*/*", "webp"],
    ["image/avif;q=0,image/webp", "webp"],
    ["image/avif;q=0.000", "jpeg"],
    ["IMAGE/AVIF", "avif"],
    ["image/*", "jpeg"],
    ["", "jpeg"],
  ])("Accept: %s is answered with %s", (accept, format) => {
    expect(servedFormat(accept)).toBe(format);
  });

  it.each(["coat-white-sf.webp", "0123456789/coat.webp", "c/o/coat (1).jpg"])(
    "%s is a picture's path",
    (path) => {
      expect(isImagePath(path)).toBe(true);
    },
  );

  it.each([
    "",
    "..",
    "../x",
    "a/../b",
    "/etc/passwd",
    "a//b",
    ".env",
    "a/.env",
    "a\\b",
    "a\0b",
    "C:x",
    "a/b/c/d/e",
    "x".repeat(256),
  ])("%j is none", (path) => {
    expect(isImagePath(path)).toBe(false);
  });
});
