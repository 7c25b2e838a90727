// @vitest-environment jsdom
import { toBase64 } from "@placket/contract/base64";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notices } from "../../notice/notices.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import { account } from "../account.ts";
import SignInPopup from "../popup/SignInPopup.tsx";
import { AccountServer, MARTA } from "../testing/account-server.ts";
import { nobodyKnown } from "../testing/open-login.tsx";
import AccountLink from "./AccountLink.tsx";

let server: AccountServer;
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
});
afterEach(cleanup);

function show(href = "/chef-coats?p=2") {
  const header = (
    <>
      <AccountLink />
      <SignInPopup />
    </>
  );
  return { user: userEvent.setup(), ...renderInShop(header, { shop: server.shop(), href }) };
}

const door = () => screen.getByRole("link", { name: "Sign In" });
const said = () => notices.get().map(({ text }) => text);

describe("the header of a guest", () => {
  it("HEAD-17 ROUTE-48 has a link to the login, which leads back", () => {
    show();
    const code = encodeURIComponent(toBase64("/chef-coats?p=2"));
    expect(door().getAttribute("href")).toBe(`/customer/account/login/referer/${code}`);
  });

  it("ACCT-06 a press opens the popup, titled Sign In: one signs in and stays", async () => {
    const { user, visited } = show();
    await user.click(door());
    const popup = await screen.findByRole("dialog", { name: "Sign In" });
    expect(await axeViolations()).toEqual([]);
    await user.type(screen.getByLabelText("Email"), MARTA.email);
    await user.type(screen.getByLabelText("Password"), `${MARTA.password}{Enter}`);
    await waitFor(() => expect(popup.isConnected).toBe(false));
    expect(visited).toEqual([]);
    expect(said()).toEqual([`You are signed in as ${MARTA.email}.`]);
    expect(screen.getByRole("button", { name: /My Account/ })).toBeTruthy();
  });

  it("ACCT-06 ACCT-29 the popup's other tab makes an account, and one stays", async () => {
    const { user, visited } = show();
    await user.click(door());
    const popup = await screen.findByRole("dialog", { name: "Sign In" });
    await user.click(screen.getByRole("tab", { name: "Create an Account" }));
    expect(screen.queryByLabelText("First name")).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    const typed = { "First name": "Ann", "Last name": "Lee", Email: "ann@example.com" };
    for (const [label, text] of Object.entries(typed)) {
      await user.type(screen.getByLabelText(label), text);
    }
    await user.type(screen.getByLabelText("Password"), "Twill-2x");
    await user.type(screen.getByLabelText("Confirm password"), "Twill-2x{Enter}");
    await waitFor(() => expect(popup.isConnected).toBe(false));
    expect(visited).toEqual([]);
    expect(said()).toEqual(["You are signed in as ann@example.com."]);
    act(() => account.set(null));
    await user.click(door());
    const again = await screen.findByRole("tab", { name: "Sign In" });
    expect(again.getAttribute("aria-selected")).toBe("true");
  });

  it("ACCT-06 the popup leads to a new password, and back from there", async () => {
    const { user } = show();
    await user.click(door());
    const code = encodeURIComponent(toBase64("/chef-coats?p=2"));
    const link = await screen.findByRole("link", { name: "Forgot your password?" });
    expect(link.getAttribute("href")).toContain(`redirect=${code}`);
  });

  it("ACCT-06 no popup stands over the login itself", async () => {
    const { user } = show("/customer/account/login");
    door().addEventListener("click", (event) => event.preventDefault());
    await user.click(door());
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the header of a customer", () => {
  beforeEach(() => {
    server.holder = MARTA;
    account.set({ ...MARTA });
  });

  it("HEAD-14 HEAD-16 shows initials and name, and opens the account's ways", async () => {
    const { user } = show();
    const menu = screen.getByRole("button", { name: /My Account/ });
    expect(menu.textContent).toContain("MK");
    expect(screen.queryByRole("link")).toBeNull();
    await user.click(menu);
    expect(menu.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("link", { name: "My Account" }).getAttribute("href")).toBe(
      "/customer/account",
    );
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ["what they are worth, where there are some", true, "Rewards: $12.40"],
    ["only the way to them, where there are none", false, "Rewards"],
  ])("HEAD-16 HEAD-30 its menu names the rewards: %s", async (_, visible, name) => {
    const rest = server.shop();
    const info = { format_amount: "$12.40", visible_on_mini_cart: visible };
    const shop = { ...rest, call: aShop({ rewardsInfo: () => info }).call };
    const user = userEvent.setup();
    renderInShop(<AccountLink />, { shop, config: { hasRewards: true } });
    await user.click(screen.getByRole("button", { name: /My Account/ }));
    const way = await screen.findByRole("link", { name });
    expect(way.getAttribute("href")).toBe("/rewards/account");
  });

  it("HEAD-16 its menu closes by Escape, which goes back to the button, and when it is left", async () => {
    const { user } = show();
    const menu = screen.getByRole("button", { name: /My Account/ });
    await user.click(menu);
    await user.tab();
    await user.keyboard("{Escape}");
    expect(menu.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(menu);
    await user.click(menu);
    await user.click(document.body);
    expect(menu.getAttribute("aria-expanded")).toBe("false");
  });

  it("ACCT-09 HEAD-16 Log Out logs out and stays on a page that everybody may see", async () => {
    const { user, visited } = show();
    await user.click(screen.getByRole("button", { name: /My Account/ }));
    await user.click(screen.getByRole("button", { name: "Log Out" }));
    await waitFor(() => expect(door()).toBeTruthy());
    expect(said()).toEqual(["You are signed out."]);
    expect(visited).toEqual([]);
  });

  it.each(["default_category", "account"] as const)(
    "ACCT-09 ROUTE-02 Log Out leads home from a page of type %s",
    async (type) => {
      const { user, visited, router } = show();
      const place = { type, params: {}, address: { path: "/x", search: "", hash: "" } };
      await act(async () =>
        router.navigation.set((now) => ({ ...now, shown: { kind: "page", place } })),
      );
      await user.click(screen.getByRole("button", { name: /My Account/ }));
      await user.click(screen.getByRole("button", { name: "Log Out" }));
      await waitFor(() => expect(visited).toEqual(["/"]));
    },
  );

  it("ACCT-22 a logout that the store did not hear of is said, and nobody is logged out", async () => {
    const { user } = show();
    server.isDown = true;
    await user.click(screen.getByRole("button", { name: /My Account/ }));
    await user.click(screen.getByRole("button", { name: "Log Out" }));
    await waitFor(() =>
      expect(said()).toEqual(["The store did not answer: you are still signed in. Try again."]),
    );
    expect(account.get()).not.toBeNull();
  });
});
