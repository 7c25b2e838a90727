// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notices } from "../../../notice/notices.ts";
import { addressOf } from "../../../routing/address.ts";
import { axeViolations } from "../../../testing/axe.ts";
import { renderInShop } from "../../../testing/render.tsx";
import { account } from "../../account.ts";
import { AccountServer, MARTA, refused } from "../../testing/account-server.ts";
import { nobodyKnown } from "../../testing/open-login.tsx";
import { DevicesAndData } from "./DevicesAndData.tsx";

const HREF = "/customer/account/devices";

let server: AccountServer;
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
  server.holder = MARTA;
  act(() => account.set({ ...MARTA }));
});
afterEach(cleanup);

function open() {
  const place = { type: "account", address: addressOf(HREF), params: {} } as const;
  const shop = server.shop();
  const shown = renderInShop(<DevicesAndData account={{ ...MARTA }} place={place} />, {
    shop,
    href: HREF,
  });
  return { user: userEvent.setup(), ...shown };
}
const said = () => notices.get().map(({ text }) => text);
const press = (name: string | RegExp) => screen.findByRole("button", { name });

describe("issue 9, 2: the devices of a customer", () => {
  it("are listed, this one marked; another one is signed out", async () => {
    const { user } = open();
    await screen.findByText("Chrome on Linux");
    expect(screen.getByText("This device")).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    await user.click(await press("Sign out: Firefox on Windows"));
    await waitFor(() => expect(screen.queryByText("Firefox on Windows")).toBeNull());
    expect(server.last("endSession")).toEqual({ id: 2 });
    expect(said()).toEqual(["The device is signed out."]);
    expect(screen.queryByRole("button", { name: "Sign out all other devices" })).toBeNull();
  });

  it("all others are signed out by one press", async () => {
    const { user } = open();
    await user.click(await press("Sign out all other devices"));
    await waitFor(() => expect(screen.queryByText("Firefox on Windows")).toBeNull());
    expect(server.count("endOtherSessions")).toBe(1);
  });

  it("a refusal is said, and the list is as it is", async () => {
    server.refusals["endSession"] = refused(404, "session.noSuchSession");
    const { user } = open();
    await user.click(await press("Sign out: Firefox on Windows"));
    await screen.findByText("This session has ended already.");
    expect(screen.getByText("Firefox on Windows")).toBeTruthy();
  });
});

describe("issue 9, 2: the data of a customer", () => {
  it("are a file to take away", async () => {
    open();
    const link = await screen.findByRole("link", { name: "Download my data" });
    expect(link.getAttribute("href")).toBe("/rest/us_en/V1/xmapi/app-my-data");
    expect(link.hasAttribute("download")).toBe(true);
  });

  it("are deleted with the account by whoever knows its password; what is kept is told before", async () => {
    const { user, visited } = open();
    expect(screen.getByText(/Orders are kept as long as the law wants/)).toBeTruthy();
    await user.click(await press("Delete my account"));
    const field = await screen.findByLabelText("Current password");
    expect(document.activeElement).toBe(field);
    await user.click(await press("Delete for good"));
    await screen.findByText("Current password: Required");
    await user.type(field, "wrong{Enter}");
    await screen.findByText("Invalid login or password.");
    expect(account.get()).not.toBeNull();
    await user.clear(field);
    await user.type(field, `${MARTA.password}{Enter}`);
    await waitFor(() => expect(said()).toContain("Your account is deleted."));
    expect(account.get()).toBeNull();
    expect(visited).toEqual(["/"]);
  });

  it("deleting tells before what is lost by it", async () => {
    server.end = {
      hindrances: [],
      store_credit: [{ value: 33, currency: "USD" }],
      points: 500,
      wants_password: true,
    };
    const { user } = open();
    await user.click(await press("Delete my account"));
    await screen.findByLabelText("Current password");
    const lost = screen.getByRole("list", { name: "You lose what you have not spent:" });
    expect(lost.textContent).toBe("Store credit of $33.00500 points");
    expect(await axeViolations()).toEqual([]);
  });

  it("deleting says what has to be over before, and asks for nothing", async () => {
    const text = "Something is open on account. It has to be paid first.";
    server.end = { hindrances: [text], store_credit: [], points: 0, wants_password: true };
    const { user } = open();
    await user.click(await press("Delete my account"));
    expect((await screen.findByText(text)).closest("[role=alert]")).not.toBeNull();
    expect(document.activeElement?.textContent).toBe(text);
    expect(screen.getByRole("link", { name: "My Orders" })).toBeTruthy();
    expect(screen.queryByLabelText("Current password")).toBeNull();
    await user.click(await press("Cancel"));
    await press("Delete my account");
  });

  it("deleting asks for no password where there is none", async () => {
    server.holder = { ...MARTA, password: "" };
    server.end = { ...server.end, wants_password: false };
    const { user } = open();
    await user.click(await press("Delete my account"));
    const sure = await press("Delete for good");
    expect(screen.queryByLabelText("Current password")).toBeNull();
    await user.click(sure);
    await waitFor(() => expect(said()).toContain("Your account is deleted."));
  });

  it("deleting is left by a press, and the focus stays", async () => {
    const { user } = open();
    await user.click(await press("Delete my account"));
    await user.click(await press("Cancel"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Delete my account"));
    expect(server.count("deleteAccount")).toBe(0);
  });
});
