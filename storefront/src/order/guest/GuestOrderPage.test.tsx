// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { OrdersServer } from "../testing/orders-server.ts";
import { GuestOrderPage } from "./GuestOrderPage.tsx";

let server: OrdersServer;
beforeEach(() => {
  server = new OrdersServer();
});
afterEach(cleanup);

async function ask() {
  document.title = "Find an Order | Placket";
  renderInShop(<GuestOrderPage />, { shop: server.shop() });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Order number"), " 100000001 ");
  await user.type(screen.getByLabelText("Email"), "marta@example.com");
  await user.type(screen.getByLabelText("Billing last name"), "Kowal{Enter}");
  return user;
}

describe("OPEN-38 a guest's order", () => {
  it("is found by number, email and last name, and another one after it", async () => {
    const user = await ask();
    const title = await screen.findByRole("heading", { level: 1, name: "Order 100000001" });
    expect(server.last("GuestOrder")).toEqual({
      input: { number: "100000001", email: "marta@example.com", lastname: "Kowal" },
    });
    expect(document.activeElement).toBe(title);
    expect(document.title).toMatch(/^Order 100000001 \| /);
    expect(screen.getByText("Processing")).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Find another order" }));
    expect(document.activeElement?.textContent).toBe("Find an Order");
    expect(document.title).toBe("Find an Order | Placket");
  });

  it.each([
    ["order.noSuchOrder", "The order does not exist."],
    ["order.ofAccount", "Please login to view the order."],
  ] as const)("that is not shown (%s) is said, and what was typed stays", async (key, words) => {
    server.refusals["GuestOrder"] = key;
    await ask();
    await screen.findByText(new RegExp(words));
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("marta@example.com");
  });

  it("wants all three, each said at its field, before anything is asked", async () => {
    renderInShop(<GuestOrderPage />, { shop: server.shop() });
    await userEvent.click(screen.getByRole("button", { name: "Find the order" }));
    await screen.findByText("Order number: Required");
    expect(screen.getByText("Billing last name: Required")).toBeTruthy();
    expect(server.asked).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });
});
