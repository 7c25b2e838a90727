// @vitest-environment jsdom
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aConfiguration } from "../testing/embroidery.builder.ts";
import { openProduct } from "../testing/open-product.tsx";
import { aProductReply } from "../testing/product.builder.ts";

const COAT = aProductReply({ custom_attributes: { has_embroidery: true } });

beforeEach(() => {
  stitchHere();
  // The document of tests has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("issue 10.2 a name that is too wide has its price, and a height at which it finds room is a press away", async () => {
  const { user } = openProduct(COAT, {
    href: "/merrow-chef-coat?productId=21",
    handlers: { embroidery: () => aConfiguration() },
  });
  await user.click(screen.getByRole("checkbox", { name: "Yes, I Want Embroidery" }));
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  // What stands below the lines is drawn after them.
  await user.click(await screen.findByRole("radio", { name: "20" }, { timeout: 20_000 }));
  await user.type(name, "Kowalski");
  const way = await screen.findByRole(
    "button",
    { name: /^Sew at \d+ mm, so that it finds room$/ },
    { timeout: 20_000 },
  );
  expect(screen.getByText(/^\$\d+\.\d\d per piece$/, { ignore: "output" })).toBeTruthy();
  await user.click(way);
  const button = within(screen.getByRole("dialog")).getByRole("button", { name: "Add to Cart" });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"), {
    timeout: 20_000,
  });
  expect(screen.queryByRole("button", { name: /^Sew at/ })).toBeNull();
});
