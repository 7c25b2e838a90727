// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInShop } from "../testing/render.tsx";
import SewnPictures from "./SewnPictures.tsx";

const FRONT = {
  url: "/media/line/cart-7/key/abc-near.jpg",
  label: "As it will be sewn: “Anna”, Left chest; Logo 1004, Right chest",
};
const BACK = {
  url: "/media/line/cart-7/key/def-near.jpg",
  label: "As it will be sewn: Flag Sweden, Yoke",
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("issue 10 each side of the garment is a picture that says what is seen on it", () => {
  renderInShop(<SewnPictures pictures={[FRONT, BACK]} isLarge={false} />);
  for (const { url, label } of [FRONT, BACK]) {
    const picture = screen.getByRole("img", { name: label });
    expect(picture.getAttribute("src")).toBe(url);
    expect(picture.getAttribute("loading")).toBe("lazy");
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["480", "240"]);
  }
  expect(screen.queryByRole("link")).toBeNull();
});

it("what is to be approved can be seen whole", () => {
  renderInShop(<SewnPictures pictures={[FRONT]} isLarge />);
  expect(screen.getByRole("link", { name: /^Whole garment/ }).getAttribute("href")).toBe(
    "/media/line/cart-7/key/abc-whole.jpg",
  );
});

it("a picture that does not come is asked for again, each time later; then its words stand there", () => {
  renderInShop(<SewnPictures pictures={[FRONT]} isLarge={false} />);
  const asked = () => screen.getByRole("img").getAttribute("src");
  for (const [again, wait] of [2_000, 6_000, 15_000].entries()) {
    fireEvent.error(screen.getByRole("img"));
    passes(wait - 1);
    expect(asked()).not.toContain(`again=${again + 1}`);
    passes(1);
    expect(asked()).toBe(`${FRONT.url}?again=${again + 1}`);
  }
  fireEvent.error(screen.getByRole("img"));
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText(FRONT.label)).toBeTruthy();
});

/** So much time, in ms. */
function passes(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}
