// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createPageLoader } from "../page/page-loader.ts";
import type { PageTable } from "../page/page.ts";
import { renderInShop } from "../testing/render.tsx";
import { PageSwitch } from "./page-switch.tsx";

afterEach(cleanup);

const pages: PageTable = {
  category: {
    file: "src/aprons.page.ts",
    load: () => Promise.resolve({ Page: () => <h1>Aprons</h1>, head: () => ({ title: "Aprons" }) }),
  },
};
const arrival = {
  placeOf: () => undefined,
  scrollTo: () => undefined,
  scrollToId: () => false,
  focusPage: () => undefined,
};

it('ROUTE-30 reads "Loading page" until the page is there', async () => {
  const loader = createPageLoader(pages);
  const parts = { pages, loader, arrival, storeName: "Placket", onRedirect: () => undefined };
  const { unmount } = renderInShop(<PageSwitch {...parts} />);
  expect(screen.getByText("Loading page")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Aprons" })).toBeNull();
  unmount();
  await loader.load("category");
  renderInShop(<PageSwitch {...parts} />);
  expect(screen.getByRole("heading", { name: "Aprons" })).toBeTruthy();
  expect(screen.queryByText("Loading page")).toBeNull();
});
