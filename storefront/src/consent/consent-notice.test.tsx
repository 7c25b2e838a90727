// @vitest-environment jsdom
import type { CookieConsentWire } from "@placket/contract/consent/consent.rest";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallRequest } from "../api/rest.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../testing/shop.ts";
import { askConsent } from "./asks.ts";
import { ConsentNotice } from "./ConsentNotice.tsx";

const NOTICE = {
  isByCategory: true,
  overview: "What we keep.",
  accept: "Accept All",
  decline: "Decline",
  settings: "Cookie Settings",
  moreAt: "/privacy",
  blocksUnknown: true,
  others: [],
};

const cookie = (name: string, category_key: string) => ({
  name,
  domain: "shop.example",
  domain_label: "This shop",
  duration_label: "Until it is removed",
  type: "first" as const,
  type_label: "First party",
  description: "Shows what you looked at last.",
  category_key,
});
const category = (key: string, name: string) => ({
  key,
  name,
  description: `About ${name}.`,
  essential: key === "essential",
  pre_checked: false,
});

function aConsent(change: Partial<CookieConsentWire["config"]["consent"]> = {}): CookieConsentWire {
  return {
    list: "l1",
    config: {
      can_manage_cookie: true,
      can_use_cookie_before_opt_in: false,
      can_block_unknown_cookie: true,
      consent: {
        logged_in: false,
        log_url: "cookie-consent/guest/update",
        reload_after_accept: false,
        reload_after_decline: false,
        redirect_to_after_decline: "",
        expiry: 30,
        ...change,
      },
      cookie: { path: "/", domain: "shop.example", parent_domain: "shop.example" },
      mage: { website: 1, cookie_name: "user_allowed_save_cookie", lifetime: 2_592_000 },
      cookie_to_category_mapping: { cartId: "essential", recentlyViewed: "functional" },
      cookies: ["cartId", "recentlyViewed"],
      essential_category_keys: ["essential"],
      dynamic_names_patterns: [],
    },
    settings: {
      categories: [
        category("essential", "Necessary"),
        category("functional", "Convenience"),
        category("marketing", "Marketing"),
      ],
      cookies: [cookie("cartId", "essential"), cookie("recentlyViewed", "functional")],
      overview: "What we keep.",
      accept_button: { label: "Accept All" },
      decline_button: { label: "Decline" },
      settings_button: { label: "Cookie Settings" },
      confirm_button: { label: "Confirm My Choice" },
      can_show_cookie_details: true,
    },
  };
}

const noted: CallRequest<"noteGuestConsent">["body"][] = [];
const seen = { reloaded: 0 };

const answers = (consent: CookieConsentWire = aConsent()): Handlers => ({
  cookieConsent: () => consent,
  noteGuestConsent: ({ body }) => {
    noted.push(body);
    return { success: true };
  },
});

function open(handlers: Handlers = answers()) {
  return renderInShop(<ConsentNotice />, {
    shop: aShop(handlers),
    config: { cookieNotice: NOTICE },
  });
}

const notice = () => screen.getByRole("region", { name: "Your Cookies" });
const press = (name: string) => userEvent.click(within(notice()).getByRole("button", { name }));
const isAsking = () => document.documentElement.dataset["asks"] !== undefined;
const consent = () => /cookie-consent=([^;]*)/.exec(document.cookie)?.[1];

beforeEach(() => {
  noted.length = 0;
  seen.reloaded = 0;
  localStorage.clear();
  for (const name of ["cookie-consent", "user_allowed_save_cookie", "tracker"]) {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  document.documentElement.dataset["consent"] = "l1.";
  document.documentElement.dataset["asks"] = "";
  // The page asks whether the store answers before it is loaded anew; here it stays.
  vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
    if (method === "HEAD") seen.reloaded += 1;
    return new Response(null, { status: 503 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset["consent"];
  delete document.documentElement.dataset["asks"];
});

describe("the notice of cookies", () => {
  it("FOOT-23 CONF-22 says what is kept, with the page that says more, declining beside accepting", async () => {
    open();
    within(notice()).getByText("What we keep.", { exact: false });
    const more = within(notice()).getByRole("link", { name: "Read More About Cookies" });
    expect(more.getAttribute("href")).toBe("/privacy");
    const looks = ["Decline", "Accept All"].map(
      (name) => within(notice()).getByRole("button", { name }).className,
    );
    expect(looks[0]).toBe(looks[1]);
    expect(await axeViolations()).toEqual([]);
  });

  it("FOOT-23 is not there where nobody is asked", () => {
    renderInShop(<ConsentNotice />, { config: { cookieNotice: null } });
    expect(screen.queryByRole("region")).toBeNull();
  });

  it.each([
    ["Accept All", "all", "l1.all."],
    ["Decline", [], "l1.."],
  ])("CONSENT-08 CONSENT-13 %s keeps and tells %j", async (name, acceptedKeys, kept) => {
    open();
    await press(name);
    await waitFor(() => expect(noted).toHaveLength(1));
    expect(noted[0]).toMatchObject({ acceptedKeys, list: "l1" });
    await waitFor(() => expect(decodeURIComponent(consent() ?? "")).toContain(kept));
    const { visitor } = noted[0] as { visitor: string };
    expect(consent()).toContain(visitor);
  });

  it("CONSENT-11 hides some 700 ms after the choice, and not before", async () => {
    const { setTimeout: real } = globalThis;
    const hidden: (() => void)[] = [];
    vi.stubGlobal("setTimeout", (run: () => void, ms?: number) =>
      ms === 700 ? hidden.push(run) : real(run, ms),
    );
    open();
    await press("Decline");
    await screen.findByText("Your choice is saved.");
    await waitFor(() => expect(hidden).toHaveLength(1));
    expect(isAsking()).toBe(true);
    act(() => hidden[0]?.());
    expect(isAsking()).toBe(false);
  });

  it("CONSENT-09 clears what was rejected, and what nobody listed", async () => {
    localStorage.setItem("recentlyViewed", "[1]");
    localStorage.setItem("cartId", "c");
    document.cookie = "tracker=1; Path=/";
    open();
    await press("Decline");
    await waitFor(() => expect(localStorage.getItem("recentlyViewed")).toBeNull());
    expect(localStorage.getItem("cartId")).toBe("c");
    expect(document.cookie).not.toContain("tracker");
  });

  it.each([
    ["Accept All", { reload_after_accept: true }, { reloaded: 1, to: "" }],
    ["Accept All", { reload_after_decline: true }, { reloaded: 0, to: "" }],
    [
      "Decline",
      { reload_after_decline: true, redirect_to_after_decline: "/why" },
      { reloaded: 1, to: "" },
    ],
    ["Decline", { redirect_to_after_decline: "/why" }, { reloaded: 0, to: "/why" }],
  ])("CONSENT-10 %s by %j: %j", async (name, rules, after) => {
    const { visited } = open(answers(aConsent(rules)));
    await press(name);
    await waitFor(() => expect(isAsking()).toBe(false), { timeout: 10_000 });
    await waitFor(() => expect({ ...seen, to: visited.join() }).toEqual(after));
  });

  it("CONSENT-14 a choice that is not noted loads the page anew, and accepts nothing", async () => {
    const refuse = () => {
      throw aRefusal(500);
    };
    open({ ...answers(), noteGuestConsent: refuse });
    await press("Accept All");
    await waitFor(() => expect(seen.reloaded).toBe(1));
    expect(consent()).toBeUndefined();
  });

  it("CONSENT-12 a configuration that says not whether consent is managed is ignored: nothing is noted", async () => {
    const { can_manage_cookie: _, ...config } = aConsent().config;
    open(answers({ ...aConsent(), config: config as never }));
    await press("Accept All");
    await waitFor(() => expect(seen.reloaded).toBe(1));
    expect([noted, consent()]).toEqual([[], undefined]);
  });

  it("CONSENT-13 of somebody who is signed in by their own call", async () => {
    const asked: string[] = [];
    open({
      cookieConsent: () => aConsent({ logged_in: true }),
      noteCustomerConsent: () => {
        asked.push("customer");
        return { success: true };
      },
    });
    await press("Decline");
    await waitFor(() => expect(asked).toEqual(["customer"]));
  });

  it("CONSENT-17 a link brings it back at any time, with the focus", () => {
    delete document.documentElement.dataset["asks"];
    open();
    act(askConsent);
    expect([isAsking(), document.activeElement === notice()]).toEqual([true, true]);
  });
});

describe("the window of categories", () => {
  it("CONSENT-02 CONSENT-15 nothing is ticked but the necessary; each has its table, or none", async () => {
    open();
    await press("Cookie Settings");
    const dialog = await screen.findByRole("dialog", { name: "Cookie Settings" });
    const boxes = await within(dialog).findAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Cookies of “Marketing”" }));
    expect(within(dialog).getByText("There are no cookies.")).toBeTruthy();
    await userEvent.click(within(dialog).getByRole("button", { name: "Cookies of “Convenience”" }));
    const row = within(dialog).getByRole("row", { name: /recentlyViewed/ });
    expect(row.textContent).toContain("This shopUntil it is removedFirst party");
    expect(await axeViolations()).toEqual([]);
  });

  it("CONSENT-08 confirming keeps the chosen categories", async () => {
    open();
    await press("Cookie Settings");
    const dialog = await screen.findByRole("dialog", { name: "Cookie Settings" });
    await userEvent.click(await within(dialog).findByRole("checkbox", { name: /Convenience/ }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Confirm My Choice" }));
    await waitFor(() => expect(noted).toMatchObject([{ acceptedKeys: ["functional"] }]));
    await waitFor(() => expect(consent()).toContain("l1.functional."));
  });
});
