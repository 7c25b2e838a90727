// @vitest-environment jsdom
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aConfiguration } from "../../product/testing/embroidery.builder.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import { Stitched } from "../Stitched.tsx";

beforeEach(() => {
  stitchHere();
  // The document of tests has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FRONT = "/media/catalog/w240/coat-black-sf.webp";

/** An item with a text at a place, in a font; without them there is none. */
function anItem(placement = "left-chest", font = "block") {
  const text = { lines: ["Marta", "Head Chef"], font, color: "1001", height_mm: 9, placement };
  return {
    simpleProductId: 21,
    parts: [{ kind: "text", text: JSON.stringify(text) }],
    picture: { url: FRONT },
  };
}

function show(item: Parameters<typeof Stitched>[0]["item"]) {
  const asked = vi.fn<() => ReturnType<typeof aConfiguration>>(() => aConfiguration());
  const { container } = renderInShop(<Stitched item={item} />, {
    shop: aShop({ embroidery: asked }),
  });
  return { container, asked };
}

const chip = () => screen.findByRole("img", { name: /as it will be sewn/ }, { timeout: 20_000 });

it("EMB-12 a text is shown on its piece of the garment, and in words", async () => {
  const { container } = show(anItem());
  const shown = await chip();
  expect(shown.getAttribute("aria-label")).toBe(
    "“Marta, Head Chef” as it will be sewn, Left chest",
  );
  expect(container.querySelector("img")?.getAttribute("src")).toBe(
    "/media/catalog/w1080/coat-black-sf.webp",
  );
  expect((await axe.run(container)).violations).toEqual([]);
});

it("on a side that the item has no picture of it lies on plain cloth", async () => {
  const { container } = show(anItem("back-yoke"));
  await chip();
  expect(container.querySelector("img")).toBeNull();
});

it("nothing is shown where the text is not offered any more", async () => {
  const { container, asked } = show(anItem("left-chest", "varsity"));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(container.textContent).toBe("");
  expect(screen.queryByRole("img")).toBeNull();
});

it("an item without a text asks for nothing", () => {
  const { container, asked } = show({ ...anItem(), parts: [] });
  expect(container.innerHTML).toBe("");
  expect(asked).not.toHaveBeenCalled();
});
