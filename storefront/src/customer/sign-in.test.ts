// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { subscribe, type EventName } from "../events/events.ts";
import { notices } from "../notice/notices.ts";
import { storageKeys } from "../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";
import { aListing, aTile } from "../testing/catalog.ts";
import { aCart, MASK_ID, shown } from "../testing/cart.ts";
import type { Shop } from "../api/shop.ts";
import { productsQuery } from "../catalog/listing/listing.queries.ts";
import { aShop } from "../testing/shop.ts";
import { cartQuery } from "../cart/cart.queries.ts";
import { account } from "./account.ts";
import { devicesQuery } from "./area/devices/devices.queries.ts";
import { refreshAccount, refreshDoubted } from "./refresh-account.ts";
import { signIn, signOut, takeToken } from "./sign-in.ts";
import { signInOpen } from "./sign-in-door.ts";
import { AccountServer, LOGIN, MARTA } from "./testing/account-server.ts";

let server: AccountServer;
let place: {
  shop: ReturnType<AccountServer["shop"]>;
  client: ReturnType<typeof createQueryClient>;
};
let happened: EventName[] = [];
for (const name of ["customer.loggedIn", "customer.loggedOut"] as const) {
  subscribe(name, () => happened.push(name));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of [storageKeys.customerTokenCookie, storageKeys.cartIdCookie]) {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  account.set(undefined);
  happened = [];
  server = new AccountServer();
  place = { shop: server.shop(), client: createQueryClient() };
});

const kept = () => ({
  token: readStored(storageKeys.customerToken),
  cookie: readStored(storageKeys.customerTokenCookie),
  email: readStored(storageKeys.customerEmail),
  guest: readStored(storageKeys.isExplicitGuest),
});
const NOTHING = { token: undefined, cookie: undefined, email: undefined, guest: "1" };
const name = () => account.get()?.firstName;

describe("ACCT-01 whoever holds no token", () => {
  it("ACCT-01 ACCT-07 is a guest, is noted as one, and nobody is asked", async () => {
    await refreshAccount(place);
    expect(account.get()).toBeNull();
    expect(kept()).toEqual(NOTHING);
    expect(server.asked).toEqual([]);
  });
});

it("what was told of somebody alone is asked of nobody else", async () => {
  await signIn(place, LOGIN);
  const stop = place.client.watch(devicesQuery(place.shop, MARTA));
  await vi.waitFor(() => expect(server.count("sessions")).toBe(1), 15_000);
  const shown = place.client.watch({
    queryKey: ["us_en", "prices"],
    queryFn: async () => server.asked.push({ name: "prices", what: null }),
  });
  await vi.waitFor(() => expect(server.count("prices")).toBe(1), 15_000);
  await signOut(place);
  await vi.waitFor(() => expect(server.count("prices")).toBe(2), 15_000);
  expect(server.count("sessions")).toBe(1);
  stop();
  shown();
});

it("issue 4: what a guest began to embroider is kept by signing in, and is nobody else's after it", async () => {
  const begun = [{ of: "coat", chosen: { services: {}, instructions: "Navy" } }];
  account.set(null);
  writeStored(storageKeys.embroidery, begun);
  await signIn(place, LOGIN);
  expect(readStored(storageKeys.embroidery)).toEqual(begun);
  await signOut(place);
  expect(readStored(storageKeys.embroidery)).toBeUndefined();
});

describe("PLP-29 the prices of a listing that is shown", () => {
  const usd = (value: number) => ({ value, currency: "USD", formatted: `$${value}.00` });
  /** A shop whose listing costs less for whoever has an account. */
  function aListedShop() {
    const asked: (string | null)[] = [];
    const others = server.shop();
    const listed = aShop({
      products: () => {
        asked.push(server.holder?.firstName ?? null);
        return aListing({ items: [aTile({ price: usd(server.holder ? 18 : 20) })] });
      },
    });
    const call: Shop["call"] = (name, input) =>
      name === "products" ? listed.call(name, input) : others.call(name, input);
    return { asked, shop: { ...others, call } };
  }

  it("PLP-29 are asked anew at a login and at a logout, and at nothing else", async () => {
    const { asked, shop } = aListedShop();
    const at = { ...place, shop };
    const query = productsQuery(shop, 5, { page: "0", pageSize: "24" });
    const price = () => at.client.getQueryData(query.queryKey)?.items[0]?.price?.value;
    await refreshAccount(at);
    const stop = at.client.watch(query);
    await expect.poll(price).toBe(20);
    const wrong = signIn(at, { ...LOGIN, password: "no" });
    await expect(wrong).rejects.toMatchObject({ problems: [{ error: "customer.wrongLogin" }] });
    expect(asked).toEqual([null]);
    await signIn(at, LOGIN);
    await expect.poll(price).toBe(18);
    await refreshAccount(at);
    expect(asked).toEqual([null, "Marta"]);
    await signOut(at);
    await expect.poll(price).toBe(20);
    expect(asked).toEqual([null, "Marta", null]);
    stop();
  });
});

describe("PLP-28 while prices are asked anew", () => {
  it("PLP-28 those of a listing that is shown are invalidated at a login and at a logout, until the answer is there", async () => {
    const held = { answer: Promise.withResolvers<undefined>() };
    const others = server.shop();
    const listed = aShop({
      products: async () => {
        await held.answer.promise;
        return aListing({ items: [aTile()] });
      },
    });
    const call: Shop["call"] = (name, input) =>
      name === "products" ? listed.call(name, input) : others.call(name, input);
    const at = { ...place, shop: { ...others, call } };
    const query = productsQuery(at.shop, 5, { page: "0", pageSize: "24" });
    const areInvalidated = () =>
      at.client.getQueryData(query.queryKey)?.items[0]?.arePricesInvalidated;
    await refreshAccount(at);
    const stop = at.client.watch(query);
    held.answer.resolve(undefined);
    await expect.poll(areInvalidated).toBe(false);
    for (const change of [() => signIn(at, LOGIN), () => signOut(at)]) {
      held.answer = Promise.withResolvers();
      await change();
      expect(areInvalidated()).toBe(true);
      held.answer.resolve(undefined);
      await expect.poll(areInvalidated).toBe(false);
    }
    stop();
  });
});

describe("a login", () => {
  it("ACCT-07 ACCT-20 ACCT-30 is known from then on, by the documents' keys", async () => {
    await refreshAccount(place);
    await signIn(place, LOGIN);
    expect(name()).toBe("Marta");
    expect(kept()).toEqual({
      token: "token-7",
      cookie: "token-7",
      email: MARTA.email,
      guest: undefined,
    });
    expect(happened).toEqual(["customer.loggedIn"]);
  });

  it("ACCT-08 ACCT-09 MENU-11 asks anew for what was answered to a guest, the category tree too, and again at logout", async () => {
    await refreshAccount(place);
    const answers = ["of a guest", "of a customer", "of a guest again"];
    const tree = { queryKey: ["categories"], queryFn: () => answers.shift(), staleTime: 60_000 };
    const stop = place.client.watch(tree);
    await expect.poll(() => place.client.getQueryData(tree.queryKey)).toBe("of a guest");
    await signIn(place, LOGIN);
    await expect.poll(() => place.client.getQueryData(tree.queryKey)).toBe("of a customer");
    await signOut(place);
    await expect.poll(() => place.client.getQueryData(tree.queryKey)).toBe("of a guest again");
    stop();
  });

  it("CART-14 asks nothing more about the cart that was shown: it is over, or somebody else's", async () => {
    await refreshAccount(place);
    place.client.setQueryData(cartQuery(place.shop).queryKey, shown(aCart()));
    let asked = 0;
    const queryFn = () => (asked += 1);
    const about = { queryKey: ["crosssell", MASK_ID], queryFn, staleTime: 60_000 };
    const stop = place.client.watch(about);
    await expect.poll(() => place.client.getQueryData(about.queryKey)).toBe(1);
    await signIn(place, LOGIN);
    await signOut(place);
    expect(asked).toBe(1);
    stop();
  });

  it("ERROR-08 says what of the guest's cart did not fit", async () => {
    server.tips = ["Only 3 of Harbor apron are left."];
    await signIn(place, LOGIN);
    expect(notices.get().map(({ text }) => text)).toEqual(server.tips);
  });

  it("ACCT-31 that is refused changes nothing", async () => {
    await refreshAccount(place);
    const wrong = signIn(place, { ...LOGIN, password: "no" });
    await expect(wrong).rejects.toMatchObject({ problems: [{ error: "customer.wrongLogin" }] });
    expect(account.get()).toBeNull();
    expect(kept()).toEqual(NOTHING);
    expect(happened).toEqual([]);
  });

  it("OPEN-04 ACCT-23 by a token of a link keeps it, shows its account and says where it leads", async () => {
    server.redirectPath = "/aprons";
    expect(await takeToken(place, "token-7")).toBe("/aprons");
    expect(name()).toBe("Marta");
    expect(kept()).toMatchObject({ token: "token-7", cookie: "token-7" });
  });

  it("is not undone by an older question that is answered late", async () => {
    writeStored(storageKeys.customerToken, "over");
    const { promise, resolve } = Promise.withResolvers<void>();
    server.until = promise;
    const older = refreshAccount(place);
    server.until = undefined;
    await signIn(place, LOGIN);
    server.holder = undefined;
    resolve();
    await older;
    expect(name()).toBe("Marta");
    expect(kept().token).toBe("token-7");
  });
});

describe("a logout", () => {
  it("ACCT-09 ACCT-22 ACCT-30 clears the account and every key of the customer", async () => {
    await signIn(place, LOGIN);
    writeStored(storageKeys.customerPhone, "555 0100");
    writeStored(storageKeys.guestPassword, "Twill-1x");
    await signOut(place);
    expect(account.get()).toBeNull();
    expect(kept()).toEqual(NOTHING);
    expect(readStored(storageKeys.customerPhone)).toBeUndefined();
    expect(readStored(storageKeys.guestPassword)).toBeUndefined();
    expect(happened).toEqual(["customer.loggedIn", "customer.loggedOut"]);
  });

  it("that the server did not hear of leaves everything as it is", async () => {
    await signIn(place, LOGIN);
    server.isDown = true;
    await expect(signOut(place)).rejects.toThrow("Failed to fetch");
    expect(name()).toBe("Marta");
    expect(kept().token).toBe("token-7");
  });
});

describe("a refresh", () => {
  it("ACCT-21 shows who the server says is logged in", async () => {
    server.holder = MARTA;
    writeStored(storageKeys.customerToken, "token-7");
    await refreshAccount(place);
    expect(name()).toBe("Marta");
    expect(happened).toEqual([]);
  });

  it("ACCT-10 of a session that is over logs out and forgets the token", async () => {
    writeStored(storageKeys.customerToken, "token-7");
    await refreshAccount(place);
    expect(account.get()).toBeNull();
    expect(kept()).toEqual(NOTHING);
    expect(happened).toEqual(["customer.loggedOut"]);
  });

  it("reading 61 writes the cookie by which the store knows of the sign-in, where a browser's window ended it", async () => {
    server.holder = MARTA;
    writeStored(storageKeys.customerToken, "token-7");
    await refreshAccount(place);
    expect(kept().cookie).toBe("token-7");
  });

  it("ACCT-10 that fails counts as logged out; the next page may know better", async () => {
    server.holder = MARTA;
    writeStored(storageKeys.customerToken, "token-7");
    server.isDown = true;
    await refreshAccount(place);
    expect(account.get()).toBeNull();
    expect(happened).toEqual([]);
    server.isDown = false;
    await refreshAccount(place);
    expect(name()).toBe("Marta");
  });
});

describe("issue 9: a session that ended elsewhere while its page is open", () => {
  const texts = () => notices.get().map(({ text }) => text);
  const OVER = "You are signed out. Your cart is kept: sign in to see it again.";
  async function endedElsewhere(path: string) {
    notices.set([]);
    await signIn(place, LOGIN);
    history.replaceState(null, "", path);
    server.holder = undefined;
    return refreshDoubted(place);
  }
  afterEach(() => {
    signInOpen.set(false);
    history.replaceState(null, "", "/");
  });

  it("makes a guest of whoever is not at their cart, who reads why, with the way to sign in", async () => {
    await endedElsewhere("/aprons");
    expect([account.get(), texts()]).toEqual([null, [OVER]]);
    notices.get()[0]?.action?.run();
    expect(signInOpen.get()).toBe(true);
  });

  it("is found out though the checkout has cleared the token meanwhile (CHECK-11)", async () => {
    await signIn(place, LOGIN);
    server.holder = undefined;
    removeStored(storageKeys.customerToken);
    removeStored(storageKeys.customerTokenCookie);
    await refreshDoubted(place);
    expect(account.get()).toBeNull();
    expect(happened).toEqual(["customer.loggedIn", "customer.loggedOut"]);
  });

  it.each(["/checkout", "/checkout/cart"])(
    "opens the sign-in over %s, which stays",
    async (path) => {
      const over = endedElsewhere(path);
      await vi.waitFor(() => expect(signInOpen.get()).toMatchObject({ id: MARTA.id }), 15_000);
      expect([name(), texts(), happened]).toEqual(["Marta", [], ["customer.loggedIn"]]);
      await signIn(place, LOGIN);
      signInOpen.set(false);
      await over;
      expect([name(), happened]).toEqual(["Marta", ["customer.loggedIn", "customer.loggedIn"]]);
    },
  );

  it("lets go of the cart where the sign-in over it is closed", async () => {
    const over = endedElsewhere("/checkout");
    await vi.waitFor(() => expect(signInOpen.get()).not.toBe(false), 15_000);
    signInOpen.set(false);
    await over;
    expect([account.get(), texts()]).toEqual([null, [OVER]]);
  });
});
