// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

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

it("issue 9.5 shows what a customer owes, and sets their terms as the server checks them", async () => {
  const setPaymentTerms = vi.fn<(asked: Asked) => CallReply<"setPaymentTerms">>(() => ({
    done: true,
  }));
  const { user } = open("/admin/payment-terms", {
    ...SIGNED_IN,
    paymentTerms: () => BUYER,
    setPaymentTerms,
  });
  await user.type(await screen.findByLabelText("Customer's email"), "ann@example.com");
  await user.click(screen.getByRole("button", { name: "Find" }));
  const form = within(await screen.findByRole("region", { name: "Terms of ann@example.com" }));
  expect(form.getByText(/\$120\.00 of \$500\.00 is open/)).toBeTruthy();
  expect(form.getByText("Order 100000012")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  const limit = form.getByLabelText("Credit limit");
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

it("issue 9.5 says where nobody has that email", async () => {
  const paymentTerms = () =>
    new RefusedAnswer(400, "payment.noSuchCustomer", "Nobody has an account with this email.");
  const { user } = open("/admin/payment-terms", { ...SIGNED_IN, paymentTerms });
  await user.type(await screen.findByLabelText("Customer's email"), "nobody@example.com");
  await user.click(screen.getByRole("button", { name: "Find" }));
  expect((await screen.findAllByText(/Nobody has an account/)).length).toBeGreaterThan(0);
});
