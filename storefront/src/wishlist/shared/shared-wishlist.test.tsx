// @vitest-environment jsdom
import { problem } from "@placket/domain/problem";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal, aShop } from "../../testing/shop.ts";
import { SharedWishListPage } from "./SharedWishListPage.tsx";

afterEach(cleanup);

const address = { path: "/wishlist/shared", search: "", hash: "#key" };

/** The page behind a link, where the store answers so. */
function open(answer: () => Promise<unknown>) {
  renderInShop(<SharedWishListPage place={{ type: "shared-wishlist", params: {}, address }} />, {
    shop: { ...aShop({}), graphql: answer as never },
  });
}

it("issue 11.5 a list that is shared no more says so, and not that something went wrong", async () => {
  open(async () => {
    throw aRefusal(200, { problems: [problem("wishlist.noSuchList", "sharing_code")] });
  });
  await screen.findByText("This list is not shared any more.");
  expect(screen.getByRole("link", { name: "Continue Shopping" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("issue 11.5 a shared list that does not come offers another try", async () => {
  let isThere = false;
  open(async () => {
    if (!isThere) throw aRefusal(400);
    return { sharedWishlist: { name: "Spring", first_name: "Demo", items: [] } };
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isThere = true;
  again.click();
  await screen.findByRole("heading", { level: 1, name: "Spring" });
  expect(screen.getByText("A wish list of Demo")).toBeTruthy();
  expect(screen.getByText("Nothing is on this list.")).toBeTruthy();
});
