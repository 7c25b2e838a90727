// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import HomeReviews from "./HomeReviews.tsx";

afterEach(cleanup);

const aReview = (
  id: number,
  product: object | null = { name: `Coat ${id}`, url: `/coat-${id}` },
) => ({
  review_id: id,
  title: `Review ${id}`,
  detail: "Strong ties",
  nickname: "Demo Cook",
  location: "Harbor Town",
  verified_buyer: id === 1,
  rating_votes: [{ value: 5 }],
  product,
});

const PAGES = [
  [aReview(1), aReview(2, null)],
  [aReview(3), aReview(4)],
];

function show(pages: readonly (readonly object[])[]) {
  const asked: number[] = [];
  const graphql = async (_: unknown, { page }: { readonly page: number }) => {
    asked.push(page);
    return {
      homePageReviews: {
        items: pages[page - 1] ?? [],
        total: pages.flat().length,
        page,
        page_size: 2,
      },
    };
  };
  const shop = { ...aShop(), graphql: graphql as never };
  const { client } = renderInShop(<HomeReviews />, { shop });
  return { asked, client, shop, user: userEvent.setup() };
}

it("REVIEW-39 the front page shows good reviews of all products by pages, each with its product", async () => {
  const { asked, user } = show(PAGES);
  const product = await screen.findByRole("link", { name: "Coat 1" });
  expect(product.getAttribute("href")).toBe("/coat-1");
  expect(screen.getByText("Verified buyer")).toBeTruthy();
  // What it is about is not sold here.
  expect(screen.queryByText("Review 2")).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "More reviews" }));
  expect((await screen.findByRole("link", { name: "Coat 4" })).getAttribute("href")).toBe(
    "/coat-4",
  );
  expect(screen.getByText("Review 1")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "More reviews" })).toBeNull();
  expect(asked).toEqual([1, 2]);
});

it("REVIEW-39 what was read before is shown at once, and asked for anew", async () => {
  const { asked, client, shop } = show(PAGES);
  await screen.findByText("Review 1");
  cleanup();
  asked.length = 0;
  renderInShop(<HomeReviews />, { shop, client });
  expect(screen.getByText("Review 1")).toBeTruthy();
  await expect.poll(() => asked).toEqual([1]);
});

it("REVIEW-39 nothing stands there where nobody has praised anything", async () => {
  const { asked } = show([[]]);
  await expect.poll(() => asked).toEqual([1]);
  expect(screen.queryByRole("heading")).toBeNull();
});
