import { describe, expect, it } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { aCategory, aListing } from "../../testing/catalog.ts";
import { aShop } from "../../testing/shop.ts";
import { warmCategories, warmPages } from "./warm-up.ts";

const items = [
  aCategory({ id: 3, url: "/kitchen" }),
  aCategory({ id: 4, parentId: 3, url: "/kitchen/chef-coats" }),
];

/** A shop that notes which listings it is asked for; it is free for so many of them. */
function aWarming({ free = 100, totalCount = 24 }: { free?: number; totalCount?: number } = {}) {
  const asked: string[] = [];
  const shop = aShop({
    categories: () => ({ rootId: 2, items }),
    products: ({ query }) => {
      asked.push(
        `${String(query?.categoryId)}: ${String(query?.page)} of ${String(query?.pageSize)}`,
      );
      return aListing({ totalCount });
    },
  });
  const warming = {
    client: createQueryClient(),
    shop,
    isFree: () => asked.length < free,
    untilIdle: () => Promise.resolve(),
  };
  return { warming, asked };
}

describe("PERSIST-15 what is fetched ahead", () => {
  it("PERSIST-14 PERSIST-15 PERSIST-17 is the first page, of 24, of all categories and their children", async () => {
    const { warming, asked } = aWarming();
    await warmCategories(warming);
    expect(asked).toEqual(["3: 0 of 24", "4: 0 of 24"]);
  });

  it("PERSIST-13 PERSIST-15 is the other pages of the category that is open", async () => {
    const { warming, asked } = aWarming({ totalCount: 60 });
    await warmCategories(warming);
    asked.length = 0;
    await warmPages(warming, "/kitchen/chef-coats");
    expect(asked).toEqual(["4: 1 of 24", "4: 2 of 24"]);
  });

  it("PERSIST-14 is none of a category whose total is not known, nor where no category is open", async () => {
    const { warming, asked } = aWarming();
    await warmPages(warming, "/kitchen");
    await warmPages(warming, "/contact");
    expect(asked).toEqual([]);
  });

  it("OPEN-27 ends when the page is left, the line is gone, or somebody else is here", async () => {
    const { warming, asked } = aWarming({ free: 1 });
    await warmCategories(warming);
    expect(asked).toEqual(["3: 0 of 24"]);
  });
});
