import { describe, expect, it } from "vitest";
import { isInPageClick, type LinkClick } from "./links.ts";

const SITE = {
  here: "https://store.example/chef-coats?p=2",
  isPage: (path: string) => !path.startsWith("/media/"),
};

const click = (change: Partial<LinkClick>): LinkClick => ({
  href: "/aprons",
  target: "",
  classes: [],
  isDownload: false,
  button: 0,
  hasModifier: false,
  isHandled: false,
  ...change,
});

describe("ROUTE-45 which clicks are handled in the page", () => {
  it.each([
    ["a path of this site", {}],
    ["an absolute address of this host", { href: "https://store.example/aprons" }],
    ["a query alone", { href: "?p=3" }],
    ["a path with a hash", { href: "/coat#write-review" }],
    ["a relative path", { href: "aprons" }],
  ] satisfies [string, Partial<LinkClick>][])("%s: yes", (_name, change) => {
    expect(isInPageClick(click(change), SITE)).toBe(true);
  });

  it.each([
    ["another host", { href: "https://other.example/aprons" }],
    ["another port", { href: "https://store.example:8443/aprons" }],
    ["another scheme", { href: "mailto:shop@store.example" }],
    ["a target", { target: "_blank" }],
    ["a modified press", { hasModifier: true }],
    ["another mouse button", { button: 1 }],
    ["the class no-spa", { classes: ["link", "no-spa"] }],
    ["a bare hash link", { href: "#main" }],
    ["a download", { isDownload: true }],
    ["a click that somebody handled", { isHandled: true }],
    ["a picture of this host", { href: "/media/catalog/w480/coat.webp" }],
    ["no address", { href: "" }],
  ] satisfies [string, Partial<LinkClick>][])("%s: no", (_name, change) => {
    expect(isInPageClick(click(change), SITE)).toBe(false);
  });
});
