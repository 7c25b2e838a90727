// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { account } from "../account.ts";
import { AccountServer, MARTA, refused } from "../testing/account-server.ts";
import { aBrowserDevice } from "../testing/browser-device.ts";
import { nobodyKnown, openLogin } from "../testing/open-login.tsx";

let server: AccountServer;
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = () => openLogin(server, "/customer/account/login");
const button = () => screen.findByRole("button", { name: "Sign in with a passkey" });

describe("issue 9, 1: signing in by a passkey", () => {
  it("is one press, without a name or a password", async () => {
    aBrowserDevice();
    const { user, visited } = open();
    await user.click(await button());
    await waitFor(() => expect(account.get()?.email).toBe(MARTA.email));
    expect(server.last("logInWithPasskey")).toMatchObject({
      credential: { id: "a2V5", response: { signature: "c2lnbmVk", userHandle: "b3duZXI" } },
    });
    await waitFor(() => expect(visited).toEqual(["/customer/account"]));
  });

  it("says what the store refuses with, and that no passkey was used", async () => {
    const device = aBrowserDevice();
    server.refusals["logInWithPasskey"] = refused(401, "customer.wrongPasskey");
    const { user } = open();
    await user.click(await button());
    await screen.findByText(/^This passkey does not sign in here/);
    device.refusal = new DOMException("no", "NotAllowedError");
    await user.click(await button());
    await screen.findByText(/^No passkey was used/);
    expect(account.get()).toBeNull();
  });

  it("is offered in the field of the email where the browser can", async () => {
    aBrowserDevice();
    const offering = { isConditionalMediationAvailable: async () => true };
    vi.stubGlobal(
      "PublicKeyCredential",
      Object.assign(() => undefined, offering),
    );
    open();
    expect(screen.getByLabelText("Email").getAttribute("autocomplete")).toBe("username webauthn");
    await waitFor(() => expect(account.get()?.email).toBe(MARTA.email));
  });

  it("is not offered where the browser has none", async () => {
    open();
    await screen.findByRole("button", { name: "Sign In" });
    expect(screen.queryByRole("button", { name: "Sign in with a passkey" })).toBeNull();
    expect(server.count("passkeyChallenge")).toBe(0);
  });
});
