// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { anOrder, anOwner, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open } from "../../testing/show.tsx";

const DISPUTE = {
  id: 7,
  provider: "paypal",
  kind: "CUSTOMER.DISPUTE.CREATED",
  key: "100000001-1-5O190127TN364715T",
  reference: null,
  order: "100000001",
  receivedAt: "2026-03-02T10:00:00.000Z",
};
const STRAY = { ...DISPUTE, id: 8, kind: "PAYMENT.SOMETHING.NEW", key: "other", order: null };
const orders = () => ({
  rows: [],
  next: null,
  counts: { byStatus: {}, moneyToLookAfter: 2 },
});

it("issue 9.5 what processors told is shown to whoever looks after money, until it is seen to", async () => {
  let rows = [DISPUTE, STRAY];
  // The oldest stands first, and is seen to first.
  const seen = vi.fn<() => { seen: true }>(() => {
    rows = rows.slice(1);
    return { seen: true };
  });
  const { user } = open("/admin/orders?money=look-after", {
    ...SIGNED_IN,
    orders,
    paymentNotices: () => ({ rows }),
    seePaymentNotice: seen,
  });
  const told = within(await screen.findByRole("region", { name: "Told by Processors" }));
  expect(told.getByRole("link", { name: "100000001" }).getAttribute("href")).toBe(
    "/admin/orders/100000001",
  );
  expect(told.getByText(/, other$/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.click(
    told.getByRole("button", { name: "Seen to: A buyer disputes a payment, 100000001" }),
  );
  await waitFor(() => expect(told.queryByText("A buyer disputes a payment")).toBeNull());
  expect(seen).toHaveBeenCalledOnce();
  await user.click(told.getByRole("button", { name: "Seen to: PAYMENT.SOMETHING.NEW, other" }));
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Told by Processors" })).toBeNull(),
  );
});

it("is asked for by nobody else", async () => {
  const asked = vi.fn<() => { rows: [] }>(() => ({ rows: [] }));
  open("/admin/orders?money=look-after", {
    ...SIGNED_IN,
    session: () => ({
      staff: anOwner({ role: "reader", permissions: [...permissionsOf(["reader"], "web")] }),
    }),
    orders,
    paymentNotices: asked,
  });
  await screen.findByRole("heading", { name: "Orders" });
  await screen.findByText("The money of every order is where it belongs.");
  expect(asked).not.toHaveBeenCalled();
});

it("books that differ are said at the order, with what to do", async () => {
  const [payment] = anOrder().payments;
  if (!payment) return expect.fail("no payment");
  const trouble = "The processor has paid back $5.00, by our books it is $0.00.";
  const order = anOrder({ payments: [{ ...payment, trouble }], canLookAfter: true });
  open("/admin/orders/100000001", { ...SIGNED_IN, order: () => order });
  expect(await screen.findByText(trouble)).toBeTruthy();
  expect(screen.getByText(/^Look up .* in the back office of/)).toBeTruthy();
});
