// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

const AT = "2026-03-02T10:00:00.000Z";
type Row = CallReply<"deliveries">["rows"][number];

const aDelivery = (draft: Partial<Row> = {}): Row => ({
  id: 12,
  event: "letter.written",
  subscriber: "mail.smtp",
  state: "given_up",
  attempts: 3,
  lastError: "550 no such user",
  nextAttemptAt: null,
  createdAt: AT,
  updatedAt: AT,
  letterId: 7,
  ...draft,
});

const aList = (rows: readonly Row[]) => () => ({
  rows: [...rows],
  next: null,
  counts: { waiting: 1, running: 0, given_up: 1 },
});

it("hallway §6 shows why a delivery failed, with a way to its letter", async () => {
  open("/admin/deliveries", { ...SIGNED_IN, deliveries: aList([aDelivery()]) });
  expect(await screen.findByText("550 no such user")).toBeTruthy();
  expect(screen.getByText(/tried 3 times/)).toBeTruthy();
  const letter = await screen.findByRole("link", { name: "Letter 7" });
  expect(letter.getAttribute("href")).toBe("/admin/letters/7");
  expect(screen.getByRole("link", { name: "Given Up 1" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("tries again by hand, and reads the list anew", async () => {
  const retryDelivery = vi.fn<(asked: Asked) => Row>(() => aDelivery({ state: "waiting" }));
  let rows = [aDelivery(), aDelivery({ id: 13 })];
  const { user } = open("/admin/deliveries?state=given_up", {
    ...SIGNED_IN,
    deliveries: () => aList(rows)(),
    retryDelivery,
  });
  const button = await screen.findByRole("button", { name: "Try Now, delivery 12" });
  rows = [aDelivery({ id: 13 })];
  await user.click(button);
  expect(retryDelivery.mock.lastCall?.[0].param).toBe("12");
  const said = await screen.findByText("Letter 7 is tried again now.");
  await waitFor(() => expect(screen.queryByRole("button", { name: /delivery 12/ })).toBeNull());
  expect(document.activeElement).toBe(said);
});

it("gives up only what waits, and says why it could not", async () => {
  const { user } = open("/admin/deliveries", {
    ...SIGNED_IN,
    deliveries: aList([
      aDelivery({ id: 1, state: "delivered", lastError: null }),
      aDelivery({ id: 2, state: "waiting", nextAttemptAt: AT }),
    ]),
    giveUpDelivery: () => new RefusedAnswer(409, "delivery.notWaiting", "It is being tried."),
  });
  const button = await screen.findByRole("button", { name: "Give Up, delivery 2" });
  expect(screen.queryByRole("button", { name: /delivery 1/ })).toBeNull();
  await user.click(button);
  await waitFor(() => expect(screen.getByText("It is being tried.")).toBeTruthy());
});

it("hallway §7: several are given up at once, after a question that says how many", async () => {
  const moveDeliveries = vi.fn<(asked: Asked) => CallReply<"moveDeliveries">>(() => ({
    moved: [2],
    refused: [{ id: 3, message: "It is being tried." }],
  }));
  const { user } = open("/admin/deliveries", {
    ...SIGNED_IN,
    deliveries: aList([
      aDelivery({ id: 1 }),
      aDelivery({ id: 2, state: "waiting", nextAttemptAt: AT }),
      aDelivery({ id: 3, state: "waiting", nextAttemptAt: AT }),
    ]),
    moveDeliveries,
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all on this page" }));
  expect(screen.getByText("3 chosen")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  // One of them is given up already.
  await user.click(screen.getByRole("button", { name: "Give Up (2)" }));
  await screen.findByRole("dialog", { name: "Give Up: 2 deliveries?" });
  await user.click(screen.getByRole("button", { name: "Give Up" }));
  const said = await screen.findByText("1 of 2 done.");
  const each = within(screen.getByRole("list", { name: "What came of each" }));
  expect(each.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Delivery 3, Letter 7: It is being tried.",
    "Delivery 2, Letter 7: given up",
  ]);
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(moveDeliveries.mock.lastCall?.[0].body).toEqual({ ids: [2, 3], move: "give up" });
  expect(screen.getByText("3 chosen"), "more may be done with them").toBeTruthy();
});

it("says what came of several that have left the list by it", async () => {
  let rows = [aDelivery({ id: 1 }), aDelivery({ id: 2 })];
  const { user, go } = open("/admin/deliveries?state=given_up", {
    ...SIGNED_IN,
    deliveries: () => aList(rows)(),
    moveDeliveries: () => {
      rows = [];
      return { moved: [1, 2], refused: [] };
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all on this page" }));
  await user.click(screen.getByRole("button", { name: "Try Now (2)" }));
  const dialog = await screen.findByRole("dialog", { name: "Try Now: 2 deliveries?" });
  await user.click(within(dialog).getByRole("button", { name: "Try Now" }));
  await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
  const said = await screen.findByText("2 of 2 done.");
  await waitFor(() => expect(document.activeElement).toBe(said));
  const each = within(screen.getByRole("list", { name: "What came of each" }));
  expect(each.getAllByRole("listitem")).toHaveLength(2);
  await go("/admin/deliveries");
  await waitFor(() => expect(screen.queryByText("2 of 2 done.")).toBeNull());
});

it("whoever may only look is not offered to move them", async () => {
  const permissions = [...permissionsOf(["reader"], "web")];
  open("/admin/deliveries", {
    ...SIGNED_IN,
    session: () => ({ staff: anOwner({ role: "reader", permissions }) }),
    deliveries: aList([aDelivery()]),
  });
  expect(await screen.findByText("550 no such user")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Try/ })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("hallway §7: what is typed stays while the list is read anew; who is chosen does not on another page", async () => {
  const { user, go } = open("/admin/deliveries", {
    ...SIGNED_IN,
    deliveries: aList([aDelivery()]),
    retryDelivery: () => aDelivery({ state: "waiting" }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose 12" }));
  const search = screen.getByLabelText<HTMLInputElement>("Search deliveries");
  await user.type(search, "mail");
  await user.click(screen.getByRole("button", { name: "Try Now, delivery 12" }));
  expect(await screen.findByText("Letter 7 is tried again now.")).toBeTruthy();
  expect([search.value, screen.getByText("1 chosen").tagName]).toEqual(["mail", "OUTPUT"]);
  await go("/admin/deliveries?state=given_up");
  expect(await screen.findByText("None chosen")).toBeTruthy();
  expect(search.value).toBe("");
});
