import { isStorePage, isStorePath, STORE_PAGES } from "@placket/domain/routing/store-path";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pages } from "./pages.ts";
import { matchRoute, routes } from "./routing/routes.ts";

describe("the page table", () => {
  it.each(Object.entries(pages))("%s names the module that it loads", async (_type, entry) => {
    // The server finds a page's chunk by the file's name; the browser loads it by its import.
    const named: unknown = await import(
      /* @vite-ignore */ new URL(entry.file.replace(/^src\//, ""), import.meta.url).pathname
    );
    expect(await entry.load()).toBe(named);
  });
});

describe("paths that no redirect is followed from", () => {
  const files = readdirSync(new URL("../public/", import.meta.url));
  const addresses = Object.values(routes).flatMap(({ type, patterns }) =>
    patterns.map((pattern) => [pattern.slice(1).replaceAll(/\{\w+\}/g, "1"), type] as const),
  );

  it.each(addresses)("%s is one where the page switcher draws its type, %s", (path, type) => {
    expect(isStorePath(path)).toBe(pages[type] !== undefined);
  });

  it("are each named once", () => {
    expect(new Set(STORE_PAGES).size).toBe(STORE_PAGES.length);
  });

  it.each(STORE_PAGES)("%s is a page that is drawn", (path) => {
    const match = matchRoute(`/${path.replaceAll("*", "1")}`);
    expect(match && pages[match.type]).toBeDefined();
  });

  it.each([...files, "rest", "graphql", "admin/orders", "media/a.jpg"])(
    "%s is one, and no page to lead to",
    (path) => expect([isStorePath(path), isStorePage(path)]).toEqual([true, false]),
  );

  it.each(["care/customer/account/create", ""])("%j is one, and a page", (path) =>
    expect([isStorePath(path), isStorePage(path)]).toEqual([true, true]),
  );

  it.each(["checkout/a/b", "catalog/product/view/id/coat", "administration", "old-coats"])(
    "%s is none",
    (path) => expect(isStorePath(path)).toBe(false),
  );
});
