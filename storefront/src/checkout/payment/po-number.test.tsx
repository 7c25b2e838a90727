// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { knownCustomer } from "../../session/known-customer.ts";
import { place, readyToPay, server, show } from "../testing/open-checkout.tsx";

beforeEach(readyToPay);
afterEach(() => {
  cleanup();
  knownCustomer.set(undefined);
});

const field = () => screen.findByRole<HTMLInputElement>("textbox", { name: "PO number" });
const sent = (store: ReturnType<typeof server>) =>
  store.asked.flatMap(({ name, variables }) =>
    name === "PreparePayment" ? [JSON.stringify(variables)] : [],
  );

describe("CHECK-27 CART-43 the number of a purchase order", () => {
  it("begins with the one that staff keep with the account, and goes with the order", async () => {
    const store = server();
    store.standingPoNumber = "HH-STANDING-1";
    knownCustomer.set({ id: 7 });
    const { user } = show(store);
    const number = await field();
    await waitFor(() => expect(number.value).toBe("HH-STANDING-1"));
    await place(user);
    await waitFor(() => expect(sent(store).join()).toContain('"HH-STANDING-1"'));
  });

  it("is what the shopper makes of it, also nothing", async () => {
    const store = server();
    store.standingPoNumber = "HH-STANDING-1";
    knownCustomer.set({ id: 7 });
    const { user } = show(store);
    const number = await field();
    await waitFor(() => expect(number.value).toBe("HH-STANDING-1"));
    await user.clear(number);
    expect(number.value).toBe("");
    await user.click(await screen.findByRole("button", { name: /^Place order/ }));
    await screen.findAllByText(/Enter the purchase order number/);
    expect(sent(store)).toEqual([]);
    await user.type(number, "HH-9");
    await place(user);
    await waitFor(() => expect(sent(store).join()).toContain('"HH-9"'));
  });

  it("is empty for guests, who are asked for nothing", async () => {
    const store = server();
    store.standingPoNumber = "HH-STANDING-1";
    knownCustomer.set(null);
    show(store);
    expect((await field()).value).toBe("");
    expect(store.count("StandingPoNumber")).toBe(0);
  });
});
