// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notices } from "../notice/notices.ts";
import { addressOf } from "../routing/address.ts";
import { matchRoute } from "../routing/routes.ts";
import { axeViolations } from "../testing/axe.ts";
import { anItem } from "../testing/cart.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, type Handlers } from "../testing/shop.ts";
import { keepUntilSignIn } from "./saved-after-sign-in.ts";
import { SavedProducts } from "./SavedProducts.tsx";
import { aSaved, SavedServer } from "./testing/saved-server.ts";

beforeEach(() => {
  notices.set([]);
  sessionStorage.clear();
});
afterEach(cleanup);

const said = () => notices.get().map(({ text }) => text);

function open(server: SavedServer, href = "/myproducts", handlers: Handlers = {}) {
  const address = addressOf(href);
  const params = matchRoute(address.path)?.params ?? {};
  const place = { type: "my_custom_products", address, params } as const;
  const shown = renderInShop(<SavedProducts account={{ id: 7 }} place={place} />, {
    shop: server.shop(handlers),
    href,
  });
  return { user: userEvent.setup(), ...shown };
}

describe("ACCT-32 the page of saved products", () => {
  it("shows each as it is sewn, with today's price, or what of it is not offered any more", async () => {
    const gone = "Its font is no longer offered.";
    open(
      new SavedServer([
        aSaved(),
        aSaved({ id: 6, name: "Bare apron", picture: null, messages: [gone] }),
      ]),
    );
    const [first, second] = await screen.findAllByRole("listitem");
    const crew = within(first ?? document.body);
    expect(crew.getByRole("img", { name: "Kitchen crew, as it is sewn" }).getAttribute("src")).toBe(
      "/media/saved/5/key/0123456789abcdef0123456789abcdef-near.jpg",
    );
    expect(crew.getByRole("link", { name: "Kitchen crew" }).getAttribute("href")).toBe(
      "/myproducts/index/myproduct/id/5",
    );
    expect(crew.getByText("$20.00 per piece")).toBeTruthy();
    expect(second?.textContent).toContain(gone);
    expect(second?.textContent).not.toContain("per piece");
    expect(await axeViolations()).toEqual([]);
  });

  it("a product is taken away, which can be undone", async () => {
    const server = new SavedServer([aSaved(), aSaved({ id: 6, name: "Bistro" })]);
    const { user } = open(server);
    await user.click(await screen.findByRole("button", { name: "Remove: Bistro" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Bistro" })).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    expect(said()).toEqual(["Bistro removed from your products."]);
    const [undo] = notices.get();
    undo?.action?.run();
    expect(await screen.findByRole("link", { name: "Bistro" })).toBeTruthy();
  });

  it("a product is renamed; a name that is none is said at its field", async () => {
    const server = new SavedServer();
    const { user } = open(server);
    await user.click(await screen.findByRole("button", { name: "Rename: Kitchen crew" }));
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: /^Name/ });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.click(screen.getByRole("button", { name: "Save name" }));
    expect(screen.getByText("Enter a name.")).toBeTruthy();
    await user.type(field, "Line cooks");
    server.refusals["RenameSavedProduct"] = aRefusal(400, { said: "Another name, please." });
    await user.click(screen.getByRole("button", { name: "Save name" }));
    expect(await screen.findByText("Another name, please.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Save name" }));
    expect(await screen.findByRole("link", { name: "Line cooks" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Rename");
  });

  it("is searched by its address, and says where nothing fits", async () => {
    const { user, visited } = open(new SavedServer(), "/myproducts?q=apron");
    expect(await screen.findByText(/^No saved product fits this search\./)).toBeTruthy();
    const field = screen.getByRole("searchbox", { name: "Name, product or words on it" });
    await user.clear(field);
    await user.type(field, "crew{Enter}");
    expect(visited).toEqual(["/myproducts?q=crew"]);
  });

  it("says where it could not be loaded, and where there is nothing yet", async () => {
    const server = new SavedServer([]);
    server.refusals["SavedProducts"] = aRefusal(400);
    const { user } = open(server);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your products could not be loaded.",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^You have not saved a product yet\./)).toBeTruthy();
  });
});

describe("EMB-45 what a guest wanted to save", () => {
  const saving = { data: { name: "Anna", productId: 70, qty: 1 } } as unknown as Parameters<
    typeof keepUntilSignIn
  >[0];

  it("is saved once they have signed in, and only once", async () => {
    const server = new SavedServer([]);
    const sent: unknown[] = [];
    keepUntilSignIn(saving);
    const handlers: Handlers = {
      saveEmbroideryToMyProducts: ({ body }) => {
        sent.push(body);
        server.saved = [aSaved({ name: "Anna", item: anItem() })];
        return {} as never;
      },
    };
    const { unmount } = open(server, "/myproducts", handlers);
    expect(await screen.findByRole("link", { name: "Anna" })).toBeTruthy();
    expect(said()).toEqual(["Anna is saved among your products."]);
    unmount();
    open(server, "/myproducts", handlers);
    await screen.findByRole("link", { name: "Anna" });
    expect(sent).toEqual([saving]);
  });

  it("OPEN-18 says where it could not be saved", async () => {
    keepUntilSignIn(saving);
    open(new SavedServer(), "/myproducts", {
      saveEmbroideryToMyProducts: () => Promise.reject(aRefusal(503)),
    });
    await waitFor(() =>
      expect(said()).toEqual(["Your embroidery could not be saved. Please try again."]),
    );
  });
});
