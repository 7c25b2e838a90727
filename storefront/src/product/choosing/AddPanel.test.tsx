// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { color, openProduct, quantityBox, size } from "../testing/open-product.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stands in for the browser's observer, which jsdom lacks; `tell` says what came into sight. */
function aSight() {
  const told: IntersectionObserverCallback[] = [];
  class Sight {
    constructor(callback: IntersectionObserverCallback) {
      told.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Sight);
  const tell = (isIntersecting: boolean) =>
    act(() => {
      const entries = [{ isIntersecting }] as IntersectionObserverEntry[];
      for (const callback of told) callback(entries, {} as IntersectionObserver);
    });
  return { tell };
}

describe("more pieces than there are", () => {
  it("are said at the box before anybody presses, and no more once they are fewer", async () => {
    aSight();
    const { user } = openProduct();
    await user.click(color("White"));
    await user.click(size(/^M/));
    await user.clear(quantityBox());
    await user.type(quantityBox(), "5000{Enter}");
    expect(screen.getByText("Only 40 in stock. Choose fewer to add them.")).toBeTruthy();
    await user.clear(quantityBox());
    await user.type(quantityBox(), "40{Enter}");
    expect(screen.queryByText(/^Only 40 in stock/)).toBeNull();
  });
});

const bar = () => screen.getByLabelText("Add to cart", { selector: "aside" });

describe("the bar at the lower edge of a phone", () => {
  it("gives way while the page's own button is in sight: never two at once", () => {
    const { tell } = aSight();
    openProduct();
    expect(bar().hasAttribute("inert")).toBe(false);
    expect(within(bar()).getByRole("button", { name: "Add to Cart" })).toBeTruthy();
    tell(true);
    expect(bar().hasAttribute("inert")).toBe(true);
    expect(bar().dataset["away"]).toBe("true");
    tell(false);
    expect(bar().hasAttribute("inert")).toBe(false);
  });
});
