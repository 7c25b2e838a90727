import { describe, expect, it } from "vitest";
import { canLookAfterPayment } from "../order/access.ts";
import { permissions, PERMISSIONS, STAFF_ROLES, type Permission } from "./permissions.ts";
import { aCustomer, aStaff, can, GUEST, type Principal, guestBy } from "./principal.ts";

const CUSTOMER = aCustomer({ customerId: 4, email: "buyer@example.com", groupId: 1 });
const staff = (role: (typeof STAFF_ROLES)[number]) =>
  aStaff({ staffId: 1, email: "mira@example.com", role });

/** What each role may do in the back office, written out once more by hand. */
const WORK: Readonly<Record<(typeof STAFF_ROLES)[number], readonly Permission[]>> = {
  owner: [
    "orders.read",
    "orders.change",
    "orders.pack",
    "orders.shipUnsewn",
    "payments.lookAfter",
    "returns.handle",
    "payments.move",
    "paymentTerms.manage",
    "quotes.read",
    "quotes.put",
    "letters.read",
    "letters.resend",
    "letters.change",
    "deliveries.read",
    "deliveries.lookAfter",
    "stock.read",
    "stock.change",
    "products.see",
    "products.manage",
    "bundles.manage",
    "questions.read",
    "questions.answer",
    "messages.read",
    "messages.answer",
    "consents.read",
    "crashes.read",
    "reviews.moderate",
    "customers.read",
    "customers.change",
    "customers.actFor",
    "customers.spendFor",
    "customers.moveEmail",
    "customers.merge",
    "customerGroups.manage",
    "customerNumbers.manage",
    "portals.read",
    "portals.manage",
    "punchout.read",
    "punchout.manage",
    "giftCards.read",
    "giftCards.manage",
    "balances.read",
    "balances.change",
    "embroidery.use",
    "embroidery.digitize",
    "embroidery.offer",
    "production.work",
    "production.machines",
    "production.threads",
    "promotions.read",
    "promotions.change",
    "content.read",
    "content.write",
    "content.publish",
    "reports.read",
    "redirects.manage",
    "search.manage",
    "settings.change",
    "audit.read",
    "staff.manage",
  ],
  manager: [
    "orders.read",
    "orders.change",
    "orders.pack",
    "orders.shipUnsewn",
    "payments.lookAfter",
    "returns.handle",
    "payments.move",
    "paymentTerms.manage",
    "quotes.read",
    "quotes.put",
    "letters.read",
    "letters.resend",
    "letters.change",
    "deliveries.read",
    "deliveries.lookAfter",
    "stock.read",
    "stock.change",
    "products.see",
    "products.manage",
    "bundles.manage",
    "questions.read",
    "questions.answer",
    "messages.read",
    "messages.answer",
    "consents.read",
    "crashes.read",
    "reviews.moderate",
    "customers.read",
    "customers.change",
    "customers.actFor",
    "customers.spendFor",
    "customers.moveEmail",
    "customers.merge",
    "customerGroups.manage",
    "customerNumbers.manage",
    "portals.read",
    "portals.manage",
    "punchout.read",
    "punchout.manage",
    "giftCards.read",
    "giftCards.manage",
    "balances.read",
    "balances.change",
    "embroidery.use",
    "embroidery.digitize",
    "embroidery.offer",
    "production.work",
    "production.machines",
    "production.threads",
    "promotions.read",
    "promotions.change",
    "content.read",
    "content.write",
    "content.publish",
    "reports.read",
    "redirects.manage",
    "search.manage",
    "settings.change",
    "audit.read",
  ],
  clerk: [
    "orders.read",
    "orders.change",
    "orders.pack",
    "payments.lookAfter",
    "returns.handle",
    "quotes.read",
    "quotes.put",
    "letters.read",
    "letters.resend",
    "deliveries.read",
    "deliveries.lookAfter",
    "stock.read",
    "stock.change",
    "products.see",
    "questions.read",
    "questions.answer",
    "messages.read",
    "messages.answer",
    "consents.read",
    "crashes.read",
    "reviews.moderate",
    "customers.read",
    "customers.change",
    "customers.actFor",
    "portals.read",
    "punchout.read",
    "giftCards.read",
    "balances.read",
    "promotions.read",
    "content.read",
    "content.write",
  ],
  decorator: [
    "orders.read",
    "orders.pack",
    "stock.read",
    "questions.read",
    "embroidery.use",
    "embroidery.digitize",
    "embroidery.offer",
    "production.work",
    "production.machines",
    "production.threads",
  ],
  reader: [
    "orders.read",
    "quotes.read",
    "letters.read",
    "deliveries.read",
    "stock.read",
    "products.see",
    "questions.read",
    "messages.read",
    "consents.read",
    "crashes.read",
    "customers.read",
    "portals.read",
    "punchout.read",
    "giftCards.read",
    "balances.read",
    "promotions.read",
    "content.read",
    "reports.read",
  ],
};

describe("what staff may do", () => {
  it.each(STAFF_ROLES)("%s", (role) => {
    const held = PERMISSIONS.filter((one) => can(staff(role), one) === true);
    expect(held).toEqual(["backoffice.door", "backoffice.enter", ...WORK[role]]);
  });

  it("whoever lacks a right is refused; whoever is not signed in is asked to sign in", () => {
    expect(can(staff("reader"), "staff.manage")).toBe("access.forbidden");
    expect(can(GUEST, "staff.manage")).toBe("staff.signInRequired");
    expect(can(CUSTOMER, "orders.read")).toBe("staff.signInRequired");
    expect(can(staff("owner"), "cart.change")).toBe("access.forbidden");
  });

  it("a payment is looked after only while it is open", () => {
    expect(canLookAfterPayment(staff("clerk"), { isOpen: true })).toBe(true);
    expect(canLookAfterPayment(staff("clerk"), { isOpen: false })).toBe("staff.paymentSettled");
    expect(canLookAfterPayment(staff("decorator"), { isOpen: true })).toBe("access.forbidden");
    expect(canLookAfterPayment(CUSTOMER, { isOpen: true })).toBe("staff.signInRequired");
  });

  it("every right is somebody's", () => {
    expect(PERMISSIONS.filter((one) => permissions[one].roles.length === 0)).toEqual([]);
  });
});

describe("what shoppers may do", () => {
  it("guests and customers shop alike, an account is its holder's; whoever acts for a customer does what the customer may, but not what guards the account", () => {
    const deputy = { kind: "staff", id: 1, email: "mira@example.com" } as const;
    const acting = aCustomer({ ...CUSTOMER, actingFor: deputy });
    const common = [
      "shop.browse",
      "cart.read",
      "cart.change",
      "order.place",
      "account.enter",
      "order.readOwn",
      "order.changeOwn",
      "backoffice.door",
    ];
    const lent = ["account.read", "account.change"];
    const of = (shopper: Principal) => PERMISSIONS.filter((one) => can(shopper, one) === true);
    expect(of(GUEST)).toEqual(common);
    expect(new Set(of(CUSTOMER))).toEqual(
      new Set([...common, ...lent, "account.guard", "account.spend"]),
    );
    expect(new Set(of(acting))).toEqual(new Set([...common, ...lent]));
    const spending = aCustomer({ ...CUSTOMER, actingFor: { ...deputy, spends: true } });
    expect(new Set(of(spending))).toEqual(new Set([...common, ...lent, "account.spend"]));
    expect(can(acting, "account.guard")).toBe("access.forbidden");
  });

  it("in punchout inspect mode the shopper may only look", () => {
    const inspecting = aCustomer({ ...CUSTOMER, channel: "punchout-inspect" });
    expect(can(inspecting, "shop.browse")).toBe(true);
    expect(can(inspecting, "cart.read")).toBe(true);
    expect(can(inspecting, "cart.change")).toBe("access.forbidden");
    expect(can(inspecting, "order.place")).toBe("access.forbidden");
    expect(can(guestBy("punchout-inspect"), "cart.change")).toBe("access.forbidden");
  });
});
