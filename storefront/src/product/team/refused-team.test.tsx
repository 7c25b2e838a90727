// @vitest-environment jsdom
import { problem } from "@placket/domain/problem";
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aRefusal, type Handlers } from "../../testing/shop.ts";
import { aConfiguration } from "../testing/embroidery.builder.ts";
import { openProduct } from "../testing/open-product.tsx";
import { aCart, aCartItem, aProductReply } from "../testing/product.builder.ts";

const COAT = aProductReply({ custom_attributes: { has_embroidery: true } });

beforeEach(() => {
  stitchHere();
  // The document of tests has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A list of two that is written and counted, and what puts it into the cart. */
async function written(handlers: Handlers) {
  const { user } = openProduct(COAT, {
    href: "/merrow-chef-coat?productId=21",
    handlers: { embroidery: () => aConfiguration(), ...handlers },
  });
  await user.click(screen.getByRole("button", { name: /^Order for a team/ }));
  const sheet = within(await screen.findByRole("dialog", { name: /^Order for a team/ }));
  const clipboardData = { getData: () => "Marta\tM\nJonas\tL" };
  fireEvent.paste(await screen.findByRole("textbox", { name: "Name, row 1" }), { clipboardData });
  await screen.findByText(/^2 pieces, Black, \$/, {}, { timeout: 20_000 });
  return { user, put: () => user.click(sheet.getByRole("button", { name: "Add to Cart" })) };
}

it("issue 10.3 a list without a name is asked for one, and goes into the cart as soon as it has one", async () => {
  const putTeamIntoCart = vi.fn<NonNullable<Handlers["putTeamIntoCart"]>>(() =>
    aCart([aCartItem()]),
  );
  const { user, put } = await written({ putTeamIntoCart });
  const title = screen.getByRole("textbox", { name: "What the list is called" });
  await user.clear(title);
  await put();
  expect(screen.getByText("Please fill this in.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(putTeamIntoCart).not.toHaveBeenCalled();
  await user.type(title, "Kitchen");
  expect(screen.queryByText("Please fill this in.")).toBeNull();
  await put();
  await waitFor(() => expect(putTeamIntoCart).toHaveBeenCalledOnce());
});

it("EMB-43, issue 10.3 what costs something else by now is said once, asked for anew, and can be put at once", async () => {
  const problems = [0, 1].map((row) =>
    problem("embroidery.shownOtherwise", `rows.${row}.text.price`),
  );
  const putTeamIntoCart = vi
    .fn<NonNullable<Handlers["putTeamIntoCart"]>>(() => aCart([aCartItem()]))
    .mockImplementationOnce(() => {
      throw aRefusal(400, { problems });
    });
  const embroidery = vi.fn<NonNullable<Handlers["embroidery"]>>(() => aConfiguration());
  const { put } = await written({ putTeamIntoCart, embroidery });
  const before = embroidery.mock.calls.length;
  await put();
  expect(await screen.findAllByText(/^Stitches or price have changed/)).toHaveLength(1);
  await waitFor(() => expect(embroidery).toHaveBeenCalledTimes(before + 1));
  expect(screen.queryByRole("button", { name: /needs? a look/ })).toBeNull();
  await put();
  await waitFor(() => expect(putTeamIntoCart).toHaveBeenCalledTimes(2));
});
