// @vitest-environment jsdom
import type { ShownOrder } from "@placket/contract/order/order.codec";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { storageKeys } from "../../storage/keys.ts";
import { readStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { account } from "../account.ts";
import { AccountServer, MARTA, refused } from "../testing/account-server.ts";
import { nobodyKnown } from "../testing/open-login.tsx";
import AccountOffer from "./AccountOffer.tsx";

const PASSWORD = "Twill-9x";

let server: AccountServer;
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
});
afterEach(cleanup);

const order: ShownOrder = {
  number: "100000001",
  email: "noor@example.com",
  placedAt: "2026-03-02T10:00:00.000Z",
  items: [],
  totals: [],
  billingAddress: [],
  shippingAddress: [],
  shippingMethod: null,
  arrival: null,
  payment: "Visa ending 1111",
  undone: null,
  isExchange: false,
};

function show() {
  renderInShop(<AccountOffer order={order} token="order-token" />, { shop: server.shop() });
  return userEvent.setup();
}
const field = () => screen.getByLabelText<HTMLInputElement>("Password");

it("ACCT-30 a guest who has ordered has an account by a password alone, and is signed in", async () => {
  const user = show();
  await screen.findByText(/^At least 8 characters/);
  expect(await axeViolations()).toEqual([]);
  await user.type(field(), `${PASSWORD}{Enter}`);
  await screen.findByText(/^You are signed in, and the order is in it/);
  expect(server.last("CreateFromOrder")).toEqual({
    input: { order_number: "100000001", token: "order-token", password: PASSWORD },
  });
  expect(account.get()?.email).toBe("noor@example.com");
  expect(readStored(storageKeys.guestPassword)).toBeUndefined();
  expect(document.activeElement?.textContent).toBe("Your account is ready");
});

it("ACCT-30 reading 71: the password is kept until the account is there, and a reload asks for nothing twice", async () => {
  server.refusals["CreateFromOrder"] = refused(429, "customer.tooManyTries", 5);
  const user = show();
  await user.type(field(), `${PASSWORD}{Enter}`);
  await screen.findByText(/Too many failed tries/);
  expect(readStored(storageKeys.guestPassword)).toBe(PASSWORD);
  cleanup();
  show();
  expect(field().value).toBe(PASSWORD);
});

it("a login that fails after the account was made is tried again without making another", async () => {
  server.refusals["logIn"] = refused(429, "access.tooManyRequests");
  const user = show();
  await user.type(field(), `${PASSWORD}{Enter}`);
  await waitFor(() => expect(server.count("logIn")).toBe(1));
  await user.click(await screen.findByRole("button", { name: "Create Account" }));
  await screen.findByText(/^You are signed in/);
  expect(server.count("CreateFromOrder")).toBe(1);
});

it("ACCT-11 a password that the shop does not take is said before it is sent", async () => {
  const user = show();
  await screen.findByText(/^At least 8 characters/);
  await user.type(field(), "short{Enter}");
  await screen.findByText(/^Password: The password needs at least 8/);
  expect(server.count("CreateFromOrder")).toBe(0);
});

it("a customer who has ordered is led to their orders", () => {
  account.set({ ...MARTA });
  show();
  const link = screen.getByRole("link", { name: "My Orders" });
  expect(link.getAttribute("href")).toBe("/sales/order/history");
});

it("nobody is offered an account who has one, or before that is known", () => {
  for (const known of [{ ...MARTA }, undefined]) {
    account.set(known);
    show();
    expect(screen.queryByRole("region")).toBeNull();
    cleanup();
  }
});
