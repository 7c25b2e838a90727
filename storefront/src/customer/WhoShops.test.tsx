// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { storageKeys } from "../storage/keys.ts";
import { axeViolations } from "../testing/axe.ts";
import { writeStored } from "../storage/stored.ts";
import { renderInShop } from "../testing/render.tsx";
import { account } from "./account.ts";
import { AccountServer, MARTA } from "./testing/account-server.ts";
import { nobodyKnown } from "./testing/open-login.tsx";
import WhoShops from "./WhoShops.tsx";

afterEach(cleanup);

it("ACCT-07 it is found out once the page stands; another tab's login and logout are followed", async () => {
  nobodyKnown();
  account.set(undefined);
  const server = new AccountServer();
  renderInShop(<WhoShops />, { shop: server.shop() });
  await expect.poll(() => account.get()).toBeNull();
  const hear = () =>
    window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.accountChanged.name }));
  server.holder = MARTA;
  writeStored(storageKeys.customerToken, "token-7");
  hear();
  await expect.poll(() => account.get()?.firstName).toBe("Marta");
  server.holder = undefined;
  localStorage.removeItem(storageKeys.customerToken.name);
  hear();
  await expect.poll(() => account.get()).toBeNull();
});

it("ACCT-09 PORTAL-02 a page that Back brings back from before a logout is nobody's any more", async () => {
  nobodyKnown();
  account.set(undefined);
  const server = new AccountServer();
  server.holder = MARTA;
  writeStored(storageKeys.customerToken, "token-7");
  renderInShop(<WhoShops />, { shop: server.shop() });
  await expect.poll(() => account.get()?.firstName).toBe("Marta");
  server.holder = undefined;
  localStorage.removeItem(storageKeys.customerToken.name);
  document.cookie = `${storageKeys.customerTokenCookie.name}=; Max-Age=0; Path=/`;
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(account.get()?.firstName).toBe("Marta");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(() => account.get()).toBeNull();
});

it("issue 9.9 whoever of the staff shops for a customer sees whose cart it is, and ends it", async () => {
  nobodyKnown();
  account.set(undefined);
  const server = new AccountServer();
  server.holder = { ...MARTA, actedBy: "mira@placket.example" };
  writeStored(storageKeys.customerToken, "token-7");
  renderInShop(<WhoShops />, { shop: server.shop() });
  const bar = await screen.findByRole("complementary", { name: "Shopping for a customer" });
  expect(bar.textContent).toContain("Cart of Marta Kowal, marta@example.com");
  expect(bar.textContent).toContain("mira@placket.example shops in their name.");
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "End" }));
  await expect.poll(() => account.get()).toBeNull();
  expect(server.holder).toBeUndefined();
  expect(screen.queryByRole("complementary")).toBeNull();
});
