// @vitest-environment jsdom
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fromBase64 } from "@placket/contract/from-base64";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aCategory, aListing, aTree } from "../testing/catalog.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../testing/shop.ts";
import { HomePage } from "./HomePage.tsx";

afterEach(cleanup);

function show(pageBlocks: Handlers["pageBlocks"]) {
  const categories = () => aTree(aCategory({ id: 10 }));
  const products = () => aListing();
  renderInShop(<HomePage />, {
    shop: aShop({ categories, products, ...(pageBlocks && { pageBlocks }) }),
  });
}

const container = (name: string, html: string) => ({
  name,
  blocks: [
    {
      id: 1,
      identifier: name,
      title: name,
      content: html,
      parts: [{ kind: "text", values: { html }, entries: [] }],
    },
  ],
});

it("CMS-03 the front page shows what staff put above and below it, and nothing of other places", async () => {
  const pageBlocks = vi.fn<NonNullable<Handlers["pageBlocks"]>>(() => ({
    containers: [
      container("page-bottom", "<p>Below</p>"),
      container("page-top", "<p>Above</p>"),
      container("footer-icons", "<p>Elsewhere</p>"),
    ],
  }));
  show(pageBlocks);
  const above = await screen.findByText("Above");
  expect(fromBase64(pageBlocks.mock.lastCall?.[0].query?.urlcode ?? "")).toBe("/");
  const heading = screen.getByRole("heading", { level: 1 });
  const below = screen.getByText("Below");
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(above.compareDocumentPosition(heading) & follows).toBeTruthy();
  expect(heading.compareDocumentPosition(below) & follows).toBeTruthy();
  expect(screen.queryByText("Elsewhere")).toBeNull();
});

it("CMS-23 content that does not come is missed in silence: the page stands without it", async () => {
  show(() => {
    throw aRefusal(500, {});
  });
  expect(await screen.findByText(/styles in/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("CMS-24 what comes late is kept 120 px free, on a phone 220", async () => {
  const read = (file: string) => readFile(join(import.meta.dirname, "../../..", file), "utf8");
  const [tokens, parts] = await Promise.all([
    read("ui/src/tokens.css"),
    read("storefront/src/content/part/Parts.module.css"),
  ]);
  expect(tokens.match(/--height-late: \d+px/g)).toEqual([
    "--height-late: 120px",
    "--height-late: 220px",
  ]);
  expect(parts).toContain("min-block-size: var(--height-late)");
});
