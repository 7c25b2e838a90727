// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../../../notice/notices.ts";
import { axeViolations } from "../../../testing/axe.ts";
import { renderInShop } from "../../../testing/render.tsx";
import { account } from "../../account.ts";
import { AccountServer, MARTA, refused } from "../../testing/account-server.ts";
import { aBrowserDevice } from "../../testing/browser-device.ts";
import { nobodyKnown } from "../../testing/open-login.tsx";
import { Passkeys } from "./Passkeys.tsx";

let server: AccountServer;
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
  server.holder = MARTA;
  act(() => account.set({ ...MARTA }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const shop = server.shop();
  renderInShop(<Passkeys account={{ ...MARTA }} />, { shop, href: "/customer/account/devices" });
  return userEvent.setup();
}
const press = (name: string | RegExp) => screen.findByRole("button", { name });

describe("issue 9, 1: the passkeys of a customer", () => {
  it("are listed, and one of this device is added under a name", async () => {
    aBrowserDevice();
    const user = open();
    await screen.findByText("Phone");
    expect(screen.getByText(/not used yet/)).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    await user.click(await press("Add a passkey"));
    await user.click(await press("Add passkey"));
    await screen.findByText("Name: Required");
    await user.type(screen.getByLabelText("Name"), "Desk{Enter}");
    await screen.findByText("Desk");
    expect(server.last("addPasskey")).toEqual({
      name: "Desk",
      credential: {
        id: "a2V5",
        rawId: "a2V5",
        type: "public-key",
        response: { clientDataJSON: "e30", attestationObject: "bWFkZQ", transports: ["internal"] },
      },
    });
    expect(notices.get().map(({ text }) => text)).toEqual(["The passkey is added."]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Add a passkey"));
  });

  it("ask for the password where the sign-in is long ago", async () => {
    aBrowserDevice();
    server.refusals["passkeyOptions"] = refused(401, "customer.proofWanted");
    const user = open();
    await user.click(await press("Add a passkey"));
    await user.type(screen.getByLabelText("Name"), "Desk{Enter}");
    await user.type(await screen.findByLabelText("Current password"), `${MARTA.password}{Enter}`);
    await screen.findByText("Desk");
    expect(server.last("passkeyOptions")).toEqual({ password: MARTA.password });
  });

  it.each([
    ["NotAllowedError", "The passkey could not be saved. Please try again."],
    ["InvalidStateError", "This device has a passkey of your account already."],
  ])("say what a device refuses with: %s", async (name, words) => {
    const device = aBrowserDevice();
    device.refusal = new DOMException("no", name);
    const user = open();
    await user.click(await press("Add a passkey"));
    await user.type(screen.getByLabelText("Name"), "Desk{Enter}");
    expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
    expect(server.count("addPasskey")).toBe(0);
  });

  it("are renamed, and deleted by a second press", async () => {
    const user = open();
    await user.click(await press("Rename: Phone"));
    const field = screen.getByLabelText("Name");
    await user.clear(field);
    await user.type(field, "Tablet{Enter}");
    await user.click(await press("Delete: Tablet"));
    expect(server.count("deletePasskey")).toBe(0);
    await user.click(await press("Delete for good: Tablet"));
    await waitFor(() => expect(screen.queryByText("Tablet")).toBeNull());
    expect(document.activeElement?.textContent).toMatch(/^A passkey signs you in/);
    expect(screen.getByText("This browser makes no passkeys at this address.")).toBeTruthy();
  });
});
