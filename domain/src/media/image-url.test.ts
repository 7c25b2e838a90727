import { expect, it } from "vitest";
import { imageUrl } from "./image-url.ts";

it.each([
  ["c/coat-black_sf.jpg", "c/coat-black_sf.jpg"],
  ["/c/coat.jpg", "c/coat.jpg"],
  ["//evil.example/coat.jpg", "evil.example/coat.jpg"],
  ["c/chef coat?.jpg", "c/chef%20coat%3F.jpg"],
  ["c/100%.jpg", "c/100%25.jpg"],
  ["c/größe.jpg", "c/gr%C3%B6%C3%9Fe.jpg"],
  ["c/coat.jpg\n", "c/coat.jpg%0A"],
])("the address of %j keeps its folders and escapes the rest", (file, path) => {
  expect(imageUrl(file, 480)).toBe(`/media/catalog/w480/${path}`);
});
