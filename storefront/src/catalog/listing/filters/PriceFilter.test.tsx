// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { renderInShop } from "../../../testing/render.tsx";
import type { Filter } from "../listing.queries.ts";
import { PriceFilter, priceValue } from "./PriceFilter.tsx";

afterEach(cleanup);

const filter: Filter = {
  code: "price",
  label: "Price",
  type: "price",
  swatchType: null,
  low: 20,
  high: 90,
  options: [],
};

describe("the price filter", () => {
  it.each([
    ["40", "90", "40-90"],
    ["40", "", "40-"],
    ["", "90", "-90"],
    ["$40.50", "90 USD", "40.5-90"],
    ["90", "40", "40-90"],
    ["", "", ""],
    ["x", "-", ""],
  ])("OPEN-53 %j and %j stand as %j", (low, high, value) => {
    expect(priceValue(low, high)).toBe(value);
  });

  it("is taken over on Enter or when a field is left, and only when it changed", async () => {
    const chosen: string[] = [];
    renderInShop(
      <PriceFilter filter={filter} chosen="" onChange={(value) => chosen.push(value)} />,
    );
    const low = screen.getByRole("textbox", { name: "Lowest price in USD" });
    await userEvent.click(low);
    await userEvent.tab();
    expect(chosen).toEqual([]);
    await userEvent.type(
      screen.getByRole("textbox", { name: "Highest price in USD" }),
      "90{Enter}",
    );
    expect(chosen).toEqual(["-90"]);
  });
});
