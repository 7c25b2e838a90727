// @vitest-environment jsdom
import { toBase64 } from "@placket/contract/base64";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notices } from "../../notice/notices.ts";
import { storageKeys } from "../../storage/keys.ts";
import { writeStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { account } from "../account.ts";
import { AccountServer, MARTA } from "../testing/account-server.ts";
import { nobodyKnown, openLogin } from "../testing/open-login.tsx";

let server: AccountServer;
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
});
afterEach(cleanup);

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole("button", { name });
const said = () => notices.get().map(({ text }) => text);

describe("the screen of a forgotten password", () => {
  const FORGOT = "/customer/account/forgotpassword";

  it("ROUTE-18 ACCT-25 sends a letter, and says nothing of who has an account", async () => {
    const { user } = openLogin(server, FORGOT);
    await user.type(field("Email"), " nobody@example.com{Enter}");
    const words = await screen.findByText(
      /^If there is an account associated with nobody@example.com/,
    );
    expect(document.activeElement).toBe(words);
    expect(server.asked.at(-1)).toEqual({
      name: "RequestPasswordReset",
      what: { email: "nobody@example.com" },
    });
    expect(await axeViolations()).toEqual([]);
  });

  it("ACCT-26 sends a link that signs in, with the way back and the cart", async () => {
    writeStored(storageKeys.cartId, "c".repeat(32));
    const { user } = openLogin(server, `${FORGOT}?redirect=${toBase64("/aprons?p=2")}`);
    await user.type(field("Email"), MARTA.email);
    await user.click(await screen.findByRole("button", { name: "Email Me a Sign-In Link" }));
    await screen.findByText(/you will receive an email with a link that signs you in/);
    expect(server.asked.at(-1)).toEqual({
      name: "SendLoginLink",
      what: { email: MARTA.email, redirect: "/aprons?p=2", cartId: "c".repeat(32) },
    });
  });

  it("ACCT-26 has no such way where the shop sends no such links", async () => {
    server.sendsLoginLinks = false;
    openLogin(server, FORGOT);
    await waitFor(() => expect(server.count("AccountRules")).toBe(1));
    expect(screen.queryByRole("button", { name: "Email Me a Sign-In Link" })).toBeNull();
  });

  it("ROUTE-18 wants an email, and leads back", async () => {
    const { user } = openLogin(server, `${FORGOT}?redirect=${toBase64("/aprons")}`);
    await user.click(button("Reset My Password"));
    await screen.findByText("Email: Required");
    const back = screen.getByRole("link", { name: "Back to sign in" });
    expect(back.getAttribute("href")).toContain("redirect=");
  });
});

describe("the screen that a mailed link to a new password leads to", () => {
  const reset = (token: string) => `/customer/account/createpassword#${token}`;

  async function fill(user: ReturnType<typeof openLogin>["user"], again = "Twill-9x") {
    await user.type(field("Email"), MARTA.email);
    await user.type(field("New password"), "Twill-9x");
    await user.type(field("Confirm password"), `${again}{Enter}`);
  }

  it("ACCT-25 sets the password and leads to the login", async () => {
    const { user, visited } = openLogin(server, reset("link-1"));
    expect(await axeViolations()).toEqual([]);
    await fill(user);
    await waitFor(() => expect(visited).toEqual(["/customer/account/login"]));
    expect(said()).toEqual(["Your password has been changed. Please sign in with it."]);
    expect(server.asked.at(-1)?.what).toEqual({
      email: MARTA.email,
      password: "Twill-9x",
      token: "link-1",
    });
  });

  it("ACCT-25 a link that is over is said, with the way to another one", async () => {
    const { user, visited } = openLogin(server, reset("link-0"));
    await fill(user);
    await screen.findByText(/The password token is mismatched/);
    const another = screen.getByRole("link", { name: "Ask for another link" });
    expect(another.getAttribute("href")).toBe("/customer/account/forgotpassword");
    expect(visited).toEqual([]);
  });

  it("ACCT-11 ACCT-25 checks the password before it is sent", async () => {
    const { user } = openLogin(server, reset("link-1"));
    await fill(user, "Twill-8x");
    await screen.findByText("Confirm password: Please make sure your passwords match.");
    expect(server.count("ResetPassword")).toBe(0);
  });
});

describe("the screen that a mailed link to sign in leads to", () => {
  it("ACCT-26 OPEN-04 says whose account it opens, and signs in by a press alone", async () => {
    server.redirectPath = "/aprons";
    const { visited, user } = openLogin(server, "/customer/account/loginlink#token-7");
    await screen.findByText(`This link signs in to the account of ${MARTA.email}.`);
    expect(server.count("setAuth")).toBe(0);
    expect(account.get()).toBeNull();
    expect(await axeViolations()).toEqual([]);
    await user.click(button("Sign In"));
    await waitFor(() => expect(visited).toEqual(["/aprons"]));
    expect(account.get()?.email).toBe(MARTA.email);
  });

  it("ACCT-26 else to the account, though somebody else is logged in", async () => {
    await act(async () => account.set({ ...MARTA, id: 99 }));
    const { visited, user } = openLogin(server, "/customer/account/loginlink#token-7");
    await user.click(await screen.findByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(visited).toEqual(["/customer/account"]));
    expect(account.get()?.id).toBe(MARTA.id);
  });

  it("takes staff who shop for a customer straight in: they have pressed a moment ago", async () => {
    server.holders.push({ ...MARTA, id: 31, actedBy: "mira@example.com" });
    const { visited } = openLogin(server, "/customer/account/loginlink#token-31");
    await waitFor(() => expect(visited).toEqual(["/customer/account"]));
  });

  it("ACCT-26 says when the link is over", async () => {
    const { visited } = openLogin(server, "/customer/account/loginlink#over");
    await screen.findByText(
      "This link or sign-in has expired, or was used already. Please sign in, or ask for another link.",
    );
    expect(visited).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });
});

describe("the screen that a mailed link to a new email leads to", () => {
  const CONFIRM = "/customer/account/confirmemail";

  it("issue 9.1 moves the account by a press alone; who was signed in signs in anew", async () => {
    server.holder = MARTA;
    writeStored(storageKeys.customerToken, "token-7");
    await act(async () => account.set(MARTA));
    const { user } = openLogin(server, `${CONFIRM}#link-1`);
    const press = await screen.findByRole("button", { name: "Confirm my email" });
    expect(server.count("confirmEmail")).toBe(0);
    expect(await axeViolations()).toEqual([]);
    await user.click(press);
    await screen.findByText("Your email address is changed. Please sign in with it.");
    expect(server.last("confirmEmail")).toEqual({ token: "link-1" });
    expect(account.get()).toBeNull();
  });

  it("issue 9.1 says when the link is over", async () => {
    const { user } = openLogin(server, `${CONFIRM}#over`);
    await user.click(await screen.findByRole("button", { name: "Confirm my email" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^This link is over\./);
  });
});

describe("a form that the shop guards", () => {
  afterEach(() => {
    for (const script of document.head.querySelectorAll("script")) script.remove();
    Reflect.deleteProperty(window, "grecaptcha");
  });

  /** Google's library, as far as v3 goes: a proof names what it was made for. */
  async function library(): Promise<void> {
    await waitFor(() => expect(document.head.querySelector("script")).not.toBeNull());
    const execute = (_: string, { action }: { action: string }) =>
      Promise.resolve(`proof of ${action}`);
    Object.assign(window, { grecaptcha: { ready: (run: () => void) => run(), execute } });
    await act(async () => document.head.querySelector("script")?.dispatchEvent(new Event("load")));
  }

  it("ACCT-27 ACCT-28 sends its proof: with a login as g-recaptcha-response, else in a header", async () => {
    document.documentElement.lang = "forms";
    server.guarded = ["login", "forgot"];
    const { user } = openLogin(server, "/customer/account/login");
    await library();
    await user.type(field("Email"), MARTA.email);
    await user.type(field("Password"), `${MARTA.password}{Enter}`);
    await waitFor(() => expect(server.count("logIn")).toBe(1));
    expect(server.last("logIn")).toMatchObject({ "g-recaptcha-response": "proof of login" });
    cleanup();
    nobodyKnown();
    const forgot = openLogin(server, "/customer/account/forgotpassword");
    await waitFor(() => expect(document.getElementById("forgot-captcha")).not.toBeNull());
    await forgot.user.type(field("Email"), `${MARTA.email}{Enter}`);
    await waitFor(() => expect(server.count("RequestPasswordReset")).toBe(1));
    expect(server.headers).toEqual({ "X-ReCaptcha": "proof of forgot" });
  });

  it("ACCT-27 a form that wants none sends none", async () => {
    server.guarded = ["create"];
    const { user } = openLogin(server, "/customer/account/login");
    await user.type(field("Email"), MARTA.email);
    await user.type(field("Password"), `${MARTA.password}{Enter}`);
    await waitFor(() => expect(server.count("logIn")).toBe(1));
    expect(server.last("logIn")).not.toHaveProperty("g-recaptcha-response");
    expect(document.head.querySelector("script")).toBeNull();
  });
});
