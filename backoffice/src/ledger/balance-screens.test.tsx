// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

type Holder = CallReply<"balance">;

const ANN: Holder = {
  customerId: 7,
  email: "ann@example.com",
  name: "Ann Weaver",
  currencies: ["USD", "GBP"],
  accounts: [
    {
      kind: "points",
      unit: "points",
      balance: 1500,
      entries: [
        {
          id: 1,
          movement: "earned",
          change: 1500,
          balance: 1500,
          reason: "",
          by: null,
          orderNumber: "100000012",
          at: "2026-03-02T10:00:00.000Z",
        },
      ],
    },
  ],
};

const LIST: CallReply<"balances"> = {
  rows: [{ ...ANN, accounts: [{ kind: "points", unit: "points", balance: 1500 }] }],
  next: null,
};

it("issue 9.6 lists customers with what they have, and leads to each", async () => {
  open("/admin/balances", { ...SIGNED_IN, balances: () => LIST });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toBe("ann@example.comAnn WeaverNone1,500 points");
  const link = screen.getByRole("link", { name: "ann@example.com" });
  expect(link.getAttribute("href")).toBe("/admin/balances/7");
  expect(await axeViolations()).toEqual([]);
});

it("issue 9.6 gives for a reason; what was refused and is sent again is the same request", async () => {
  const answers = [
    new RefusedAnswer(409, "ledger.notCovered", "There is not so much on it."),
    { kind: "store_credit", unit: "USD", balance: 12.5 },
    { kind: "store_credit", unit: "USD", balance: 20 },
  ] as const;
  let count = 0;
  const moveBalance = vi.fn<(asked: Asked) => RefusedAnswer | CallReply<"moveBalance">>(
    () => answers[count++] ?? answers[2],
  );
  const { user } = open("/admin/balances/7", { ...SIGNED_IN, balance: () => ANN, moveBalance });
  expect(await screen.findByRole("heading", { name: "Points: 1,500 points" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.type(screen.getByLabelText("How much"), "0");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(moveBalance).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText("How much"));
  await user.type(screen.getByLabelText("How much"), "12.50");
  await user.type(screen.getByLabelText("Why"), "Late parcel");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("There is not so much on it.")).not.toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved: $12.50 now.")).toBeTruthy();
  await user.type(screen.getByLabelText("How much"), "7.50");
  await user.type(screen.getByLabelText("Why"), "Late parcel");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved: $20.00 now.")).toBeTruthy();
  const bodies = moveBalance.mock.calls.map(([{ body }]) => body);
  expect(bodies[1]).toMatchObject({
    kind: "store_credit",
    unit: "USD",
    direction: "give",
    amount: 12.5,
    reason: "Late parcel",
  });
  expect(bodies[0]?.["request"]).toBe(bodies[1]?.["request"]);
  expect(bodies[2]?.["request"]).not.toBe(bodies[1]?.["request"]);
});

it("whoever may only look is offered no form", async () => {
  const permissions = [...permissionsOf(["clerk"], "web")];
  const session = () => ({ staff: anOwner({ role: "clerk", permissions }) });
  open("/admin/balances/7", { ...SIGNED_IN, session, balance: () => ANN });
  expect(await screen.findByText("Earned")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});
