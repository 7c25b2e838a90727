import type { Lookup } from "@placket/contract/routing/routing.codec";
import { describe, expect, it } from "vitest";
import { aRefusal } from "../testing/shop.ts";
import { addressOf } from "./address.ts";
import { createKnownPages } from "./known-pages.ts";
import { resolveAddress, type Resolver } from "./resolve.ts";

function resolver(reply: Partial<Lookup> | Error | null, change: Partial<Resolver> = {}) {
  const asked: string[] = [];
  return {
    asked,
    known: () => undefined,
    draws: (type: string) => type !== "wishlist",
    noSuchPage: "home" as const,
    lookup: (address: { path: string }) => {
      asked.push(address.path);
      if (reply instanceof Error) return Promise.reject(reply);
      return Promise.resolve(reply && { type: "product", id: 0, isForGood: false, ...reply });
    },
    ...change,
  };
}

describe("resolving an address", () => {
  it("ROUTE-01 asks the server only for what no local pattern knows", async () => {
    const parts = resolver({ type: "product", id: 7 });
    await resolveAddress(addressOf("/checkout/cart"), parts);
    expect(parts.asked).toEqual([]);
    const found = await resolveAddress(addressOf("/merrow-chef-coat"), parts);
    expect(parts.asked).toEqual(["/merrow-chef-coat"]);
    expect(found).toMatchObject({ kind: "page", type: "product", id: 7 });
  });

  it("ROUTE-34 what is registered needs no lookup, but for default categories", async () => {
    const pages = createKnownPages();
    pages.register([
      { type: "category", id: 3, url: "/chef-coats" },
      { type: "category", id: 4, url: "/harbour/default-category" },
      { type: "product", id: 9, url: "https://store.example/merrow" },
    ]);
    const parts = resolver(new Error("asked"), { known: (path) => pages.find(path) });
    expect(await resolveAddress(addressOf("/chef-coats/"), parts)).toMatchObject({ id: 3 });
    expect(await resolveAddress(addressOf("/merrow"), parts)).toMatchObject({ id: 9 });
    expect(pages.find("/harbour/default-category")).toBeUndefined();
  });

  it("ROUTE-14 the product's id comes from the path", async () => {
    const found = await resolveAddress(
      addressOf("/catalog/product/view/id/42"),
      resolver(new Error("asked")),
    );
    expect(found).toMatchObject({ type: "product", id: 42 });
  });

  it("ROUTE-27 OPEN-45 an unknown reply type loads the page anew with a marker, once", async () => {
    const parts = resolver({ type: "hologram", id: 1 });
    expect(await resolveAddress(addressOf("/odd?a=1"), parts)).toEqual({
      kind: "reload",
      to: "/odd?a=1&_reload=1",
    });
    expect(await resolveAddress(addressOf("/odd?a=1&_reload=1"), parts)).toEqual({
      kind: "not_found",
    });
  });

  it("ROUTE-37 where no page is, the page returns to /; a server's first answer is the 404 page", async () => {
    expect(await resolveAddress(addressOf("/nowhere"), resolver(null))).toMatchObject({
      kind: "moved",
      to: "/",
    });
    const onServer = resolver(null, { noSuchPage: "not_found" });
    expect(await resolveAddress(addressOf("/nowhere"), onServer)).toEqual({ kind: "not_found" });
  });

  it("an address that has moved leads on", async () => {
    const moved = { type: "category", id: 3, isForGood: true, movedTo: "/chef-coats?a=1" };
    expect(await resolveAddress(addressOf("/old?a=1"), resolver(moved))).toEqual({
      kind: "moved",
      to: "/chef-coats?a=1",
      permanent: true,
    });
  });

  it('the address of a page that nothing draws may have moved; else it is "Not Found..."', async () => {
    const there = addressOf("/wishlist/index/index");
    const moved = resolver({ type: "store_page", movedTo: "/customer/account", isForGood: false });
    expect(await resolveAddress(there, moved)).toMatchObject({ to: "/customer/account" });
    expect(await resolveAddress(there, resolver(null))).toMatchObject({ type: "wishlist" });
  });

  it("any other failure is a failure", async () => {
    const down = aRefusal(503);
    await expect(resolveAddress(addressOf("/x"), resolver(down))).rejects.toBe(down);
  });
});
