import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { imageSrcSet, imageUrl } from "../media/image-url.ts";
import { categoryPath, lookupPath } from "./page-path.ts";

describe("addresses", () => {
  it("ROUTE-41 category paths start with a slash", () => {
    expect(categoryPath("kitchen/chef-coats")).toBe("/kitchen/chef-coats");
    expect(categoryPath("/kitchen/")).toBe("/kitchen");
  });

  it.each([null, undefined, "", "/"])("ROUTE-42 a missing path (%s) becomes /NO-URL", (path) => {
    expect(categoryPath(path)).toBe("/NO-URL");
  });

  it.each([
    ["/chef-coats/?p=2", "chef-coats"],
    ["//kitchen//chef-coats", "kitchen/chef-coats"],
    ["/coat.html#top", "coat"],
    ["/caf%C3%A9", "café"],
    ["/", ""],
  ])("%s is looked up as %s", (address, path) => {
    expect(lookupPath(address)).toBe(path);
  });

  it.each(["/%", "/%ff", "/a%00b", `/${"x".repeat(2000)}`])("%s is not readable", (address) => {
    expect(lookupPath(address)).toBeUndefined();
  });

  it("takes any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (address) => {
        const path = lookupPath(address);
        expect(path === undefined || (!path.startsWith("/") && !path.includes("?"))).toBe(true);
      }),
    );
  });
});

describe("picture addresses", () => {
  it("name the width, not the format", () => {
    expect(imageUrl("m/e/merrow coat_sf.jpg", 480)).toBe(
      "/media/catalog/w480/m/e/merrow%20coat_sf.jpg",
    );
    expect(imageUrl("/coat.jpg", 120)).toBe("/media/catalog/w120/coat.jpg");
  });

  it("stand at every width in a srcset", () => {
    expect(imageSrcSet("a.jpg").split(", ")[0]).toBe("/media/catalog/w120/a.jpg 120w");
  });
});
