// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { storageKeys } from "../storage/keys.ts";
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
