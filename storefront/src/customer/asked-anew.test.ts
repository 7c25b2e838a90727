// @vitest-environment jsdom
import { portalDataToWire, shownPortal } from "@placket/contract/store/portal-data.codec";
import { beforeEach, describe, expect, it } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { configQuery } from "../store/config.queries.ts";
import { defaultConfig } from "../store/default-config.ts";
import { account } from "./account.ts";
import { refreshAccount } from "./refresh-account.ts";
import { signIn, type SignInPlace } from "./sign-in.ts";
import { AccountServer, LOGIN } from "./testing/account-server.ts";
import { nobodyKnown } from "./testing/open-login.tsx";

let place: SignInPlace;

beforeEach(() => {
  nobodyKnown();
  account.set(undefined);
  place = { shop: new AccountServer().shop(), client: createQueryClient() };
});

describe("what was answered to whoever was here before", () => {
  it("ACCT-08 PORTAL-27 the tree is asked anew that a menu is read from, and none is taken that is still coming to a guest", async () => {
    await refreshAccount(place);
    const { client } = place;
    let isMember = false;
    const late = Promise.withResolvers<string>();
    const trees = [() => late.promise, () => Promise.resolve(isMember ? "Galley" : "Kitchen")];
    const tree = {
      queryKey: ["tree"],
      queryFn: () => (trees.shift() ?? (() => "asked too often"))(),
      staleTime: 60_000,
    };
    const menu = { queryKey: ["menu"], queryFn: () => client.fetchQuery(tree), staleTime: 60_000 };
    const stop = client.watch(menu);
    isMember = true;
    await signIn(place, LOGIN);
    late.resolve("Kitchen");
    await expect.poll(() => client.getQueryData(menu.queryKey)).toBe("Galley");
    expect(client.getQueryData(tree.queryKey)).toBe("Galley");
    stop();
  });

  it("PORTAL-02 is shown to nobody where it is looked at later", async () => {
    await refreshAccount(place);
    const { client } = place;
    const words = { queryKey: ["category", 7], queryFn: () => "Kitchen", staleTime: 60_000 };
    await client.fetchQuery(words);
    client.setQueryData(["kept by the page"], "told");
    await signIn(place, LOGIN);
    expect(client.getQueryData(words.queryKey)).toBeUndefined();
    expect(client.getQueryData(["kept by the page"])).toBe("told");
  });

  it("PORTAL-02 is asked anew where the page that a browser kept was drawn for another portal", async () => {
    const { client, shop } = place;
    const config = configQuery(shop);
    const wire = { ...portalDataToWire(undefined), entity_id: 31, is_active: true };
    const drawn = { ...defaultConfig(shop.storeCode), portal: shownPortal(wire) };
    client.setQueryData(config.queryKey, drawn);
    let asked = 0;
    const menu = { queryKey: ["menu"], queryFn: () => (asked += 1), staleTime: 60_000 };
    const stop = client.watch(menu);
    await expect.poll(() => client.getQueryData(menu.queryKey)).toBe(1);
    account.set(undefined);
    await refreshAccount(place);
    await expect.poll(() => client.getQueryData(menu.queryKey)).toBe(2);
    account.set(undefined);
    client.setQueryData(config.queryKey, { ...drawn, portal: null });
    await refreshAccount(place);
    expect(asked).toBe(2);
    stop();
  });
});
