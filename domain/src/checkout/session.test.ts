import { describe, expect, it } from "vitest";
import { syncSession } from "./session.ts";

const guest = { cartId: "c".repeat(32), customerToken: null, customerEmail: "buyer@example.com" };
const nobody = { cartId: null, customerToken: null, customerEmail: null };
const lax = { needsCart: false, needsLogin: false };

describe("the checkout session", () => {
  it("CHECK-10 keeps the cart id that is there", () => {
    expect(syncSession(guest, lax)).toMatchObject({ keepCartId: guest.cartId });
  });

  it("CHECK-10 without a cart it leaves for home only where the shop wants that", () => {
    expect(syncSession(nobody, lax)).toMatchObject({ keepCartId: undefined, leaveFor: undefined });
    expect(syncSession(nobody, { ...lax, needsCart: true }).leaveFor).toBe("home");
  });

  it("CHECK-11 stores or clears token and email", () => {
    const customer = { ...guest, customerToken: "t" };
    expect(syncSession(customer, lax)).toMatchObject({
      customerToken: "t",
      customerEmail: guest.customerEmail,
    });
    expect(syncSession(nobody, lax)).toMatchObject({ customerToken: null, customerEmail: null });
  });

  it("CHECK-12 no email where a login is required leads to the login", () => {
    const strict = { needsCart: false, needsLogin: true };
    expect(syncSession(nobody, strict).leaveFor).toBe("login");
    // An email that was typed is no login.
    expect(syncSession(guest, strict).leaveFor).toBe("login");
    expect(syncSession({ ...guest, customerToken: "t" }, strict).leaveFor).toBeUndefined();
  });

  it("a missing cart leads home before anybody is asked to log in", () => {
    expect(syncSession(nobody, { needsCart: true, needsLogin: true }).leaveFor).toBe("home");
  });
});
