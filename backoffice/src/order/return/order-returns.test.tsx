// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anOrder, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open } from "../../testing/show.tsx";

const AT = "/admin/orders/100000001";
type Order = ReturnType<typeof anOrder>;
const aReturn = (draft: Partial<Order["returns"][number]> = {}): Order["returns"][number] => ({
  number: "100000007",
  state: "requested",
  reason: "Wrong size",
  comment: "Too wide",
  endedReason: null,
  refund: null,
  owed: null,
  awaited: null,
  isForShelf: true,
  createdAt: "2026-03-05T10:00:00Z",
  pieces: [{ itemId: 11, sku: "COAT-M", name: "Chef Coat", quantity: 2, accepted: 0 }],
  ...draft,
});
const withReturn = (draft: Partial<Order["returns"][number]>) =>
  anOrder({ returns: [aReturn(draft)] });

it("a return is approved where it stands, and shown as it is then", async () => {
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => withReturn({}),
    approveReturn: ({ param }) => withReturn({ number: param, state: "approved" }),
  });
  expect(await screen.findByText(/Wrong size · “Too wide”/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Approve" }));
  expect(await screen.findByRole("button", { name: "It Has Arrived" })).toBeTruthy();
});

it("whoever approves one sees that its buyer is not told where to send it, and where that is set", async () => {
  const returnsTo = (address: string) => ({ ...withReturn({}), returnsTo: address });
  open(AT, { ...SIGNED_IN, order: () => returnsTo("") });
  const warning = await screen.findByText(/Buyers are not told where to send it/);
  const way = within(warning).getByRole("link", { name: "Set it" });
  expect(way.getAttribute("href")).toBe("/admin/settings");
  cleanup();
  open(AT, { ...SIGNED_IN, order: () => returnsTo("7 Back Gate") });
  await screen.findByRole("button", { name: "Approve" });
  expect(screen.queryByText(/Buyers are not told/)).toBeNull();
});

it("a press that opens a form leads into it, and one whose button goes leaves the focus at its return", async () => {
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => withReturn({}),
    approveReturn: ({ param }) => withReturn({ number: param, state: "approved" }),
  });
  await user.click(await screen.findByRole("button", { name: "Do Not Accept" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Why")));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  const place = screen.getByRole("region", { name: "What is next for return 100000007" });
  await waitFor(() => expect(document.activeElement).toBe(place));
  await user.click(screen.getByRole("button", { name: "Approve" }));
  await screen.findByRole("button", { name: "It Has Arrived" });
  await waitFor(() => expect(place.contains(document.activeElement)).toBe(true));
});

it("no more pieces are found good than were sent", async () => {
  const asked: unknown[] = [];
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => withReturn({ state: "received" }),
    checkReturn: ({ body }) => {
      asked.push(body);
      return withReturn({ state: "checked" });
    },
  });
  const field = await screen.findByLabelText("Good: Chef Coat · COAT-M");
  await user.clear(field);
  await user.type(field, "3");
  await user.click(screen.getByRole("button", { name: "Checked" }));
  expect(await screen.findAllByText("From 1 to 2 pieces of this line.")).not.toHaveLength(0);
  await user.clear(field);
  await user.type(field, "1");
  await user.click(screen.getByRole("button", { name: "Checked" }));
  await waitFor(() => expect(asked).toEqual([{ accepted: [{ itemId: 11, quantity: 1 }] }]));
});

const GOOD = [{ itemId: 11, sku: "COAT-M", name: "Chef Coat", quantity: 2, accepted: 1 }];
const GOOD_COST = { value: 54, currency: "USD" };

/** An order that a card paid, with a return whose piece is good, and what is asked for it. */
function openGood(hasAccount: boolean, isForShelf = true, change: Partial<Order> = {}) {
  const asked: unknown[] = [];
  const paid = { value: 108, currency: "USD" };
  const money = {
    ...anOrder({}).money,
    captured: paid,
    hasAccount,
    sources: [{ source: "card", paid, left: paid }],
  } as Order["money"];
  const order = (state: "checked" | "refunded") =>
    anOrder({
      money,
      returns: [aReturn({ state, pieces: GOOD, refund: GOOD_COST, isForShelf })],
      ...change,
    });
  const opened = open(AT, {
    ...SIGNED_IN,
    order: () => order("checked"),
    exchangeChoices: () => ({
      lines: [{ itemId: 11, sku: "C-M", name: "Chef Coat", quantity: 1, choices: [] }],
    }),
    refundReturn: ({ body }) => {
      asked.push(body);
      return order("refunded");
    },
  });
  return { ...opened, asked };
}

const formOf = async ({ user }: Pick<ReturnType<typeof open>, "user">) => {
  await user.click(await screen.findByRole("button", { name: "Pay Back" }));
  return screen.findByRole<HTMLSelectElement>("combobox", { name: "How it goes back" });
};

it("issue 9, 8 good pieces are paid back by the way that staff choose, after a question", async () => {
  const { user, asked } = openGood(true);
  const ways = await formOf({ user });
  await user.selectOptions(ways, "As store credit instead of to the card");
  await user.selectOptions(
    screen.getByLabelText("What came back"),
    "does not go back on the shelf",
  );
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Pay Back" }));
  const question = within(
    await screen.findByRole("dialog", { name: "Pay $54.00 back for 1 piece?" }),
  );
  question.getByText(
    /^As store credit instead of to the card\. They do not go back on the shelf\./,
  );
  expect(asked).toEqual([]);
  await user.click(question.getByRole("button", { name: "Pay It Back" }));
  await waitFor(() =>
    expect(asked).toEqual([{ way: "store_credit", toShelf: false, seen: GOOD_COST }]),
  );
});

it("a guest's money goes back to where it came from: credit is of customers", async () => {
  const { user, asked } = openGood(false);
  const ways = await formOf({ user });
  expect([...ways.options].map(({ value }) => value)).toEqual(["source", "card", "gift_card"]);
  await user.click(screen.getByRole("button", { name: "Pay Back" }));
  await user.click(await screen.findByRole("button", { name: "Pay It Back" }));
  await waitFor(() => expect(asked).toEqual([{ way: "source", toShelf: true, seen: GOOD_COST }]));
});

it("issue 9.6 money of a buyer who is forgotten becomes nothing that somebody would have to hold", async () => {
  const ways = await formOf(openGood(true, true, { email: "anonymized-7@invalid" }));
  expect([...ways.options].map(({ value }) => value)).toEqual(["source", "card"]);
});

it("what is not sold again is not put on the shelf unless staff say so, and a form can be left", async () => {
  const { user, asked } = openGood(true, false);
  await formOf({ user });
  expect(screen.getByLabelText<HTMLSelectElement>("What came back").value).toBe("no");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByLabelText("What came back")).toBeNull();
  for (const way of ["Exchange", "Close"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.click(screen.getByRole("button", { name: way }));
    // oxlint-disable-next-line no-await-in-loop
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
  }
  expect(screen.getByRole("button", { name: "Pay Back" })).toBeTruthy();
  expect(asked).toEqual([]);
});

it("whose order has no money for it says so, and offers no paying back", async () => {
  open(AT, { ...SIGNED_IN, order: () => withReturn({ state: "checked", pieces: GOOD }) });
  await screen.findByText(/^Its order has no money to pay back for it/);
  expect(screen.queryByRole("button", { name: "Pay Back" })).toBeNull();
});

it("where nothing is paid back or sent it is closed, with a reason, and says so", async () => {
  const asked: unknown[] = [];
  const good = [{ itemId: 11, sku: "C-M", name: "Chef Coat", quantity: 2, accepted: 2 }];
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => withReturn({ state: "checked", pieces: good }),
    closeReturn: ({ body }) => {
      asked.push(body);
      return withReturn({ state: "closed", endedReason: "Paid back in our shop" });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await user.click(screen.getByRole("button", { name: "Close It" }));
  expect(asked).toEqual([]);
  await user.type(
    screen.getByLabelText(/Why nothing is paid back or sent/),
    "Paid back in our shop",
  );
  await user.click(screen.getByRole("button", { name: "Close It" }));
  expect(await screen.findByText("Paid back in our shop")).toBeTruthy();
  expect(asked).toEqual([{ reason: "Paid back in our shop", toShelf: true }]);
  expect(await axeViolations()).toEqual([]);
});

it("issue 9.8 a difference that the processor refused is said, and paid back by the way that staff choose", async () => {
  const asked: unknown[] = [];
  const owed = { value: 10, currency: "USD" };
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => withReturn({ state: "difference_failed", owed }),
    payDifference: ({ body }) => {
      asked.push(body);
      return withReturn({ state: "exchanged" });
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("$10.00");
  await user.click(screen.getByRole("button", { name: "Pay the Difference" }));
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Pay Back" }));
  await user.click(await screen.findByRole("button", { name: "Pay It Back" }));
  await screen.findByText(/the history says what came of it/);
  expect(asked).toEqual([{ way: "source", seen: owed }]);
});

const LISTED = {
  number: "100000007",
  order: "100000001",
  email: "buyer@example.com",
  state: "requested",
  reason: "Wrong size",
  awaited: null,
  createdAt: "2026-03-05T10:00:00Z",
} as const;

it("the list of returns leads to their orders", async () => {
  open("/admin/returns", {
    ...SIGNED_IN,
    returns: () => ({
      rows: [LISTED],
      next: null,
    }),
  });
  const link = await screen.findByRole("link", { name: "100000007" });
  expect(link.getAttribute("href")).toBe("/admin/orders/100000001");
  expect(await axeViolations()).toEqual([]);
});

it("is exchanged for another size, after the difference was said, and leads to the new order", async () => {
  const asked: unknown[] = [];
  const good = [{ itemId: 11, sku: "C-M", name: "Chef Coat", quantity: 2, accepted: 2 }];
  const usd = (value: number) => ({ value, currency: "USD" });
  const choice = { label: "White, M", pieces: 4, difference: usd(0) };
  const { user } = open(AT, {
    ...SIGNED_IN,
    order: () => withReturn({ state: "checked", pieces: good }),
    exchangeChoices: () => ({
      lines: [
        {
          itemId: 11,
          sku: "C-M",
          name: "Chef Coat",
          quantity: 2,
          choices: [
            { ...choice, sku: "C-M" },
            { sku: "C-L", label: "White, L", pieces: 3, difference: usd(4) },
          ],
        },
      ],
    }),
    exchangeReturn: ({ body }) => {
      asked.push(body);
      return anOrder({
        exchanges: [{ of: "100000001", return: "100000001", by: "100000009", awaited: null }],
      });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Exchange" }));
  const product = await screen.findByLabelText("Instead of 2 × Chef Coat");
  expect(product).toHaveProperty("value", "C-M");
  expect(within(product).getByRole("option", { selected: true }).textContent).toBe(
    "White, M, the same again, 4 there",
  );
  await user.selectOptions(product, "White, L, 3 there, $4.00 in all");
  await user.selectOptions(screen.getByLabelText("What it costs more"), "is waived");
  await user.click(screen.getByRole("button", { name: "Exchange" }));
  expect(await screen.findByText(/The difference of \$4\.00 is waived\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Exchange It" }));
  await waitFor(() =>
    expect(asked).toEqual([
      { lines: [{ itemId: 11, sku: "C-L" }], toShelf: true, takes: "waive", seen: usd(4) },
    ]),
  );
  const link = await screen.findByRole("link", { name: "Order 100000009" });
  expect(link.getAttribute("href")).toContain("100000009");
});

describe("issue 9.8 an exchange that waits for its buyer's payment", () => {
  const awaited = { value: 12.5, currency: "USD" };
  const link = { of: "100000000", return: "100000007", by: "100000001" };

  it.each([
    [awaited, "$12.50 awaited from the buyer."],
    [null, "Nothing was to be paid."],
  ] as const)("of which %o is awaited, its payments say: %s", async (sum, said) => {
    const exchanges = [{ ...link, awaited: sum }];
    open(AT, { ...SIGNED_IN, order: () => anOrder({ awaited: sum, payments: [], exchanges }) });
    const section = (await screen.findByRole("heading", { name: "Payments" })).parentElement!;
    expect(within(section).getByText(said)).toBeTruthy();
    expect(section.textContent).not.toMatch(sum ? /Nothing/ : /awaited/);
  });

  it("is told at the return, among the exchanges and in the list of returns", async () => {
    const order = withReturn({ state: "exchanged", awaited });
    const exchanges = [{ ...link, of: order.number, by: "100000009", awaited }];
    open(AT, { ...SIGNED_IN, order: () => ({ ...order, exchanges }) });
    await screen.findByRole("heading", {
      name: /: Exchanged: waits for its buyer’s payment of \$12\.50$/,
    });
    expect(screen.getByRole("region", { name: "Exchanges" }).textContent).toContain(
      "Order 100000009 is for return 100000007: it waits for its buyer’s payment of $12.50",
    );
    cleanup();
    open("/admin/returns", {
      ...SIGNED_IN,
      returns: () => ({ rows: [{ ...LISTED, state: "exchanged", awaited }], next: null }),
    });
    await screen.findByText("Exchanged: waits for its buyer’s payment of $12.50");
  });
});
