// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { anOrder, anOrderRow, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";

type Order = CallReply<"order">;

const usd = (value: number) => ({ value, currency: "USD" });
const gbp = (value: number) => ({ value, currency: "GBP" });

const listOf = (rows: readonly ReturnType<typeof anOrderRow>[]) => ({
  rows: [...rows],
  next: null,
  counts: { byStatus: {}, moneyToLookAfter: 0 },
});
const outcomes = () =>
  within(screen.getByRole("list", { name: "What came of each" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("issue 9.9 takes the money of several orders, by the sum that was shown, and says of each what came of it", async () => {
  const rows = [
    anOrderRow({ number: "100000001", total: usd(1234.5) }),
    anOrderRow({ number: "100000002", total: usd(0.1) }),
    anOrderRow({ number: "100000003", total: gbp(20) }),
    anOrderRow({ number: "100000004", steps: ["pack", "ship"] }),
  ];
  const { money } = anOrder();
  const captureOrder = vi.fn<(asked: Asked) => Order | RefusedAnswer>(({ param }) => {
    if (param === "100000001")
      return new RefusedAnswer(409, "order.sumChanged", "The sum is another one by now.");
    return anOrder({ money: money && { ...money, isMoving: param === "100000003" } });
  });
  const { user } = open("/admin/orders", {
    ...SIGNED_IN,
    orders: () => listOf(rows),
    captureOrder,
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all on this page" }));
  // One of the four is paid.
  await user.click(screen.getByRole("button", { name: "Take the Money (3)" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Take the Money: 3 orders?" }));
  expect(dialog.getByText(/^\$1,234\.60 and £20\.00 are taken/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Take the Money" }));
  await screen.findByText("1 of 3 done, 1 still open.");
  expect(outcomes()).toEqual([
    "100000001: The sum is another one by now.",
    "100000003: The processor has not answered yet; it is asked again.",
    "100000002: $0.10 taken.",
  ]);
  expect(captureOrder.mock.calls.map(([{ param, body }]) => [param, body])).toEqual([
    ["100000001", { leftOut: [], seen: usd(1234.5) }],
    ["100000002", { leftOut: [], seen: usd(0.1) }],
    ["100000003", { leftOut: [], seen: gbp(20) }],
  ]);
});

it("issue 9.9 ships what is left of several orders, and says of each what came of it", async () => {
  const rows = [
    anOrderRow({ number: "100000001" }),
    anOrderRow({ number: "100000002", pieces: 2 }),
  ];
  const [item] = anOrder().items;
  const progressed = (id: number, toShip: number) => ({
    ...(item as Order["items"][number]),
    id,
    progress: { ...(item as Order["items"][number]).progress, toShip },
  });
  const order = ({ param }: Asked) =>
    anOrder({
      number: param,
      items: [progressed(11, param === "100000001" ? 2 : 0), progressed(12, 0)],
    });
  const shipOrder = vi.fn<(asked: Asked) => Order | RefusedAnswer>(({ param }) =>
    param === "100000002"
      ? new RefusedAnswer(409, "order.nothingToShip", "Nothing of this order is left to ship.")
      : anOrder({ stage: "toPay" }),
  );
  const { user } = open("/admin/orders", {
    ...SIGNED_IN,
    orders: () => listOf(rows),
    order,
    shipOrder,
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all on this page" }));
  await user.click(screen.getByRole("button", { name: "Ship (2)" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ship: 2 orders?" }));
  expect(dialog.getByText(/5 pieces at most/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Ship" }));
  await screen.findByText("1 of 2 done.");
  expect(outcomes()).toEqual([
    "100000002: Nothing of this order is left to ship.",
    "100000001: 2 pieces shipped: Shipped, to Be Paid.",
  ]);
  expect(shipOrder.mock.calls.map(([{ body }]) => body)).toEqual([
    { pieces: [{ itemId: 11, quantity: 2 }], tracks: [] },
    { pieces: [], tracks: [] },
  ]);
});

it("issue 9.9 releases several orders and, as they stay chosen, prints the slips of those that have left", async () => {
  const rows = [
    anOrderRow({ number: "100000001", status: "holded", steps: ["release"] }),
    anOrderRow({ number: "100000002", status: "holded", steps: [] }),
    anOrderRow({ number: "100000003", hasShipped: true }),
    anOrderRow({ number: "100000004", status: "closed", steps: [], hasShipped: true }),
    // Nothing of it travels.
    anOrderRow({ number: "100000005", status: "complete", steps: [] }),
  ];
  const releaseOrder = vi.fn<(asked: Asked) => Order>(() => anOrder());
  const printed = vi.fn<typeof window.open>(() => null);
  vi.stubGlobal("open", printed);
  const { user } = open("/admin/orders", {
    ...SIGNED_IN,
    orders: () => listOf(rows),
    releaseOrder,
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all on this page" }));
  const choose = async (title: string) => {
    await user.click(screen.getByRole("button", { name: new RegExp(`^${title} \\(`) }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: title }));
  };
  await choose("Release");
  await screen.findByText("1 of 1 done.");
  expect(outcomes()).toEqual(["100000001: Released: To Pack."]);
  expect(screen.getByText("5 chosen")).toBeTruthy();
  expect(releaseOrder.mock.calls.map(([{ param }]) => param)).toEqual(["100000001"]);
  await choose("Packing Slips");
  await screen.findByText("2 of 2 done.");
  expect(printed.mock.calls.map(([address]) => address)).toEqual([
    "/admin/api/packing-slips.pdf?orders=100000003%2C100000004",
  ]);
});
