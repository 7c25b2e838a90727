import { CallError } from "@placket/web/call/call-error";
import { describe, expect, it } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import type { Shop } from "../../api/shop.ts";
import type { QueryOptions } from "../../query/query.ts";
import { defaultConfig } from "../../store/default-config.ts";
import { aListing } from "../../testing/catalog.ts";
import { readListing } from "./listing-address.ts";
import { apiBase, restCall } from "../../api/rest.ts";
import { miniSearchQuery } from "../../search/mini-search.queries.ts";
import { searchQuery } from "../../search/search.queries.ts";
import { aShop } from "../../testing/shop.ts";
import { listingRequest, pageOrFirst, productsQuery } from "./listing.queries.ts";

const config = { ...defaultConfig("us"), listingPageSize: 24, pageSizes: [24, 48] };
const requestOf = (search: string) => listingRequest(readListing(search), config);

describe("what a listing asks for", () => {
  it("PLP-16 the page size of the configuration and the page from 0", () => {
    expect(requestOf("")).toEqual({ page: "0", pageSize: "24" });
    expect(requestOf("?p=3")).toEqual({ page: "2", pageSize: "24" });
  });

  it("PLP-19 filters as attribute to value list; a page size that is not offered falls back", () => {
    expect(requestOf("?color=1,2&sortBy=price&sortDir=desc&pageSize=48")).toEqual({
      page: "0",
      pageSize: "48",
      sortBy: "price",
      sortDir: "desc",
      filters: '{"color":["1","2"]}',
    });
    expect(requestOf("?pageSize=1000").pageSize).toBe("24");
  });

  it("OPEN-59 what the store refuses of sort and filters is left out, and the rest stays", async () => {
    const asked: object[] = [];
    const problems = [
      { error: "catalog.badSort", field: "sort", params: ["abc"] },
      { error: "catalog.badPriceRange", field: "price", params: ["9-10"] },
    ] as const;
    const search = "?sortBy=abc&sortDir=asc&price=9-10&color=1&p=2";
    await pageOrFirst(requestOf(search), (request) => {
      const refused = problems[asked.push(request) - 1];
      const what = {
        kind: "bad_request",
        status: 400,
        problems: refused ? [refused] : [],
      } as const;
      return refused ? Promise.reject(new CallError("no", what)) : Promise.resolve(aListing());
    });
    const rest = { page: "1", pageSize: "24" };
    expect(asked).toEqual([
      requestOf(search),
      { ...rest, filters: '{"price":["9-10"],"color":["1"]}' },
      { ...rest, filters: '{"color":["1"]}' },
    ]);
  });

  it.each([
    [
      "what is refused for another reason",
      [{ error: "catalog.noSuchCategory", field: "id", params: [] }],
    ],
    ["a store that does not answer", []],
  ] as const)("%s stays refused, and is asked once", async (_what, problems) => {
    let asked = 0;
    const failed = new CallError("no", { kind: "bad_request", status: 400, problems });
    const question = pageOrFirst(requestOf("?color=1&sortBy=price"), () => {
      asked += 1;
      return Promise.reject(failed);
    });
    await expect(question).rejects.toBe(failed);
    expect(asked).toBe(1);
  });

  it("PLP-23 OPEN-59 a page beyond the last is ignored: the first is shown", async () => {
    const asked: string[] = [];
    const listing = await pageOrFirst(requestOf("?p=99"), (request) => {
      asked.push(request.page);
      const isFirst = request.page === "0";
      return Promise.resolve(aListing(isFirst ? {} : { items: [], totalCount: 1 }));
    });
    expect(asked).toEqual(["98", "0"]);
    expect(listing.items).toHaveLength(1);
  });
});

describe("where a list is asked for", () => {
  const client = createQueryClient();

  /** The paths that a question of this shop goes to. */
  async function pathsOf(ask: (shop: Shop) => QueryOptions<unknown>): Promise<readonly string[]> {
    const paths: string[] = [];
    const call = restCall({
      base: apiBase("us_en"),
      fetch: (input) => {
        const { pathname, searchParams } = new URL(
          input instanceof Request ? input.url : input,
          "https://store.example",
        );
        paths.push(`${pathname} ${searchParams.get("q") ?? searchParams.get("categoryId") ?? ""}`);
        return Promise.resolve(Response.json(aListing()));
      },
      pageLocation: () => "https://store.example/",
      network: {
        isOnline: () => true,
        online: () => Promise.resolve(),
        pause: () => Promise.resolve(),
      },
    });
    await client.fetchQuery(ask({ ...aShop(), call }));
    return paths;
  }

  it("API-10 a list and a page of results are the product calls of the store view", async () => {
    const base = "/rest/us_en/V1/xmapi";
    expect(await pathsOf((shop) => productsQuery(shop, 10, requestOf("")))).toEqual([
      `${base}/app-products 10`,
    ]);
    expect(await pathsOf((shop) => searchQuery(shop, "coat", requestOf("")))).toEqual([
      `${base}/app-search coat`,
    ]);
  });

  it("SEARCH-15 the live search is the store view's own", async () => {
    expect(await pathsOf((shop) => miniSearchQuery(shop, "coat"))).toEqual([
      "/rest/us_en/V1/xmapi/app-mini-search coat",
    ]);
  });
});

describe("while another page is on its way", () => {
  it.each([
    ["a category", (of: 1 | 2, search: string) => productsQuery(aShop(), of, requestOf(search))],
    ["a search", (of: 1 | 2, search: string) => searchQuery(aShop(), `${of}`, requestOf(search))],
  ])("the last one of %s stays, and none of another", (_, query) => {
    const before = aListing();
    const next = query(1, "?p=2");
    expect(next.placeholderData?.(before, query(1, "").queryKey)).toBe(before);
    expect(next.placeholderData?.(before, query(2, "").queryKey)).toBeUndefined();
  });
});
