// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { anOrder, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open } from "../../testing/show.tsx";

const AT = "/admin/orders/100000001";
const usd = (value: number) => ({ value, currency: "USD" });
const offering = (step: string) => ({ ...anOrder().steps, [step]: null });
const taken = {
  ...anOrder().money!,
  captured: usd(130.95),
  sources: [{ source: "card" as const, paid: usd(130.95), left: usd(130.95) }],
};

it("pays back what pieces cost, and says the sum before it is asked for", async () => {
  const asked: unknown[] = [];
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => anOrder({ money: taken, steps: offering("refund") }),
    refundOrder: ({ body }) => {
      asked.push(body);
      return anOrder();
    },
  });
  await user.click(await screen.findByRole("button", { name: "Pay Back" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pay money back" }));
  expect(dialog.getByText(/^At most \$130\.95 can be paid back/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.type(dialog.getByLabelText(/^Chef Coat, M/), "1");
  await user.type(dialog.getByLabelText("Shipping to pay back"), "2.50");
  await user.type(dialog.getByLabelText("Why"), "Torn");
  await user.click(dialog.getByRole("button", { name: "Pay Back" }));
  await user.click(await screen.findByRole("button", { name: "Pay It Back" }));
  await waitFor(() =>
    expect(asked).toEqual([
      {
        pieces: [{ itemId: 11, quantity: 1 }],
        way: "source",
        shipping: usd(2.5),
        adjustment: usd(0),
        toShelf: true,
        reason: "Torn",
        seen: usd(64),
        left: usd(130.95),
      },
    ]),
  );
});

it("never asks for more than was taken", async () => {
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => anOrder({ money: taken, steps: offering("refund") }),
  });
  await user.click(await screen.findByRole("button", { name: "Pay Back" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pay money back" }));
  await user.type(dialog.getByLabelText("Adjustment"), "131");
  await user.type(dialog.getByLabelText("Why"), "Torn");
  await user.click(dialog.getByRole("button", { name: "Pay Back" }));
  expect(await dialog.findAllByText(/more than can still go back/)).not.toHaveLength(0);
});

it("says what each source can get back, offers the ways that are open, and says where it will go", async () => {
  const asked: object[] = [];
  const mixed = {
    ...taken,
    sources: [
      { source: "gift_card" as const, paid: usd(20), left: usd(20) },
      { source: "card" as const, paid: usd(110.95), left: usd(10.95) },
    ],
    hasAccount: false,
  };
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => anOrder({ money: mixed, steps: offering("refund") }),
    refundOrder: ({ body }) => {
      asked.push(body);
      return anOrder();
    },
  });
  await user.click(await screen.findByRole("button", { name: "Pay Back" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pay money back" }));
  expect(dialog.getByText("Gift card: $20.00 of $20.00 can go back.")).toBeTruthy();
  expect(dialog.getByText("Card: $10.95 of $110.95 can go back.")).toBeTruthy();
  expect(dialog.queryByText(/store credit/)).toBeNull();
  await user.type(dialog.getByLabelText("Adjustment"), "15");
  await user.type(dialog.getByLabelText("Why"), "Torn");
  await user.click(dialog.getByRole("button", { name: "Pay Back" }));
  expect(await screen.findByText("Card: $10.95. Gift card: $4.05.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Pay It Back" }));
  await waitFor(() => expect(asked).toMatchObject([{ way: "source" }]));
});

it("issue 9.6 says to whom a gift card's code goes, and that it does not come back, before it is made", async () => {
  const asked: object[] = [];
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => anOrder({ money: taken, steps: offering("refund") }),
    refundOrder: ({ body }) => {
      asked.push(body);
      return anOrder();
    },
  });
  await user.click(await screen.findByRole("button", { name: "Pay Back" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pay money back" }));
  await user.selectOptions(dialog.getByLabelText("How it goes back"), "gift_card");
  await user.type(dialog.getByLabelText("Adjustment"), "15");
  await user.type(dialog.getByLabelText("Why"), "Torn");
  await user.click(dialog.getByRole("button", { name: "Pay Back" }));
  await screen.findByText(
    "Gift card: $15.00. Its code goes to buyer@example.com, and it cannot be taken back.",
  );
  expect(asked).toEqual([]);
});

it("takes the money without the pieces that are left out", async () => {
  const asked: unknown[] = [];
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => anOrder({ steps: offering("capture") }),
    captureOrder: ({ body }) => {
      asked.push(body);
      return anOrder();
    },
  });
  await user.click(await screen.findByRole("button", { name: "Take the Money" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Take the money" }));
  await user.type(dialog.getByLabelText(/^Leave out: Chef Coat/), "1");
  await user.click(dialog.getByRole("button", { name: "Take the Money" }));
  expect(await screen.findByText("Without 1 piece, which is canceled.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take It" }));
  await waitFor(() =>
    expect(asked).toEqual([{ leftOut: [{ itemId: 11, quantity: 1 }], seen: usd(69.45) }]),
  );
});

it("EMB-17 leaves the charge for stitches out with the last garment that needs them, and says so", async () => {
  const asked: unknown[] = [];
  const [coats] = anOrder().items;
  const progress = { ...coats!.progress, toShip: 0, toLeaveOut: 1, toRefund: 1 };
  const sums = { price: usd(45), rowTotal: usd(45), paid: usd(45) };
  const charge = {
    ...coats!,
    id: 12,
    sku: "DIGITIZE0000",
    name: "Digitizing",
    quantity: 1,
    options: [],
  };
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () =>
      anOrder({
        items: [coats!, { ...charge, ...sums, progress }],
        digitizing: [{ itemId: 12, logo: "L000001", carriers: [11], isUsed: false }],
        money: { ...anOrder().money!, asked: usd(175.95) },
        steps: offering("capture"),
      }),
    captureOrder: ({ body }) => {
      asked.push(body);
      return anOrder();
    },
  });
  await user.click(await screen.findByRole("button", { name: "Take the Money" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Take the money" }));
  expect(dialog.getByLabelText(/^Leave out: Digitizing/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Leave out: Chef Coat/), "2");
  await user.click(dialog.getByRole("button", { name: "Take the Money" }));
  await screen.findByText(
    "Without 2 pieces, which are canceled. With the last garment that needs it, the charge for digitizing is canceled too.",
  );
  await user.click(screen.getByRole("button", { name: "Take It" }));
  await waitFor(() =>
    expect(asked).toEqual([{ leftOut: [{ itemId: 11, quantity: 2 }], seen: usd(7.95) }]),
  );
});

it("shows invoices and refunds as files, and money that is still on its way", async () => {
  const papers = [
    {
      kind: "invoice",
      number: "100000009",
      createdAt: "2026-03-02T10:00:00Z",
      by: null,
      reason: null,
      total: usd(130.95),
    },
    {
      kind: "refund",
      number: "100000010",
      createdAt: "2026-03-03T10:00:00Z",
      by: "mira@example.com",
      reason: "Torn",
      total: usd(20),
    },
  ] as const;
  open(AT, {
    ...SIGNED_IN,
    order: () =>
      anOrder({
        papers: papers.map((paper) => ({ ...paper, parts: [] })),
        money: { ...taken, isMoving: true, trouble: "The processor did not answer." },
      }),
  });
  const link = await screen.findByRole("link", { name: "Invoice 100000009" });
  expect(link.getAttribute("href")).toBe("/admin/api/orders/100000001/papers/invoice/100000009");
  expect(screen.getByText(/The processor did not answer\./)).toBeTruthy();
  const table = within(screen.getByRole("region", { name: "Invoices and refunds" }));
  const refund = table.getAllByRole("row")[2];
  const cells = within(refund ?? document.body).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["Torn", "mira@example.com"]),
  );
});
