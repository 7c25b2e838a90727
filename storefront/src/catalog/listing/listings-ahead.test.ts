import { describe, expect, it } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { addressOf } from "../../routing/address.ts";
import { defaultConfig } from "../../store/default-config.ts";
import { aCategory, aListing } from "../../testing/catalog.ts";
import { aRefusal, aShop, type Handlers } from "../../testing/shop.ts";
import type { Listing } from "./listing.queries.ts";
import { fetchAhead, questionsAhead } from "./listings-ahead.ts";

const config = { ...defaultConfig("us"), listingPageSize: 48, pageSizes: [24, 48] };
const categories = [
  aCategory({ id: 10, children: [11] }),
  aCategory({ id: 11, parentId: 10 }),
  aCategory({ id: 12, productCount: 0 }),
  aCategory({ id: 20 }),
];

type Asked = Parameters<NonNullable<Handlers["products"]>>[0]["query"];

/** A shopper on the second page of the black products of category 10. */
function onSecondPage(answer: (query: Asked) => Listing = () => aListing()) {
  const asked: Asked[] = [];
  const shop = aShop({
    products: ({ query }) => {
      asked.push(query);
      return answer(query);
    },
  });
  const address = addressOf("/kitchen?color=2&p=2");
  const place = { type: "category", id: 10, params: {}, address } as const;
  const listing = { page: 1, pageSize: 48, totalCount: 150 };
  return { asked, questions: questionsAhead({ place, listing, categories, shop, config }) };
}

const atOnce = () => Promise.resolve();

describe("listings fetched ahead", () => {
  it("PLP-15 PLP-17 are the remaining pages of the current category, then the first page, size 24, of all categories and their children", async () => {
    const { asked, questions } = onSecondPage();
    const client = createQueryClient();
    await fetchAhead(questions, { client, rest: atOnce, isWanted: () => true });
    const filters = '{"color":["2"]}';
    expect(asked).toEqual([
      { categoryId: "10", page: "0", pageSize: "48", filters },
      { categoryId: "10", page: "2", pageSize: "48", filters },
      { categoryId: "10", page: "3", pageSize: "48", filters },
      { categoryId: "11", page: "0", pageSize: "24" },
      { categoryId: "20", page: "0", pageSize: "24" },
    ]);
    await fetchAhead(questions, { client, rest: atOnce, isWanted: () => true });
    expect(asked, "what is there already is not asked again").toHaveLength(5);
  });

  it("PLP-15 come one in each pause, and no more once the shopper has gone on", async () => {
    const { asked, questions } = onSecondPage();
    const asPauses: number[] = [];
    await fetchAhead(questions, {
      client: createQueryClient(),
      rest: () => {
        asPauses.push(asked.length);
        return Promise.resolve();
      },
      isWanted: () => asPauses.length <= 2,
    });
    expect(asPauses).toEqual([0, 1, 2]);
    expect(asked).toHaveLength(2);
  });

  it("PLP-25 a failed fetch ahead is silent and the next one is made", async () => {
    const { asked, questions } = onSecondPage((query) => {
      if (query?.page === "0") throw aRefusal(400);
      return aListing();
    });
    const manner = { client: createQueryClient(), rest: atOnce, isWanted: () => true };
    await expect(fetchAhead(questions, manner)).resolves.toBeUndefined();
    expect(asked).toHaveLength(5);
  });
});
