// @vitest-environment jsdom
import { toBase64 } from "@placket/contract/base64";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { axeViolations } from "../../testing/axe.ts";
import { aRefusal } from "../../testing/shop.ts";
import { account } from "../account.ts";
import { AccountServer, MARTA, refused } from "../testing/account-server.ts";
import { nobodyKnown, openLogin } from "../testing/open-login.tsx";

const LOGIN = "/customer/account/login";

let server: AccountServer;
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
});
afterEach(cleanup);

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole("button", { name });

async function signIn(user: ReturnType<typeof openLogin>["user"], password = MARTA.password) {
  await user.type(field("Email"), ` ${MARTA.email}`);
  await user.type(field("Password"), `${password}{Enter}`);
}

describe("the login screen", () => {
  it("ACCT-29 ROUTE-06 has both ways in with the login marked, and the way to a new password", async () => {
    openLogin(server, LOGIN);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sign In");
    const [login, create] = screen.getAllByRole("link").slice(0, 2);
    expect(login?.getAttribute("aria-current")).toBe("page");
    expect(create?.getAttribute("aria-current")).toBeNull();
    expect(create?.getAttribute("href")).toBe("/customer/account/create");
    const forgot = screen.getByRole("link", { name: "Forgot your password?" });
    expect(forgot.getAttribute("href")).toBe("/customer/account/forgotpassword");
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ["from the checkout where only customers order", "/checkout", true, true],
    ["from the checkout of any other shop", "/checkout", false, false],
    ["from elsewhere", "/checkout/cart", true, false],
  ])("CHECK-12 %s says why", async (_, from, checkoutNeedsLogin, isSaid) => {
    const why = "To order here, sign in or create an account. Your cart stays as it is.";
    for (const screenOf of ["login/referer/", "create?redirect="]) {
      const code = encodeURIComponent(toBase64(from));
      openLogin(server, `/customer/account/${screenOf}${code}`, { checkoutNeedsLogin });
      expect(screen.queryByText(why) !== null, screenOf).toBe(isSaid);
      cleanup();
    }
  });

  it("ACCT-02 leads to the account after signing in", async () => {
    const { user, visited } = openLogin(server, LOGIN);
    await signIn(user);
    await waitFor(() => expect(visited).toEqual(["/customer/account"]));
    expect(server.asked.find(({ name }) => name === "logIn")?.what).toEqual({
      username: MARTA.email,
      password: MARTA.password,
    });
  });

  it("ACCT-02 ACCT-03 ROUTE-07 leads back to the address that its own carries", async () => {
    const code = encodeURIComponent(toBase64("/chef-coats?p=2"));
    const { user, visited } = openLogin(server, `${LOGIN}/referer/${code}`);
    const create = screen.getByRole("link", { name: "Create an Account" });
    expect(create.getAttribute("href")).toContain(`?redirect=${code}`);
    await signIn(user);
    await waitFor(() => expect(visited).toEqual(["/chef-coats?p=2"]));
  });

  it("ACCT-02 sends on whoever is logged in already, be it from another tab", async () => {
    const { visited } = openLogin(server, LOGIN);
    expect(visited).toEqual([]);
    await act(async () => account.set({ ...MARTA }));
    expect(visited).toEqual(["/customer/account"]);
  });

  it("ACCT-12 signs in as the portal's that its address names", async () => {
    const { user } = openLogin(server, `${LOGIN}?code=harbour`);
    await signIn(user);
    await waitFor(() => expect(server.count("logIn")).toBe(1));
    expect(server.asked.at(-1)?.what).toMatchObject({ username: `harbour#${MARTA.email}` });
  });

  it("PORTAL-04 says what the portal says that its address names, and makes no accounts there", async () => {
    server.portal = {
      aboveLoginDetails: "<p>Welcome aboard.</p>",
      belowLoginDetails: "<p>Ask us.</p>",
    };
    openLogin(server, `${LOGIN}?code=harbour`);
    const above = await screen.findByText("Welcome aboard.");
    const below = screen.getByText("Ask us.");
    const email = field("Email");
    expect(above.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(email.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole("link", { name: "Create an Account" })).toBeNull();
    const forgot = screen.getByRole("link", { name: "Forgot your password?" });
    expect(forgot.getAttribute("href")).toBe("/customer/account/forgotpassword?code=harbour");
    expect(await axeViolations()).toEqual([]);
  });

  it("ACCT-04 leads where the portal says that its members land, wherever they were going", async () => {
    const code = encodeURIComponent(toBase64("/chef-coats"));
    const { visited } = openLogin(server, `${LOGIN}/referer/${code}`);
    await act(async () => account.set({ ...MARTA, landing: "/harbour/default-category" }));
    expect(visited).toEqual(["/harbour/default-category"]);
  });

  it("ACCT-31 OPEN-07 shows what the server says, and keeps what was typed", async () => {
    const { user, visited } = openLogin(server, LOGIN);
    await signIn(user, "wrong");
    await screen.findByText(/^The account sign-in was incorrect or your account is disabled/);
    expect((field("Password") as HTMLInputElement).value).toBe("wrong");
    server.refusals["logIn"] = refused(429, "customer.tooManyTries", 5);
    await user.click(button("Sign In"));
    await screen.findByText("Too many failed tries. Please try again in 5 min.");
    expect(visited).toEqual([]);
    expect(document.activeElement?.textContent).toContain("Too many failed tries");
    expect(await axeViolations()).toEqual([]);
  });

  it("OPEN-07 a refusal without words has the documents' words, a fault the general ones", async () => {
    const { user } = openLogin(server, LOGIN);
    server.refusals["logIn"] = aRefusal(401);
    await signIn(user);
    await screen.findByText(
      "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
    );
    server.refusals["logIn"] = aRefusal(500);
    await user.click(button("Sign In"));
    await screen.findByText("Something went wrong. Please try again.");
    server.isDown = true;
    await user.click(button("Sign In"));
    expect(await screen.findByText(/^The store did not answer/)).toBeTruthy();
  });

  it("OPEN-08 whatever else is wrong is said in the server's words", async () => {
    const { user } = openLogin(server, LOGIN);
    server.refusals["logIn"] = aRefusal(409, { said: "We are moving house." });
    await signIn(user);
    expect(await screen.findByText("We are moving house.")).toBeTruthy();
  });

  it("asks for what is missing before it asks the server", async () => {
    const { user } = openLogin(server, LOGIN);
    await user.click(button("Sign In"));
    await screen.findByText("Email: Required");
    expect(field("Password").getAttribute("aria-invalid")).toBe("true");
    expect(server.count("logIn")).toBe(0);
    await user.type(field("Email"), "a");
    expect(screen.queryByText("Email: Required")).toBeNull();
  });

  it("shows the password to whoever asks to see it, and to no address", async () => {
    const { user } = openLogin(server, LOGIN);
    expect(field("Password").getAttribute("type")).toBe("password");
    await user.click(button("Show the password"));
    expect(field("Password").getAttribute("type")).toBe("text");
    expect(document.querySelector("form")?.method).toBe("post");
  });
});

describe("the screen of a new account", () => {
  const CREATE = "/customer/account/create";

  async function fill(user: ReturnType<typeof openLogin>["user"], change: Record<string, string>) {
    const filled = {
      "First name": "Ann",
      "Last name": "Lee",
      Email: "ann@example.com",
      Password: "Twill-2x",
      "Confirm password": "Twill-2x",
      ...change,
    };
    for (const [name, text] of Object.entries(filled)) {
      await user.clear(field(name));
      if (text !== "") await user.type(field(name), text);
    }
  }

  it("ROUTE-17 ACCT-05 stands at any path with its address, under the shop's heading and label", async () => {
    openLogin(server, `/de${CREATE}/index`);
    await screen.findByRole("heading", { level: 1, name: "Become one of us" });
    expect(button("Join")).toBeTruthy();
    const tab = screen.getByRole("link", { name: "Create an Account" });
    expect(tab.getAttribute("aria-current")).toBe("page");
    expect(await axeViolations()).toEqual([]);
  });

  it("ACCT-05 stands under the words of the loyalty program where points are earned", async () => {
    server.givesPoints = true;
    openLogin(server, CREATE);
    await screen.findByRole("heading", { level: 1, name: "Join our rewards" });
    expect(button("Earn points")).toBeTruthy();
    expect(screen.queryByText("Become one of us")).toBeNull();
  });

  it("OPEN-37 makes the account, logs in and leads on", async () => {
    const { user, visited } = openLogin(server, `${CREATE}?redirect=${toBase64("/aprons")}`);
    await fill(user, {});
    await user.click(await screen.findByRole("button", { name: "Join" }));
    await waitFor(() => expect(visited).toEqual(["/aprons"]));
    expect(account.get()).toMatchObject({ firstName: "Ann", email: "ann@example.com" });
  });

  it("ACCT-11 OPEN-37 says what a password lacks while it is typed, by the shop's rules", async () => {
    const { user } = openLogin(server, CREATE);
    expect(
      await screen.findByText(/^At least 8 characters, of at least 3 of these kinds/),
    ).toBeTruthy();
    await user.type(field("Password"), "twill");
    await screen.findByText(/^The password needs at least 8 characters/);
    await user.type(field("Password"), "twill");
    await screen.findByText(/^Minimum of different classes of characters in password is 3/);
    await user.type(field("Password"), "-X");
    await screen.findByText("This password is good.");
  });

  it.each([
    [{ "First name": "" }, "First name: Required"],
    [{ "Last name": "<b>" }, /^Last name: Last Name is not valid!/],
    [{ Email: "ann" }, "Email: Please enter a valid email"],
    [
      { Password: "short", "Confirm password": "short" },
      /^Password: The password needs at least 8/,
    ],
    [
      { "Confirm password": "Twill-3x" },
      "Confirm password: Please make sure your passwords match.",
    ],
  ])("OPEN-37 is checked before it is sent: %j", async (change, words) => {
    const { user } = openLogin(server, CREATE);
    await fill(user, change);
    await user.click(await screen.findByRole("button", { name: "Join" }));
    expect((await screen.findByText(words)).closest("a")).toBeTruthy();
    expect(server.count("CreateCustomer")).toBe(0);
  });

  it("OPEN-37 ACCT-11 every empty field is named, the password too before the shop's rules have come", async () => {
    server.isDown = true;
    const { user } = openLogin(server, CREATE);
    await user.click(await screen.findByRole("button", { name: "Create Account" }));
    await screen.findByText("4 things to fix:");
    expect(screen.getByRole("link", { name: /^Password: / })).toBeTruthy();
    expect(server.count("CreateCustomer")).toBe(0);
  });

  it("OPEN-37 a refusal is shown in the server's words", async () => {
    const { user, visited } = openLogin(server, CREATE);
    await fill(user, { Email: MARTA.email });
    await user.click(await screen.findByRole("button", { name: "Join" }));
    await screen.findByText(/^A customer with the same email address already exists/);
    expect(visited).toEqual([]);
  });
});
