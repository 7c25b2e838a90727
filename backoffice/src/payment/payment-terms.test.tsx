// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { permissionsOf } from "@placket/domain/access/permissions";
import { aCustomer, anOwner, NOTHING_KEPT, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, type Asked } from "../testing/show.tsx";

const usd = (value: number) => ({ value, currency: "USD" });

const BUYER: CallReply<"paymentTerms"> = {
  id: 7,
  email: "ann@example.com",
  currencies: ["USD", "GBP"],
  accounts: [
    {
      currency: "USD",
      limit: usd(500),
      owed: usd(120),
      netDays: 30,
      isOn: true,
      orders: [
        {
          number: "100000012",
          placedAt: "2026-03-02T10:00:00.000Z",
          dueAt: "2026-04-01T10:00:00.000Z",
          amount: usd(120),
        },
      ],
    },
  ],
};

const ASKED = {
  ...NOTHING_KEPT,
  customer: () => aCustomer(),
  customerGroups: () => ({ groups: [], taxClasses: [], websites: [], storeViews: [], portals: [] }),
};

it("issue 9.5 shows what a customer owes, and sets their terms as the server checks them", async () => {
  const setPaymentTerms = vi.fn<(asked: Asked) => CallReply<"setPaymentTerms">>(() => ({
    done: true,
  }));
  const { user } = open("/admin/customers/7", {
    ...SIGNED_IN,
    ...ASKED,
    paymentTerms: () => BUYER,
    setPaymentTerms,
  });
  const form = within(await screen.findByRole("region", { name: "Payment Terms" }));
  expect(form.getByText(/\$120\.00 of \$500\.00 is open/)).toBeTruthy();
  expect(form.getByText("Order 100000012")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  const limit = form.getByLabelText("Credit limit");
  await user.click(form.getByRole("button", { name: "Change the Terms" }));
  await user.clear(limit);
  await user.type(limit, "100");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect((await form.findByRole("region", { name: "Not done yet" })).textContent).toContain(
    "The customer owes more than that.",
  );
  expect(setPaymentTerms).not.toHaveBeenCalled();
  await user.clear(limit);
  await user.type(limit, "1,250.50");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Saved.")).toBeTruthy();
  expect(setPaymentTerms.mock.lastCall?.[0].body).toEqual({
    currency: "USD",
    limit: 1250.5,
    netDays: 30,
    isOn: true,
  });
});

it("issue 9.5 whoever may not let customers buy on account is not asked for their terms", async () => {
  const permissions = [...permissionsOf(["clerk"], "web")];
  const session = () => ({ staff: anOwner({ role: "clerk", permissions }) });
  const paymentTerms = vi.fn<() => CallReply<"paymentTerms">>(() => BUYER);
  open("/admin/customers/7", { ...SIGNED_IN, ...ASKED, session, paymentTerms });
  expect(await screen.findByText("Ann Weaver has none yet.")).toBeTruthy();
  expect(paymentTerms).not.toHaveBeenCalled();
});
