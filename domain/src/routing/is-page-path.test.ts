import { expect, it } from "vitest";
import { isPagePath } from "./is-page-path.ts";

it.each(["/", "/kitchen/chef-coats", "/restful-shoes", "/checkout", "/media-coat"])(
  "%s may be a page",
  (path) => expect(isPagePath(path)).toBe(true),
);

it.each([
  "/rest/us/V1/xmapi/app-config",
  "/graphql",
  "/docs/",
  "/media/a.jpg",
  "/admin",
  "/healthz",
])("%s is answered beside the pages", (path) => expect(isPagePath(path)).toBe(false));
