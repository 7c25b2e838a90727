import { describe, expect, it } from "vitest";
import { aStaff, GUEST } from "../../access/principal.ts";
import type { StaffRole } from "../../access/permissions.ts";
import type { OrderStatus } from "../order-status.ts";
import {
  droppedOf,
  leftToRefund,
  leftToReturn,
  leftToShip,
  type LineProgress,
} from "./line-progress.ts";
import {
  briefSteps,
  heldMoney,
  orderCan,
  type OrderFacts,
  type OrderMoney,
} from "./order-steps.ts";
import { statusAfter } from "./status-after.ts";

const aLine = (draft: Partial<LineProgress> = {}): LineProgress => ({
  itemId: 1,
  travels: true,
  ordered: 5,
  canceled: 0,
  shipped: 0,
  refunded: 0,
  dropped: 0,
  returned: 0,
  inReturn: 0,
  exchanged: 0,
  ...draft,
});
const someFacts = ({
  lines = [aLine()],
  ...draft
}: Partial<Omit<OrderFacts, "hasToShip">> = {}): OrderFacts => ({
  status: "processing",
  isPacked: false,
  isMoneyMoving: false,
  isDifferenceOpen: false,
  hasToShip: lines.some((line) => leftToShip(line) > 0),
  payment: null,
  spent: [],
  lines,
  digitizing: [],
  isWorkBegun: false,
  ...draft,
});
const staff = (role: StaffRole) => aStaff({ staffId: 1, email: "jo@example.com", role });

describe("the pieces of a line", () => {
  it.each([
    ["untouched", {}, [5, 5, 0]],
    ["two shipped", { shipped: 2 }, [3, 5, 2]],
    ["one of the shipped paid back", { shipped: 2, refunded: 1 }, [3, 4, 2]],
    ["two paid back that were never shipped", { refunded: 2, dropped: 2 }, [3, 3, 0]],
    ["all shipped and on their way back", { shipped: 5, returned: 5, inReturn: 5 }, [0, 0, 0]],
    ["a return of two that has ended without money", { shipped: 5, returned: 2 }, [0, 5, 3]],
    ["two exchanged", { shipped: 5, returned: 2, exchanged: 2 }, [0, 3, 3]],
    [
      "one exchanged, one in a return, one paid back",
      { shipped: 5, returned: 3, exchanged: 1, inReturn: 1, refunded: 1 },
      [0, 2, 2],
    ],
    ["all paid back", { shipped: 5, refunded: 5 }, [0, 0, 0]],
    ["two canceled", { canceled: 2 }, [3, 3, 0]],
    ["it does not travel", { travels: false }, [0, 5, 0]],
  ] as const)("%s: what may still be shipped, paid back, returned", (_, draft, left) => {
    const line = aLine(draft);
    expect([leftToShip(line), leftToRefund(line), leftToReturn(line)]).toEqual(left);
  });

  it("of what is paid back, pieces that are still here are not shipped any more", () => {
    expect(droppedOf(aLine({ shipped: 3 }), 4)).toBe(2);
    expect(droppedOf(aLine(), 4)).toBe(4);
    expect(droppedOf(aLine({ shipped: 5 }), 4)).toBe(0);
  });
});

describe("hallway §11 the status of an order follows from its pieces and its money", () => {
  const partly = [aLine({ shipped: 2 })];
  const shipped = [aLine({ shipped: 5 })];
  const back = [aLine({ shipped: 5, refunded: 5 })];
  it.each<[string, OrderStatus, readonly LineProgress[], boolean, boolean, OrderStatus]>([
    ["part of it shipped", "processing", partly, true, false, "processing"],
    ["all shipped, and paid", "processing", shipped, true, false, "complete"],
    ["all shipped, and not paid yet", "processing", shipped, false, false, "processing"],
    ["all paid back", "complete", back, true, true, "closed"],
    ["money back and goods kept", "complete", shipped, true, true, "closed"],
    [
      "paid back before it was shipped",
      "processing",
      [aLine({ refunded: 5, dropped: 5 })],
      true,
      true,
      "closed",
    ],
    [
      "all pieces paid back before they were shipped, and what the way cost kept",
      "processing",
      [aLine({ canceled: 1, refunded: 4, dropped: 4 })],
      true,
      false,
      "closed",
    ],
    [
      "all pieces paid back that were shipped, and the way kept",
      "processing",
      back,
      true,
      false,
      "complete",
    ],
    ["half of the money back", "complete", shipped, true, false, "complete"],
    ["held", "holded", shipped, true, false, "holded"],
    ["canceled", "canceled", [aLine({ canceled: 5 })], false, true, "canceled"],
  ])("%s", (_, status, lines, isPaid, isPaidBack, after) => {
    expect(statusAfter({ status, lines, isPaid, isPaidBack })).toBe(after);
  });
});

describe("what may be done with an order", () => {
  it.each([
    ["hold", someFacts(), true],
    ["hold", someFacts({ status: "complete" }), "order.notNow"],
    ["release", someFacts({ status: "holded" }), true],
    ["release", someFacts(), "order.notNow"],
    ["cancel", someFacts({ status: "holded" }), true],
    ["cancel", someFacts({ lines: [aLine(), aLine({ shipped: 1 })] }), "order.partlyShipped"],
    ["cancel", someFacts({ isMoneyMoving: true }), "order.moneyMoving"],
    ["cancel", someFacts({ isPacked: true }), true],
    ["cancel", someFacts({ status: "payment_review" }), "order.notNow"],
    ["pack", someFacts({ isPacked: true }), "order.packingBegun"],
    ["pack", someFacts({ lines: [aLine({ shipped: 5 })] }), "order.nothingToShip"],
    ["changeAddress", someFacts({ isPacked: true }), "order.packingBegun"],
    ["changeAddress", someFacts({ status: "holded" }), true],
  ] as const)("%s: %#", (step, facts, answer) => {
    expect(orderCan(staff("clerk"), step, facts)).toBe(answer);
  });

  it("is each role's own: who packs does not cancel, who reads does nothing", () => {
    expect(orderCan(staff("decorator"), "pack", someFacts())).toBe(true);
    expect(orderCan(staff("decorator"), "cancel", someFacts())).toBe("access.forbidden");
    expect(orderCan(staff("reader"), "pack", someFacts())).toBe("access.forbidden");
    expect(orderCan(GUEST, "cancel", someFacts())).not.toBe(true);
  });

  it("a shopper cancels until somebody packs", () => {
    expect(orderCan(GUEST, "cancelOwn", someFacts())).toBe(true);
    expect(orderCan(GUEST, "cancelOwn", someFacts({ isPacked: true }))).toBe("order.packedAlready");
    expect(orderCan(GUEST, "cancelOwn", someFacts({ status: "holded" }))).toBe("order.notNow");
  });

  it("EMB-17 a shopper does not cancel what pays for stitches that are made or needed; staff may", () => {
    const used = someFacts({
      digitizing: [{ itemId: 2, logo: "L000001", carriers: [1], isUsed: true }],
    });
    expect(orderCan(GUEST, "cancelOwn", used)).toBe("order.digitizingUsed");
    expect(orderCan(staff("clerk"), "cancel", used)).toBe(true);
  });
});

describe("issue 9.9 what a list offers to do with several orders", () => {
  const reserved = { state: "authorized", asked: 500, captured: 0, refunded: 0 } as const;
  const shipped = [aLine({ shipped: 5 })];
  it.each([
    ["to be packed and paid", someFacts({ payment: reserved }), ["pack", "ship", "capture"]],
    ["packed, and on account", someFacts({ isPacked: true }), ["ship"]],
    ["shipped, and to be paid", someFacts({ lines: shipped, payment: reserved }), ["capture"]],
    ["money moving", someFacts({ payment: reserved, isMoneyMoving: true }), ["pack"]],
    ["held back", someFacts({ status: "holded" }), ["release"]],
    ["waiting for a difference", someFacts({ status: "holded", isDifferenceOpen: true }), []],
    ["over", someFacts({ status: "complete", lines: shipped }), []],
  ] as const)("%s", (_, facts, offered) => {
    expect(briefSteps(staff("owner"), facts)).toEqual(offered);
  });

  it("to nobody what is not theirs", () => {
    expect(briefSteps(staff("decorator"), someFacts({ payment: reserved }))).toEqual([
      "pack",
      "ship",
    ]);
    expect(briefSteps(staff("reader"), someFacts({ payment: reserved }))).toEqual([]);
  });
});

describe("the money that cancelling gives back", () => {
  const paid = (draft: Partial<OrderMoney>): OrderMoney => ({
    state: "captured",
    asked: 500,
    captured: 0,
    refunded: 0,
    ...draft,
  });
  it.each([
    [null, 0],
    [paid({ state: "authorized" }), 500],
    [paid({ captured: 500 }), 500],
    [paid({ captured: 400, refunded: 150 }), 250],
    [paid({ state: "refunded", captured: 500, refunded: 500 }), 0],
    [paid({ state: "returning" }), 0],
  ])("%j: %s", (payment, minor) => {
    expect(heldMoney(payment)).toBe(minor);
  });
});
