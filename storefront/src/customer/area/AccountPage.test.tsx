// @vitest-environment jsdom
import { toBase64 } from "@placket/contract/base64";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notices } from "../../notice/notices.ts";
import { addressOf } from "../../routing/address.ts";
import { matchRoute } from "../../routing/routes.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal } from "../../testing/shop.ts";
import { account } from "../account.ts";
import { AccountServer, MARTA, refused } from "../testing/account-server.ts";
import { aSavedAddress } from "../testing/saved-addresses.ts";
import { nobodyKnown } from "../testing/open-login.tsx";
import { AccountPage } from "./AccountPage.tsx";

let server: AccountServer;
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
  server.holder = MARTA;
  account.set({ ...MARTA });
});
afterEach(cleanup);

function open(href: string) {
  const address = addressOf(href);
  const place = {
    type: "account",
    address,
    params: matchRoute(address.path)?.params ?? {},
  } as const;
  const shown = renderInShop(<AccountPage place={place} />, { shop: server.shop(), href });
  return { user: userEvent.setup(), ...shown };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the account's pages", () => {
  it("ACCT-13 OPEN-38 lead guests to the login, and back from there", async () => {
    account.set(null);
    const { visited } = open("/customer/address");
    const code = encodeURIComponent(toBase64("/customer/address"));
    await waitFor(() => expect(visited).toEqual([`/customer/account/login/referer/${code}`]));
    expect(server.asked).toEqual([]);
  });

  it("ACCT-07 wait until it is known who asks, and lead nobody away before", async () => {
    account.set(undefined);
    const { visited } = open("/customer/account");
    expect(screen.queryByText(MARTA.email)).toBeNull();
    await act(async () => account.set({ ...MARTA }));
    await screen.findByText(MARTA.email);
    expect(visited).toEqual([]);
  });

  it("ROUTE-23 OPEN-38 ACCT-13 the first one says who one is and where parcels go", async () => {
    server.addresses = [
      aSavedAddress({ default_shipping: true }),
      aSavedAddress({ id: 2, company: "Head Office", default_billing: true }),
    ];
    open("/customer/account");
    await screen.findByText("Marta Kowal", { selector: "dd" });
    const shipping = await screen.findByRole("region", { name: "Default Shipping Address" });
    expect(within(shipping).getByText("Harbour House")).toBeTruthy();
    const billing = screen.getByRole("region", { name: "Default Billing Address" });
    expect(within(billing).getByText("Head Office")).toBeTruthy();
    const menu = screen.getByRole("navigation", { name: "Account" });
    expect(within(menu).getByRole("link", { current: "page" }).textContent).toBe("My Account");
    expect(await axeViolations()).toEqual([]);
  });

  it("OPEN-38 stand in a menu of groups, which a narrow screen has behind one row", async () => {
    const { user } = open("/sales/order/history");
    const menu = screen.getByRole("navigation", { name: "Account" });
    const groups = within(menu).getAllByRole("list");
    const named = groups.map((group) => {
      const id = group.getAttribute("aria-labelledby");
      return [
        id && document.getElementById(id)?.textContent,
        within(group).getAllByRole("link").length,
      ];
    });
    expect(named).toEqual([
      [null, 1],
      ["Orders", 3],
      ["Saved", 4],
      ["Payment", 3],
      ["Details", 3],
    ]);
    const door = within(menu).getByRole("button", { name: "Account menu" });
    const opens = document.getElementById(door.getAttribute("aria-controls") ?? "");
    expect(groups.every((group) => opens?.contains(group))).toBe(true);
    door.focus();
    await user.keyboard("{Enter}");
    expect(door.getAttribute("aria-expanded")).toBe("true");
    await user.tab();
    await user.keyboard("{Escape}");
    expect(door.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(door);
    expect(await axeViolations()).toEqual([]);
  });

  it("say what could not be loaded, and load it again", async () => {
    server.refusals["AddressBook"] = refused(400, "access.badRequest");
    const { user } = open("/customer/account");
    await screen.findByText("This could not be loaded.");
    await user.click(button("Try again"));
    await screen.findByText("No default shipping address yet.");
    expect(screen.queryByText("This could not be loaded.")).toBeNull();
  });
});

describe("the address book", () => {
  const entries = () => screen.queryAllByRole("article");

  it("ACCT-17 OPEN-38 an address is added by the checkout's form, and is the default for both", async () => {
    const { user } = open("/customer/address");
    await screen.findByText(/^You have no saved addresses yet/);
    await user.click(button("Add New Address"));
    const lastName = await screen.findByLabelText<HTMLInputElement>(/^Last name/);
    expect(lastName.value).toBe("Kowal");
    await user.click(button("Save Address"));
    await screen.findByText("Street address: Required");
    await user.type(screen.getByLabelText(/^Street address/), "12 Pier Street");
    await user.type(screen.getByLabelText(/^City/), "Margate");
    await user.selectOptions(screen.getByLabelText(/^State/), "FL");
    await user.type(screen.getByLabelText(/^ZIP code/), "33063");
    await user.type(screen.getByLabelText(/^Telephone/), "555 0100");
    await user.click(button("Save Address"));
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(entries()[0]?.textContent).toContain("Default shippingDefault billing");
    expect(document.activeElement?.textContent).toBe("Your Addresses");
    expect(await axeViolations()).toEqual([]);
  });

  it("ACCT-17 an address is changed, and what the server refuses is said at the form", async () => {
    server.addresses = [aSavedAddress()];
    const { user } = open("/customer/address");
    await user.click(await screen.findByRole("button", { name: /^Edit: Harbour House/ }));
    const city = await screen.findByLabelText(/^City/);
    await user.clear(city);
    await user.type(city, "Cobb");
    server.refusals["UpdateAddress"] = refused(404, "customer.noSuchAddress", 1);
    await user.click(button("Save Address"));
    await screen.findByText('Could not find an address with ID "1"');
    await user.click(button("Save Address"));
    expect(await screen.findByText("Cobb, FL 33063")).toBeTruthy();
  });

  it.each([
    [409, { said: "The book is being bound." }, "The book is being bound."],
    [503, {}, "Something went wrong. Please try again."],
  ])("OPEN-08 a call that fails by %i, %o, is said at the form", async (status, told, said) => {
    server.addresses = [aSavedAddress()];
    const { user } = open("/customer/address");
    await user.click(await screen.findByRole("button", { name: /^Edit: Harbour House/ }));
    await screen.findByLabelText(/^City/);
    server.refusals["UpdateAddress"] = aRefusal(status, told);
    await user.click(button("Save Address"));
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it("ACCT-17 another address becomes the default", async () => {
    server.addresses = [
      aSavedAddress({ default_shipping: true, default_billing: true }),
      aSavedAddress({ id: 2, company: "Head Office" }),
    ];
    const { user } = open("/customer/address");
    await user.click(
      await screen.findByRole("button", { name: /^Use as default shipping: Head Office/ }),
    );
    await waitFor(() => expect(entries()[1]?.textContent).toContain("Default shipping"));
    expect(entries()[0]?.textContent).not.toContain("Default shippingDefault");
    expect(entries()[0]?.textContent).toContain("Default billing");
  });

  it("ACCT-17 an address is removed by two presses, and not by one", async () => {
    server.addresses = [aSavedAddress(), aSavedAddress({ id: 2, company: "Head Office" })];
    const { user } = open("/customer/address");
    await user.click(await screen.findByRole("button", { name: /^Remove: Head Office/ }));
    expect(server.count("DeleteAddress")).toBe(0);
    await user.click(button(/^Remove for good: Head Office/));
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(document.activeElement?.textContent).toBe("Your Addresses");
  });
});

describe("name, email and password", () => {
  const EDIT = "/customer/account/edit";
  const said = () => notices.get().map(({ text }) => text);

  it("OPEN-38 ACCT-13 a changed name is shown at once", async () => {
    const { user } = open(EDIT);
    const first = await screen.findByLabelText("First name");
    await user.clear(first);
    await user.click(button("Save name"));
    await screen.findByText("First name: Required");
    await user.type(first, "Maria");
    await user.click(button("Save name"));
    await waitFor(() => expect(account.get()?.firstName).toBe("Maria"));
    expect(said()).toEqual(["You saved the account information."]);
    expect(await axeViolations()).toEqual([]);
  });

  it("OPEN-38 another email wants the password, and a wrong one is said there", async () => {
    const { user } = open(EDIT);
    const email = await screen.findByRole("textbox", { name: "Email" });
    await user.clear(email);
    await user.type(email, "maria@example.com");
    await user.click(button("Save email"));
    await screen.findByText("Current password: Required");
    const [password] = screen.getAllByLabelText("Current password");
    await user.type(password!, "wrong{Enter}");
    await screen.findByText("Invalid login or password.");
    await user.clear(password!);
    await user.type(password!, `${MARTA.password}{Enter}`);
    await waitFor(() =>
      expect(said()).toEqual([
        "Open the link in the letter to maria@example.com: your email is changed then.",
      ]),
    );
    expect(account.get()?.email).toBe(MARTA.email);
  });

  it("ACCT-11 OPEN-38 another password is checked by the shop's rules, and its fields are emptied", async () => {
    const { user } = open(EDIT);
    await screen.findByText(/^At least 8 characters/);
    const [, current] = screen.getAllByLabelText("Current password");
    await user.type(current!, MARTA.password);
    await user.type(screen.getByLabelText("New password"), "short");
    await user.type(screen.getByLabelText("Confirm password"), "Twill-9x{Enter}");
    await screen.findByText(/^New password: The password needs at least 8/);
    expect(server.count("ChangePassword")).toBe(0);
    await user.clear(screen.getByLabelText("New password"));
    await user.type(screen.getByLabelText("New password"), "Twill-9x{Enter}");
    await waitFor(() => expect(said()).toEqual(["Your password has been changed."]));
    expect(server.last("ChangePassword")).toEqual({ current: MARTA.password, next: "Twill-9x" });
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("");
  });
});

describe("issue 9.9 staff who shop in a customer's name", () => {
  it("see no way to what is its holder's alone, and are told so at its address", async () => {
    account.set({ ...MARTA, actedBy: "mira@placket.example" });
    open("/customer/account/devices");
    expect(await screen.findByText("Only the holder of the account sees this page.")).toBeTruthy();
    const ways = within(screen.getByRole("navigation", { name: "Account" })).getAllByRole("link");
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      "My Account",
      "My Orders",
      "Quick Order",
      "My Quotes",
      "My Products",
      "Wish List",
      "My Alerts",
      "My Logos",
      "Store Credit",
      "Gift Cards",
      "Account Information",
      "Address Book",
    ]);
    expect(server.asked).toEqual([]);
  });
});

describe("CHECK-27 addresses that are kept for a customer", () => {
  it("are shown, and cannot be changed", async () => {
    server.addresses = [aSavedAddress({})];
    const address = addressOf("/customer/address");
    const place = { type: "account", address, params: { part: "addresses" } } as const;
    renderInShop(<AccountPage place={place} />, {
      shop: server.shop(),
      config: { canEdit: { shipping: false, billing: true } },
    });
    await screen.findByText("These addresses are kept for you and cannot be changed here.");
    expect(screen.queryByRole("button", { name: "Add New Address" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^(Edit|Remove)/ })).toBeNull();
  });

  it("CHECK-27 are asked for where there are none, and not promised", async () => {
    const place = {
      type: "account",
      address: addressOf("/customer/address"),
      params: { part: "addresses" },
    } as const;
    renderInShop(<AccountPage place={place} />, {
      shop: server.shop(),
      config: { canEdit: { shipping: false, billing: true } },
    });
    await screen.findByText(/^No address is kept for you yet\. Ask us to add one/);
    expect(screen.queryByText(/^You have no saved addresses yet/)).toBeNull();
    expect(screen.queryByText(/^These addresses are kept/)).toBeNull();
  });
});
