// @vitest-environment jsdom
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, configure, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aConfiguration } from "../testing/embroidery.builder.ts";
import { openProduct } from "../testing/open-product.tsx";
import { aProductReply } from "../testing/product.builder.ts";

// The form comes late, and sews: how long that takes is not what is asked here.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  stitchHere();
  // The document of tests has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const COAT = aProductReply({ custom_attributes: { has_embroidery: true } });

it("issue 10.2 a brand color finds the nearest thread, says how near it is, and is taken by a press", async () => {
  const { user } = openProduct(COAT, {
    href: "/merrow-chef-coat?productId=21",
    handlers: { embroidery: () => aConfiguration() },
  });
  await user.click(screen.getByRole("checkbox", { name: "Yes, I Want Embroidery" }));
  const field = await screen.findByRole("textbox", { name: /^Your brand color/ });
  await user.type(field, "navyblue");
  expect(screen.getByText("This cannot be read as a color.")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "0, 0, 1");
  expect(screen.getByText(/^Nearest thread: .* \(difference \d+(\.\d)?\)\.$/)).toBeTruthy();
  const use = screen.getByRole("button", { name: /^Use / });
  const number = / (\d+)$/.exec(use.textContent)?.[1];
  await user.click(use);
  const threads = within(screen.getByRole("radiogroup", { name: /^Thread/ }));
  const checked = threads.getAllByRole<HTMLInputElement>("radio").find(({ checked: is }) => is);
  expect(checked?.value).toBe(number);
  expect(screen.queryByRole("button", { name: /^Use / })).toBeNull();
  expect(await axe.run(document.body).then(({ violations }) => violations)).toEqual([]);
});
