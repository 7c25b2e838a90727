// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { anItem } from "../../testing/cart.ts";
import { openCartPage } from "../testing/open-cart.tsx";

afterEach(cleanup);

describe("EMB-17 digitizing on the cart page", () => {
  it("CART-27 is told with its logo, leads nowhere, and takes no press", async () => {
    const line = anItem({
      id: 8,
      name: "Digitizing",
      sku: "DIGITIZE0000",
      urlKey: "",
      imageFile: null,
      selections: [],
      configuration: { kind: "virtual", digitizes: { logo: "L000012", name: "Crown" } },
      embroideryItemId: 7,
    });
    openCartPage({ items: [anItem(), line] });
    const heading = await screen.findByRole("heading", { name: "Digitizing" });
    const item = within(heading.closest("li")!);
    expect(item.getByText("Crown L000012")).toBeTruthy();
    expect(item.queryAllByRole("link")).toEqual([]);
    expect(item.queryAllByRole("button")).toEqual([]);
  });
});
