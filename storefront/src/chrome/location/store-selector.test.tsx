// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { knownCustomer } from "../../session/known-customer.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import PromotionsBar from "../PromotionsBar.tsx";
import StoreSelector from "./StoreSelector.tsx";

const HERE = "https://shop.example";
const language = (code: string, name: string, storeId: number, origin = HERE) => ({
  language: name,
  code,
  store_id: storeId,
  url: `${origin}/?___store=${code}`,
});

const REGIONS = [
  {
    name: "America",
    stores: [
      { name: "United States", languages: [language("us", "English", 1)] },
      { name: "Canada", languages: [language("ca", "English", 2), language("qc", "français", 3)] },
    ],
  },
  {
    name: "Europe",
    stores: [
      { name: "Germany", languages: [language("de", "Deutsch", 4, "https://shop.example.de")] },
    ],
  },
];

let asked: unknown[];
let left: unknown[];
let answer: () => Promise<unknown>;
beforeEach(() => {
  asked = [];
  left = [];
  answer = async () => ({ storeSwitchShareLoginSession: "one-time" });
});
afterEach(() => {
  cleanup();
  knownCustomer.set(undefined);
  removeStored(storageKeys.cartIdCookie);
  vi.unstubAllGlobals();
});

function show({ sharesSignIn = false, fails = false } = {}) {
  const shop = {
    ...aShop({
      config: async () => {
        if (fails) throw new TypeError("Failed to fetch");
        return {
          extension_attributes: {
            store_switcher: REGIONS,
            customer_sso_config_enabled: sharesSignIn,
          },
        } as never;
      },
    }),
    storeCode: "us",
    graphql: ((operation: { name: string }, variables: unknown) => {
      asked.push([operation.name, variables]);
      return answer();
    }) as never,
  };
  const leaving = {
    post: (action: string, fields: object) => void left.push(["post", action, fields]),
    assign: (href: string) => void left.push(["assign", href]),
  };
  renderInShop(<StoreSelector open onClose={() => undefined} leaving={leaving} />, {
    shop,
    href: "/caps?color=navy",
  });
  return userEvent.setup();
}

const link = (name: string) => screen.findByRole<HTMLAnchorElement>("link", { name });

describe("the store selector", () => {
  it("STORE-01 is titled, and has regions, their stores, and the languages of each as links", async () => {
    show();
    expect(await screen.findByRole("dialog", { name: "Select your Location" })).toBeTruthy();
    await link("français");
    const regions = screen.getAllByRole("region").map((one) => one.getAttribute("aria-label"));
    expect(regions).toEqual(["America", "Europe"]);
    expect(screen.getByText("Canada")).toBeTruthy();
    expect(screen.getAllByRole("link").map((one) => one.textContent)).toEqual([
      "English",
      "English",
      "français",
      "Deutsch",
    ]);
    expect(screen.getAllByRole("link")[0]?.getAttribute("aria-current")).toBe("true");
    expect(await axeViolations()).toEqual([]);
  });

  it("STORE-04 the page behind it does not scroll", async () => {
    show();
    await link("français");
    await waitFor(() =>
      expect(
        getComputedStyle(document.documentElement).overflow +
          getComputedStyle(document.body).overflow,
      ).toContain("hidden"),
    );
  });

  it("STORE-02 a link to a store on this host is the current path with that store's query", async () => {
    show();
    expect((await link("français")).getAttribute("href")).toBe("/caps?___store=qc");
  });

  it("STORE-05 a press on it sends a hidden form with the cookie's key and the store", async () => {
    writeStored(storageKeys.cartId, "cart-of-this-store");
    const user = show();
    await user.click(await link("français"));
    expect(readStored(storageKeys.cartId)).toBeUndefined();
    const key = readStored(storageKeys.formKey);
    expect(key).toMatch(/^[\da-f]{16}$/);
    expect(left).toEqual([
      [
        "post",
        "/rest/us/V1/xmapi/app-switch-store",
        { form_key: key, store: "qc", path: "/caps?color=navy" },
      ],
    ]);
  });

  it("STORE-03 STORE-06 another host is gone to by its whole address, with both stores", async () => {
    const user = show();
    expect((await link("Deutsch")).href).toBe("https://shop.example.de/?___store=de");
    await user.click(await link("Deutsch"));
    expect(left).toEqual([["assign", "https://shop.example.de/?___store=de&___from_store=us"]]);
    expect(asked).toEqual([]);
  });

  it("STORE-07 STORE-08 STORE-09 a sign-in goes along by a token for that store and this cart", async () => {
    knownCustomer.set({ id: 7 });
    writeStored(storageKeys.cartIdCookie, "cart-of-mine");
    const user = show({ sharesSignIn: true });
    await user.click(await link("Deutsch"));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(asked).toEqual([["StoreSwitchShareLoginSession", { cart: "cart-of-mine", store: 4 }]]);
    expect(left).toEqual([
      [
        "assign",
        "https://shop.example.de/switchstore/token/verify?token=one-time&path=%2Fcaps%3Fcolor%3Dnavy",
      ],
    ]);
  });

  it("STORE-07 asks for no token while it is off, nor for a guest", async () => {
    knownCustomer.set(null);
    const user = show({ sharesSignIn: true });
    await user.click(await link("Deutsch"));
    cleanup();
    knownCustomer.set({ id: 7 });
    await show({ sharesSignIn: false }).click(await link("Deutsch"));
    expect(asked).toEqual([]);
    expect(left).toHaveLength(2);
  });

  it("STORE-10 ERROR-09 a token that cannot be had is logged, and nobody is led away", async () => {
    const logged: unknown[] = [];
    vi.stubGlobal("reportError", (error: unknown) => void logged.push(error));
    knownCustomer.set({ id: 7 });
    answer = () => Promise.reject(new Error("no answer"));
    const user = show({ sharesSignIn: true });
    await user.click(await link("Deutsch"));
    await waitFor(() => expect(logged).toHaveLength(1));
    expect(left).toEqual([]);
  });

  it("says so when the stores cannot be had, and asks again", async () => {
    show({ fails: true });
    expect(
      await screen.findByRole("button", { name: "Try again" }, { timeout: 10_000 }),
    ).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });
});

it("PROMO-01 STORE-01 the promotions bar has the button that opens it, where there is more than one store", async () => {
  const stores = ["us", "ca"].map((id) => ({
    id,
    name: id,
    countryName: id.toUpperCase(),
    url: "/",
  }));
  const shop = aShop({
    config: async () =>
      ({
        extension_attributes: { store_switcher: REGIONS, customer_sso_config_enabled: false },
      }) as never,
  });
  renderInShop(<PromotionsBar />, { shop, config: { stores, storeCode: "us", phone: "" } });
  await userEvent.setup().click(screen.getByRole("button", { name: /Select your Location/ }));
  expect(await screen.findByRole("dialog", { name: "Select your Location" })).toBeTruthy();
  cleanup();
  renderInShop(<PromotionsBar />, { config: { stores: stores.slice(0, 1), phone: "1" } });
  expect(screen.queryByRole("button")).toBeNull();
});
