// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { STAGE_NAMES, STAGE_COUNTED, type Stage } from "@placket/domain/order/stages";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { anOrder, anOrderRow, anOwner, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";

type Board = CallReply<"orderBoard">;
type Card = Board["stages"][number]["cards"][number];

const aCard = (draft: Partial<Card> = {}): Card => ({
  ...anOrderRow(),
  due: null,
  isLate: false,
  isMadeForBuyer: false,
  ...draft,
});

const aBoard = (cards: Partial<Record<Stage, readonly Card[]>>): Board => ({
  asOf: "2026-03-06T12:00:00.000Z",
  stages: STAGE_NAMES.map((stage) => ({
    stage,
    count: cards[stage]?.length ?? 0,
    cards: [...(cards[stage] ?? [])],
  })),
});

const stage = (name: RegExp) => screen.findByRole("region", { name });

it("issue 9.9 each card says whose it is, how many pieces, how old, until when, and what is made for its buyer", async () => {
  const cards = {
    toPack: [
      aCard({ due: "2026-03-05", isLate: true, isMadeForBuyer: true }),
      aCard({ number: "100000002", pieces: 1, name: "", due: "2026-03-05" }),
    ],
  };
  open("/admin/orders/board", { ...SIGNED_IN, orderBoard: () => aBoard(cards) });
  const toPack = within(await stage(/^To Pack 2$/));
  const [first, second] = toPack.getAllByRole("listitem");
  expect(first?.textContent).toContain(
    "1000000014 daysDemo Buyer3 pieces · $1,234.50Late: was to arrive by Mar 5, 2026With embroidery",
  );
  expect(second?.textContent).toContain("buyer@example.com1 piece");
  expect(second?.textContent).toContain("To arrive by Mar 5, 2026");
  expect(second?.textContent).not.toContain("embroidery");
  const link = within(first as HTMLElement).getByRole("link", { name: "100000001" });
  expect(link.getAttribute("href")).toBe("/admin/orders/100000001");
  expect(within(await stage(/^Packing 0$/)).getByText("Nothing here.")).toBeTruthy();
  const views = within(screen.getByRole("navigation", { name: "View" }));
  expect(views.getByRole("link", { name: "List" }).getAttribute("href")).toBe("/admin/orders");
  expect(await axeViolations()).toEqual([]);
});

it("issue 9.9 a card is moved on by the keyboard, what came of it is said, and the board is read anew", async () => {
  const packed = new Set<string>();
  const card = (number: string) => aCard({ number });
  const numbers = ["100000001", "100000002", "100000003"];
  const orderBoard = vi.fn<() => Board>(() =>
    aBoard({
      toPack: numbers.filter((one) => !packed.has(one)).map(card),
      packing: numbers.filter((one) => packed.has(one)).map(card),
    }),
  );
  const packOrder = vi.fn<(asked: Asked) => CallReply<"order"> | RefusedAnswer>(({ param }) => {
    if (param === "100000003") return new RefusedAnswer(409, "order.notNow", "Not now.");
    packed.add(param);
    return anOrder({ number: param });
  });
  const { user } = open("/admin/orders/board", { ...SIGNED_IN, orderBoard, packOrder });
  const button = await screen.findByRole("button", { name: "Start Packing: order 100000002" });
  button.focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Start Packing: 1 order?" });
  await user.click(screen.getByRole("button", { name: "Start Packing" }));
  const said = await screen.findByText("1 of 1 done.");
  await waitFor(() => expect(document.activeElement).toBe(said));
  const packing = within(await stage(/^Packing 1$/));
  expect(packing.getByRole("link", { name: "100000002" })).toBeTruthy();
  expect(packing.getByRole("button", { name: "Ship: order 100000002" })).toBeTruthy();
  // All that are left at once.
  const rest = within(await stage(/^To Pack 2$/));
  await user.click(rest.getByRole("button", { name: "Start Packing (2)" }));
  await screen.findByRole("dialog", { name: "Start Packing: 2 orders?" });
  await user.click(screen.getByRole("button", { name: "Start Packing" }));
  await screen.findByText("1 of 2 done.");
  expect(screen.getByText(/Not now/)).toBeTruthy();
  expect(packOrder.mock.calls.map(([{ param }]) => param)).toEqual([
    "100000002",
    "100000001",
    "100000003",
  ]);
});

it("issue 9.9 releases what is held back, asks the processor, and takes the money where it is reserved", async () => {
  open("/admin/orders/board", {
    ...SIGNED_IN,
    orderBoard: () =>
      aBoard({
        held: [
          aCard({ status: "holded", steps: ["release"] }),
          // Its buyer has not paid the difference of an exchange.
          aCard({ number: "100000005", status: "holded", steps: [] }),
        ],
        lookAfter: [aCard({ number: "100000002", status: "payment_review", canLookAfter: true })],
        toPay: [
          aCard({ number: "100000003" }),
          aCard({
            number: "100000004",
            paymentState: null,
            isAwaited: false,
            steps: [],
            purchaseOrder: { number: "PO-1", dueAt: "2026-03-20T00:00:00Z", isOpen: true },
          }),
        ],
      }),
  });
  const held = within(await stage(/^On Hold 2$/));
  expect(held.queryByRole("button", { name: /^Release \(/ }), "for one of the two").toBeNull();
  const moves = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(moves.filter((text) => text?.includes(": order"))).toEqual([
    "Ask the Processor: order 100000002",
    "Release: order 100000001",
    "Take the Money: order 100000003",
  ]);
  const toPay = within(await stage(/^Shipped, to Be Paid 2$/));
  expect(toPay.getByText("On account, due Mar 20, 2026")).toBeTruthy();
});

it("a stage of more than it shows leads to all of them in the list", async () => {
  const board = aBoard({ complete: [aCard({ status: "complete" })] });
  const stages = board.stages.map((one) =>
    one.stage === "complete" ? { ...one, count: STAGE_COUNTED + 1 } : one,
  );
  open("/admin/orders/board", { ...SIGNED_IN, orderBoard: () => ({ ...board, stages }) });
  const complete = within(await stage(/^Complete 1,000\+$/));
  const all = complete.getByRole("link", { name: "All of them as a list: Complete" });
  expect(all.getAttribute("href")).toBe("/admin/orders?stage=complete");
  expect(complete.queryByRole("button")).toBeNull();
});

it("whoever may only read orders sees the board and moves nothing", async () => {
  const permissions = [...permissionsOf(["reader"], "web")];
  open("/admin/orders/board", {
    ...SIGNED_IN,
    session: () => ({ staff: anOwner({ role: "reader", permissions }) }),
    orderBoard: () => aBoard({ toPack: [aCard(), aCard({ number: "100000002" })] }),
  });
  const toPack = within(await stage(/^To Pack 2$/));
  expect(toPack.queryByRole("button")).toBeNull();
});

it("says why the board did not come, and tries again", async () => {
  let works = false;
  const { user } = open("/admin/orders/board", {
    ...SIGNED_IN,
    orderBoard: () =>
      works ? aBoard({}) : new RefusedAnswer(429, "access.tooManyRequests", "Too many requests."),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Too many requests.");
  works = true;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await stage(/^To Pack 0$/)).toBeTruthy();
});
