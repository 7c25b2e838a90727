// @vitest-environment jsdom
import type { Address } from "@placket/domain/directory/address";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { account } from "../account.ts";
import { AccountServer, MARTA, refused } from "../testing/account-server.ts";
import { aSavedAddress } from "../testing/saved-addresses.ts";
import { nobodyKnown } from "../testing/open-login.tsx";
import SavedAddresses from "./SavedAddresses.tsx";

let server: AccountServer;
let chosen: Address[];
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
  server.addresses = [aSavedAddress(), aSavedAddress({ id: 2, company: "Head Office" })];
  chosen = [];
});
afterEach(cleanup);

const choose = async (address: Address) => void chosen.push(address);
const show = (onChoose = choose, kind: "shipping" | "billing" = "shipping") =>
  renderInShop(<SavedAddresses kind={kind} onChoose={onChoose} />, { shop: server.shop() });

it("ACCT-17 a customer ships to an address of the book by one press", async () => {
  account.set({ ...MARTA });
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Ship here: Head Office/ }));
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(chosen[0]).toMatchObject({ company: "Head Office", regionCode: "FL", countryCode: "US" });
  expect(await axeViolations()).toEqual([]);
});

it("ACCT-17 an address that the store refuses is said", async () => {
  account.set({ ...MARTA });
  show(() => Promise.reject(refused(400, "customer.noSuchAddress", 2)));
  await userEvent.click(await screen.findByRole("button", { name: /^Ship here: Head Office/ }));
  expect(await screen.findByText('Could not find an address with ID "2"')).toBeTruthy();
});

it("ACCT-13 a guest is asked for an address, and for no book", () => {
  const { container } = show();
  expect(container.textContent).toBe("");
  expect(server.asked).toEqual([]);
});

it("ACCT-17 CHECK-16 a customer is billed at an address of the book by one press", async () => {
  account.set({ ...MARTA });
  show(choose, "billing");
  await userEvent.click(await screen.findByRole("button", { name: /^Bill here: Head Office/ }));
  await waitFor(() => expect(chosen).toMatchObject([{ company: "Head Office" }]));
});

it("CHECK-27 whoever may type no address and has none kept reads whom to ask; whoever may type one, nothing", async () => {
  account.set({ ...MARTA });
  server.addresses = [];
  const config = { canEdit: { shipping: false, billing: true } };
  const shown = (kind: "shipping" | "billing") =>
    renderInShop(<SavedAddresses kind={kind} onChoose={choose} />, { shop: server.shop(), config });
  shown("shipping");
  expect(
    await screen.findByText(/^No address is kept for you yet\. Ask us to add one/),
  ).toBeTruthy();
  cleanup();
  const { container } = shown("billing");
  await waitFor(() => expect(server.asked).toHaveLength(2));
  expect(container.textContent).toBe("");
});
