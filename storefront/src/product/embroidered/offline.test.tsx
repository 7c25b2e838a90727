// @vitest-environment jsdom
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Handlers } from "../../testing/shop.ts";
import { aConfiguration } from "../testing/embroidery.builder.ts";
import { addEmbroidered } from "../testing/add-embroidered.ts";
import { openProduct } from "../testing/open-product.tsx";
import { aCart, aCartItem, aProductReply } from "../testing/product.builder.ts";

/** What is read aloud says the price once more, a while later. */
const SEEN = { ignore: "output" } as const;

const COAT = aProductReply({ custom_attributes: { has_embroidery: true } });
const CHOSEN = "/merrow-chef-coat?productId=21";

beforeEach(() => {
  stitchHere();
  // The document of tests has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Opens the editor and waits until its form is there. */
async function opened(handlers: Handlers = {}) {
  const page = openProduct(COAT, {
    href: CHOSEN,
    handlers: { embroidery: () => aConfiguration(), ...handlers },
  });
  await page.user.click(screen.getByRole("checkbox", { name: "Yes, I Want Embroidery" }));
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  return { ...page, name };
}

it("EMB-51, OPEN-18 offline a press is refused at once and never sent later; what is written then is what goes", async () => {
  const answer = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const { user, name } = await opened({
    addEmbroideryToCart: async ({ body }) => {
      sent.push(body);
      await answer.promise;
      return { item_id: 9, cart: aCart([aCartItem()]) };
    },
  });
  await user.type(name, "Marta Kowal");
  await screen.findByText(/^\$.+ per piece/, SEEN, { timeout: 20_000 });
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await addEmbroidered(user);
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^You are offline\. Your cart has/,
  );
  online.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  fireEvent.change(name, { target: { value: "Marta Nowak" } });
  fireEvent.blur(name);
  expect(sent).toEqual([]);
  expect(name.closest("[inert]")).toBeNull();
  await addEmbroidered(user);
  await waitFor(() => expect(sent).toMatchObject([{ text: { lines: ["Marta Nowak", ""] } }]));
  expect(screen.queryByRole("alert")).toBeNull();
  // What is under way is what is seen.
  expect(name.closest("[inert]")).toBeTruthy();
  answer.resolve();
  await isClosed();
});
