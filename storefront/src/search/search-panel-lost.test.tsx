// @vitest-environment jsdom
import { shownConfig } from "@placket/contract/store/config.codec";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { notices } from "../notice/notices.ts";
import { aConfigWire } from "../testing/config-wire.ts";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import { SearchBox } from "./SearchBox.tsx";

vi.mock("./SearchPanel.tsx", () => {
  throw new TypeError("Failed to fetch");
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("decision 0048: whoever types is told that the panel did not come", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const config = shownConfig(aConfigWire("us_en"));
  renderInShop(<SearchBox />, { shop: aShop({}), config });
  await userEvent.type(screen.getByRole("textbox", { name: "Search" }), "chef");
  const text = "This part did not load. It comes when you are online.";
  await waitFor(() => expect(notices.get()).toMatchObject([{ text }]));
});
