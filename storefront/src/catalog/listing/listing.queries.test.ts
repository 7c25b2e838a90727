import { describe, expect, it } from "vitest";
import { defaultConfig } from "../../store/default-config.ts";
import { aListing } from "../../testing/catalog.ts";
import { readListing } from "./listing-address.ts";
import { listingRequest, pageOrFirst } from "./listing.queries.ts";

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

  it("OPEN-59 a page beyond the last is ignored: the first is shown", async () => {
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
