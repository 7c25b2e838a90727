// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { graphqlCall } from "../api/graphql-call.ts";
import type { Shop } from "../api/shop.ts";
import { notices } from "../notice/notices.ts";
import { addressOf } from "../routing/address.ts";
import { storageKeys } from "../storage/keys.ts";
import { writeStored } from "../storage/stored.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { account } from "./account.ts";
import { DevicesAndData } from "./area/devices/DevicesAndData.tsx";
import { Profile } from "./area/profile/Profile.tsx";
import SignInPopup from "./popup/SignInPopup.tsx";
import { doubted, sentAgain } from "./sent-again.ts";
import { sessionDoubted, signInOpen } from "./sign-in-door.ts";
import { AN_END } from "./testing/devices.ts";
import { AccountServer, MARTA, refused } from "./testing/account-server.ts";
import { nobodyKnown } from "./testing/open-login.tsx";

const NOOR = { ...MARTA, id: 9, email: "noor@example.com", firstName: "Noor" };
const PLACE = {
  type: "account",
  address: addressOf("/customer/account/edit"),
  params: {},
} as const;

let server: AccountServer;
beforeEach(() => {
  nobodyKnown();
  server = new AccountServer();
  server.holder = MARTA;
  server.holders.push(NOOR);
  account.set({ ...MARTA });
});
afterEach(cleanup);

/** A shop whose changes are sent as the browser sends them. */
function asTheBrowser(shop: Shop): Shop {
  const { call, graphql } = shop;
  return {
    ...shop,
    call: (name, input) => sentAgain(() => call(name, input)),
    graphql: (...request) => sentAgain(() => graphql(...request)),
  };
}

function open(Part = Profile) {
  renderInShop(
    <>
      <Part account={{ ...MARTA }} place={PLACE} />
      <SignInPopup />
    </>,
    { shop: asTheBrowser(server.shop()), href: PLACE.address.path },
  );
  return userEvent.setup();
}

const button = (name: string) => screen.findByRole("button", { name });
const said = () => notices.get().map(({ text }) => text);
const isOver = () => refused(401, "access.loginRequired");

async function signIn(user: ReturnType<typeof userEvent.setup>, holder: typeof MARTA) {
  const dialog = await screen.findByRole("dialog", { name: "Sign In" });
  const email = screen.getAllByLabelText<HTMLInputElement>("Email").at(-1)!;
  if (email.value !== holder.email) {
    await user.clear(email);
    await user.type(email, holder.email);
  }
  const password = dialog.querySelector<HTMLInputElement>("[name=password]");
  await user.type(password!, `${holder.password}{Enter}`);
}

describe("issue 9: a change after the session has ended elsewhere", () => {
  const rename = async () => {
    const user = open();
    const first = await screen.findByLabelText("First name");
    await user.clear(first);
    await user.type(first, "Maria");
    server.refusals["UpdateName"] = isOver();
    await user.click(await button("Save name"));
    return user;
  };

  it("waits for the sign-in, and is sent once more as it was typed", async () => {
    const user = await rename();
    await screen.findByText("Please sign in once more. What you asked for is sent then.");
    expect(screen.getAllByLabelText<HTMLInputElement>("Email").at(-1)!.value).toBe(MARTA.email);
    expect(await axeViolations()).toEqual([]);
    expect(server.count("UpdateName")).toBe(1);
    await signIn(user, MARTA);
    await waitFor(() => expect(account.get()?.firstName).toBe("Maria"));
    expect(server.last("UpdateName")).toEqual({
      input: { firstname: "Maria", lastname: MARTA.lastName },
    });
    expect(server.count("UpdateName")).toBe(2);
    expect(said()).toContain("You saved the account information.");
  });

  it("is not sent for somebody else, and that is said", async () => {
    const user = await rename();
    await signIn(user, NOOR);
    await waitFor(() =>
      expect(said()).toContain(`Nothing was sent: ${MARTA.email} had asked for it.`),
    );
    expect(account.get()?.email).toBe(NOOR.email);
    expect(server.count("UpdateName")).toBe(1);
  });

  it("is refused as before where nobody signs in, and what was typed stands", async () => {
    const user = await rename();
    await user.click(await button("Close"));
    await screen.findByText("The current customer isn't authorized.");
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Maria");
    expect(server.count("UpdateName")).toBe(1);
  });

  it("is sent once more and not again and again", async () => {
    const user = await rename();
    await screen.findByRole("dialog", { name: "Sign In" });
    server.refusals["UpdateName"] = isOver();
    await signIn(user, MARTA);
    await screen.findByText("The current customer isn't authorized.");
    expect(signInOpen.get()).toBe(false);
    expect(server.count("UpdateName")).toBe(2);
  });

  it("goes out with the new sign-in's token; questions and changes are told apart", async () => {
    const sent: string[] = [];
    const around = (kind: string) => {
      return async <Answer,>(send: () => Promise<Answer>) => {
        sent.push(kind);
        await send();
        writeStored(storageKeys.customerTokenCookie, "token-2");
        return send();
      };
    };
    writeStored(storageKeys.customerTokenCookie, "token-1");
    const call = graphqlCall({
      storeCode: "us",
      fetch: (_, init) => {
        sent.push(new Headers(init?.headers).get("authorization") ?? "");
        return Promise.resolve(new Response(JSON.stringify({ data: {} })));
      },
      pageLocation: () => "https://store.test/checkout",
      network: {
        isOnline: () => true,
        online: () => Promise.resolve(),
        pause: () => Promise.resolve(),
      },
      change: around("change"),
      question: around("question"),
    });
    await call({ name: "Change", text: "mutation Change { storeConfig }" }, {});
    await call({ name: "ShopName", text: "query ShopName { storeConfig { store_name } }" }, {});
    expect(sent).toEqual([
      "change",
      "Bearer token-1",
      "Bearer token-2",
      "question",
      "Bearer token-2",
      "Bearer token-2",
    ]);
  });

  it("opens nothing over a guest, nor over staff in a customer's name", async () => {
    for (const who of [null, { ...MARTA, actedBy: "mira@placket.example" }]) {
      account.set(who);
      await expect(sentAgain(() => Promise.reject(isOver()))).rejects.toThrow("HTTP 401");
      expect(signInOpen.get()).toBe(false);
    }
  });

  it("waits until it is known who is here, and is then sent as theirs", async () => {
    account.set(undefined);
    const sends: string[] = [];
    const sent = sentAgain(async () => {
      sends.push(account.get() === undefined ? "nobody knows whose" : "a guest's");
      if (sends.length === 1) throw isOver();
    });
    await waitFor(() => expect(sends).toHaveLength(1));
    account.set(null);
    await sent;
    expect([sends, signInOpen.get()]).toEqual([["nobody knows whose", "a guest's"], false]);
  });

  it("leaves a question alone: it is found out who is here, and nothing opens", async () => {
    const before = sessionDoubted.get();
    await expect(doubted(() => Promise.reject(isOver()))).rejects.toThrow("HTTP 401");
    expect(sessionDoubted.get()).toBe(before + 1);
    expect(signInOpen.get()).toBe(false);
  });
});

describe("issue 9: an account that has no password", () => {
  beforeEach(() => {
    server.end = { ...AN_END, wants_password: false };
  });

  it("asks for none, and a first one is chosen after a sign-in of a moment ago", async () => {
    const user = open();
    await screen.findByText("Your account has no password yet.");
    expect(screen.queryByLabelText("Current password")).toBeNull();
    await user.type(await screen.findByLabelText("New password"), "Twill-9x");
    await user.type(screen.getByLabelText("Confirm password"), "Twill-9x");
    server.refusals["ChangePassword"] = refused(401, "customer.proofWanted");
    await user.click(await button("Choose a password"));
    await screen.findByRole("dialog", { name: "Sign In" });
    server.end = AN_END;
    await signIn(user, MARTA);
    await waitFor(() => expect(said()).toContain("You have a password now."));
    expect(server.last("ChangePassword")).toEqual({ current: "", next: "Twill-9x" });
    expect(await button("Change Password")).toBeTruthy();
    expect(screen.getAllByLabelText("Current password")).toHaveLength(2);
  });

  it("changes its email without one", async () => {
    const user = open();
    await screen.findByText("Your account has no password yet.");
    const [email] = screen.getAllByRole("textbox", { name: "Email" });
    await user.clear(email!);
    await user.type(email!, "maria@example.com");
    await user.click(await button("Save email"));
    await waitFor(() => expect(said().join()).toContain("the letter to maria@example.com"));
    expect(server.last("UpdateEmail")).toEqual({ email: "maria@example.com", password: "" });
  });

  it("is deleted after a sign-in of a moment ago", async () => {
    const user = open(DevicesAndData);
    await user.click(await button("Delete my account"));
    server.refusals["deleteAccount"] = refused(401, "customer.proofWanted");
    await user.click(await button("Delete for good"));
    await screen.findByRole("dialog", { name: "Sign In" });
    await signIn(user, MARTA);
    await waitFor(() => expect(server.count("deleteAccount")).toBe(2));
  });
});
