// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notices } from "../../notice/notices.ts";
import { storageKeys } from "../../storage/keys.ts";
import { approvalKey } from "../stored-flags.ts";
import { readStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { MASK_ID } from "../../testing/cart.ts";
import { aProblem } from "../testing/checkout-server.ts";
import { readyToPay, server, show } from "../testing/open-checkout.tsx";
import { comeFromWallet } from "./come-from-wallet.ts";
import { creditReturn } from "./credit-address.ts";
import { keepApproval } from "./wallet-approval.ts";

const CREDIT = { code: "creditkey_gateway", title: "Business Credit", kind: "wallet" } as const;
const PAYPAL = { code: "paypal_express", title: "PayPal", kind: "wallet" } as const;
const ID = "0d6a3a3e-1b0c-4d8f-9a57-3e1c7b2f9d10";
const PAGE = "https://credit.test/checkout/1";

beforeEach(() => {
  readyToPay();
  history.replaceState(null, "", "/");
});
afterEach(cleanup);

const aStore = (more: object = {}) => Object.assign(server(), { methods: [CREDIT], ...more });
const press = (name: RegExp | string) => screen.findByRole("button", { name });
const frame = () => screen.findByTitle<HTMLIFrameElement>("Credit Key");

/** What the page in the frame tells, as Credit Key does. */
const tell = (source: Window | null, message: object) =>
  fireEvent(window, new MessageEvent("message", { data: JSON.stringify(message), source }));

describe("PAY-05 paying on business credit", () => {
  it("leads to Credit Key, and back to this checkout by the configured address", async () => {
    const store = aStore();
    const { user } = show(store);
    await user.click(await press("Continue to Credit Key"));
    await waitFor(() => expect(location.hash).toBe("#on-credit"));
    expect(store.asked.find(({ name }) => name === "BeginOnCredit")?.variables).toEqual({
      cartId: MASK_ID,
      approved: "/checkout?creditkey=approved&key=%CKKEY%",
      canceled: "/checkout?creditkey=canceled",
    });
    expect(store.count("PlaceOrder")).toBe(0);
    expect(readStored(storageKeys.selectedPaymentMethod)).toBe("creditkey_gateway");
    expect(await axeViolations()).toEqual([]);
  });

  it("stands in a window over the checkout where the shop has it so, and is closed by its page", async () => {
    const store = aStore({ creditUrl: PAGE });
    store.credit.mode = "modal";
    const { user } = show(store);
    await user.click(await press("Continue to Credit Key"));
    const page = await frame();
    expect(page.src).toBe(`${PAGE}?modal=true`);
    expect(page.getAttribute("sandbox")).not.toContain("top-navigation");
    tell(window, { action: "cancel", type: "modal" });
    expect(screen.queryByTitle("Credit Key")).not.toBeNull();
    tell(page.contentWindow, { action: "cancel", type: "modal" });
    await waitFor(() => expect(screen.queryByTitle("Credit Key")).toBeNull());
  });

  it("goes on from the window to a way back of this store, and to no other", async () => {
    const store = aStore({ creditUrl: PAGE });
    store.credit.mode = "modal";
    history.replaceState(null, "", `/?creditkey=approved&key=${ID}`);
    const here = `${location.href}#back`;
    const { user } = show(store);
    await user.click(await press("Continue to Credit Key"));
    const page = await frame();
    for (const options of [`https://evil.test/?creditkey=approved`, `${location.origin}/#x`, ""]) {
      tell(page.contentWindow, { action: "complete", type: "modal", options });
    }
    expect(location.hash).toBe("");
    tell(page.contentWindow, { action: "complete", type: "modal", options: here });
    await waitFor(() => expect(location.hash).toBe("#back"));
  });

  it.each([location.origin, "javascript:alert(1)", "nonsense"])(
    "does not frame %s",
    async (creditUrl) => {
      const store = aStore({ creditUrl });
      store.credit.mode = "modal";
      const { user } = show(store);
      await user.click(await press("Continue to Credit Key"));
      await waitFor(() => expect(store.count("BeginOnCredit")).toBe(1));
      await press("Continue to Credit Key");
      expect(screen.queryByTitle("Credit Key")).toBeNull();
    },
  );

  it("says so where Credit Key cannot be asked", async () => {
    const store = aStore();
    const { user } = show(store);
    const button = await press("Continue to Credit Key");
    store.refusal = [aProblem("payment.walletUnreachable")];
    await user.click(button);
    await waitFor(() => expect(notices.get()).toHaveLength(1));
    expect(location.hash).toBe("");
  });

  it("places the order with what was confirmed, which is no approval of PayPal's", async () => {
    const store = aStore({ methods: [CREDIT, PAYPAL] });
    keepApproval({ code: "creditkey_gateway", cartId: MASK_ID, approved: { id: ID } });
    const { user } = show(store);
    await user.click(await screen.findByRole("radio", { name: "PayPal" }));
    expect(await press("Continue to PayPal")).toBeTruthy();
    await user.click(await screen.findByRole("radio", { name: "Business Credit" }));
    await screen.findByText(/^You confirmed at Credit Key/);
    await user.click(await press(/^Place order, \$40.00/));
    await waitFor(() => expect(store.count("PlaceOrder")).toBe(1));
    const prepared = store.asked.find(({ name }) => name === "PreparePayment");
    expect(prepared?.variables.payment).toEqual({
      code: "creditkey_gateway",
      creditkey_gateway: { id: ID },
    });
  });
});

describe("CONF-14 business credit is shown where it is displayed", () => {
  it.each([{ isCreditShown: false }, { credit: { isDisplayed: false } }])(
    "and not with %j",
    async (more) => {
      const store = aStore({ methods: [CREDIT, PAYPAL], ...more });
      show(store);
      expect(await screen.findByRole("radio", { name: "PayPal" })).toBeTruthy();
      await waitFor(() => expect(store.count("CreditConfig")).toBe(1));
      expect(screen.queryByRole("radio", { name: "Business Credit" })).toBeNull();
    },
  );
});

describe("the way back from Credit Key", () => {
  it("is known by its address", () => {
    expect(creditReturn("?creditkey=approved&key=K")).toMatchObject({
      outcome: "approved",
      approved: { id: "K" },
    });
    for (const other of ["", "?key=K", "?creditkey=maybe", "?paypal=approved"]) {
      expect(creditReturn(other)).toBeUndefined();
    }
  });

  it("confirmed: it pays the cart, and the address forgets it", async () => {
    const store = aStore();
    const { router, visited, client } = show(store);
    const way = { pathname: "/checkout", search: `?creditkey=approved&key=${ID}` };
    await comeFromWallet({ client, router, shop: store.shop() }, way);
    const asked = store.asked.find(({ name }) => name === "PayByApproval");
    expect(asked?.variables.payment).toEqual({
      code: "creditkey_gateway",
      creditkey_gateway: { id: ID },
    });
    expect(readStored(approvalKey)).toEqual({
      code: "creditkey_gateway",
      cartId: MASK_ID,
      approved: { id: ID },
    });
    expect(visited.at(-1)).toBe("/checkout");
  });

  it("canceled: nothing is asked for, and it is said that nothing was charged", async () => {
    const store = aStore();
    const { router, client } = show(store);
    const way = { pathname: "/checkout", search: "?creditkey=canceled" };
    await comeFromWallet({ client, router, shop: store.shop() }, way);
    expect(store.count("PayByApproval")).toBe(0);
    expect(notices.get().map(({ text }) => text)).toEqual([
      "You came back from Credit Key without paying. Nothing was charged.",
    ]);
  });
});
