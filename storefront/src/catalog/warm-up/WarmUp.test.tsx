// @vitest-environment jsdom
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { knownCustomer } from "../../session/known-customer.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import { WarmUp } from "./WarmUp.tsx";

afterEach(() => {
  cleanup();
  knownCustomer.set(null);
  document.cookie = "categories-warmed-up=; Max-Age=0; Path=/";
});

it("PERSIST-16 categories are fetched for whoever is signed in, and for no guest", async () => {
  let asked = 0;
  const shop = aShop({
    categories: () => {
      asked += 1;
      return { rootId: 2, items: [] };
    },
  });
  const config = { warmUp: { categoriesMs: 0, pagesMs: null, seconds: 86_400 } };
  knownCustomer.set(null);
  renderInShop(<WarmUp />, { shop, config });
  expect(document.cookie).not.toContain("categories-warmed-up");
  knownCustomer.set({ id: 7 });
  await waitFor(() => expect(document.cookie).toContain("categories-warmed-up=1"), {
    timeout: 10_000,
  });
  await waitFor(() => expect(asked).toBe(1));
});
