// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import Reviews from "./Reviews.tsx";

let asked: object[];
beforeEach(() => {
  asked = [];
});
afterEach(cleanup);

const MINUTE_MS = 60_000;
const aReview = (id: number, change: object = {}) => ({
  review_id: id,
  title: `Review ${id}`,
  detail: "Strong ties",
  nickname: "Demo Cook",
  location: "Harbor Town",
  created_at: new Date(Date.now() - 5 * MINUTE_MS - 1).toISOString(),
  verified_buyer: true,
  likes: 0,
  dislikes: 0,
  answer: null,
  recommend: true,
  rating_votes: [{ value: 4 }],
  images: [],
  videos: [],
  ...change,
});

const MEDIA = {
  images: [{ url: "/r/a.jpg", thumbnail: "/r/small/a.jpg", caption: "Front", rotate: 90 }],
  videos: [{ url: "/r/b.webm", poster: "/r/b.jpg", caption: "", rotate: 0 }],
};

function show() {
  const graphql = (operation: { text: string }, variables: object) => {
    if (operation.text.includes("reviewMetrics")) {
      return Promise.resolve({
        reviewMetrics: {
          reviewsCount: 2,
          averageRating: 3.5,
          averageRecommends: 50,
          averageSizing: 3.6,
          averageWidth: null,
        },
      });
    }
    asked.push(variables);
    const items = [aReview(1, MEDIA), aReview(2)];
    return Promise.resolve({ productReviews: { items, total: 2, page: 1, page_size: 10 } });
  };
  renderInShop(<Reviews product={{ id: 7, parentId: null } as never} />, {
    shop: { ...aShop(), graphql: graphql as never },
  });
  return userEvent.setup();
}

const first = async () => (await screen.findAllByRole("article"))[0] ?? document.body;
const given = (stars: HTMLElement) => stars.parentElement?.style.getPropertyValue("--given");

describe("the reviews below a product", () => {
  it("REVIEW-42 REVIEW-43 REVIEW-44 have stars as far as they are given, and scales of nodes", async () => {
    show();
    const stars = await within(await first()).findByText("4 of 5 stars");
    expect(given(stars)).toBe("80%");
    const average = screen.getByText("3.5 of 5 stars");
    expect(given(average)).toBe("70%");
    const scale = screen.getByText("Sizing").parentElement ?? document.body;
    expect(scale.querySelectorAll("[data-here]")).toHaveLength(5);
    expect(scale.querySelectorAll('[data-here="true"]')).toHaveLength(1);
    expect(scale.textContent).toBe("SizingSlightly Large");
    expect(screen.queryByText("Width")).toBeNull();
  });

  it("CONF-36 REVIEW-33 say who wrote each, from where and how long ago", async () => {
    show();
    const review = within(await first());
    expect(review.getByText("5 minutes ago")).toBeTruthy();
    expect(review.getByText("Verified buyer")).toBeTruthy();
    expect(review.getByText(/Demo Cook from Harbor Town/)).toBeTruthy();
  });

  it("REVIEW-36 are sorted as somebody chooses, the most recent first unless told", async () => {
    const user = show();
    await first();
    const sort = screen.getByLabelText("Sort reviews by");
    expect(
      within(sort)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Most Recent", "Lowest Rated", "Highest Rated", "Oldest"]);
    await user.selectOptions(sort, "Lowest Rated");
    await first();
    expect(asked).toMatchObject([{ sort: "date-desc" }, { sort: "rating-asc" }]);
  });

  it("REVIEW-01 have photos and films, which a press shows large", async () => {
    const user = show();
    const review = within(await first());
    expect(review.getByRole("img", { name: "Photo 1: Front" }).getAttribute("src")).toBe(
      "/r/small/a.jpg",
    );
    expect(await axeViolations()).toEqual([]);
    await user.click(review.getByRole("button", { name: "Photo 1: Front" }));
    const large = within(await screen.findByRole("dialog"));
    expect(large.getByText("1 of 2")).toBeTruthy();
    expect(large.getByRole("img").getAttribute("data-turned")).toBe("90");
    await user.click(large.getByRole("button", { name: "Next picture" }));
    const film = large.getByLabelText("Video 2");
    expect([film.tagName, film.getAttribute("src")]).toEqual(["VIDEO", "/r/b.webm"]);
    expect(await axeViolations()).toEqual([]);
  });
});
