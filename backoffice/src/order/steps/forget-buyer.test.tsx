// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { anOrder, anOwner, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";

const LETTERS = { orderLetters: () => ({ letters: [] }) };

it("issue 9.2 forgets who placed a guest's order, once it is asked again", async () => {
  let isForgotten = false;
  const forgetBuyer = vi.fn<(asked: Asked) => { forgotten: true }>(() => {
    isForgotten = true;
    return { forgotten: true };
  });
  const { user } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    ...LETTERS,
    order: () => anOrder(isForgotten ? { email: "anonymized-order-100000001@invalid" } : {}),
    forgetBuyer,
  });
  const part = within(await screen.findByRole("region", { name: "Forget This Buyer" }));
  await user.click(part.getByRole("button", { name: "Forget This Buyer" }));
  await user.click(part.getByRole("button", { name: "Forget" }));
  await screen.findByRole("dialog", { name: "Forget who placed order 100000001?" });
  await user.click(screen.getByRole("button", { name: "Forget for Good" }));
  expect(await part.findByText("The buyer is forgotten.")).toBeTruthy();
  expect(await screen.findByRole("link", { name: /anonymized-order/ })).toBeTruthy();
  expect(forgetBuyer.mock.calls.map(([{ param }]) => param)).toEqual(["100000001"]);
  expect(await axeViolations()).toEqual([]);
});

it("says why nobody was forgotten", async () => {
  const why = "An order or a return is under way. It has to be over first.";
  const { user } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    ...LETTERS,
    order: () => anOrder(),
    forgetBuyer: () => new RefusedAnswer(409, "customer.ordersUnderWay", why),
  });
  const part = within(await screen.findByRole("region", { name: "Forget This Buyer" }));
  await user.click(part.getByRole("button", { name: "Forget This Buyer" }));
  await user.click(part.getByRole("button", { name: "Forget" }));
  await user.click(await screen.findByRole("button", { name: "Forget for Good" }));
  expect(await part.findByText(why)).toBeTruthy();
});

it.each([
  ["of an account", { isGuests: false }, "owner"],
  ["before a clerk", {}, "clerk"],
] as const)("is not offered %s", async (_, draft, role) => {
  const permissions = [...permissionsOf([role], "web")];
  open("/admin/orders/100000001", {
    session: () => ({ staff: anOwner({ role, permissions }) }),
    ...LETTERS,
    order: () => anOrder(draft),
  });
  await screen.findByRole("heading", { name: /Order 100000001/, level: 1 });
  expect(screen.queryByText("Forget This Buyer")).toBeNull();
});
