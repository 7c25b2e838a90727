// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SIGNED_IN } from "../../testing/builders.ts";
import { open } from "../../testing/show.tsx";
import { awaited } from "./awaited.ts";
import { LostPart } from "./LostPart.tsx";
import { FillingsContext, Slot } from "../Slot.tsx";
import { slot } from "@placket/web/slot/slot";
import { late } from "./late.ts";

beforeEach(() => {
  // React tells the console of every error a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const BROKEN = "A part of this page went wrong. Please try again.";

/** A part that breaks as long as it is told to. */
function aPart() {
  const part = { isBroken: true };
  const Part = () => {
    if (part.isBroken) throw new Error("the part is broken");
    return <p>the part</p>;
  };
  return { part, Part };
}

/** A screen with something typed into it, and a part in it. */
const aScreen = (part: ReactNode) => (
  <>
    <input aria-label="Note" defaultValue="typed" />
    <Suspense fallback="bones">{part}</Suspense>
    <LostPart />
  </>
);

it("a dialog that breaks leaves the screen as it is, and is drawn anew when wished", async () => {
  const { part, Part } = aPart();
  const load = async () => ({ Part });
  const Dialog = awaited(load, (module) => module.Part);
  const { rerender } = render(aScreen(<Dialog />));
  await screen.findByText(BROKEN);
  expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("typed");
  part.isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await screen.findByText("the part");
  expect(screen.queryByText(BROKEN)).toBeNull();
  part.isBroken = true;
  rerender(aScreen(<Dialog key="another" />));
  await screen.findByText(BROKEN);
  rerender(aScreen(null));
  await waitFor(() => expect(screen.queryByText(BROKEN)).toBeNull());
});

it("of what fills a slot one that breaks goes alone, and what the slot knows stands in its place", async () => {
  const { part, Part } = aPart();
  const place = slot();
  const fillings = [Part, () => <p>another room</p>].map((one) =>
    place.filledWith(late(async () => ({ default: one }))),
  );
  render(
    <FillingsContext value={fillings}>
      {aScreen(<Slot in={place}>the bare number</Slot>)}
    </FillingsContext>,
  );
  await screen.findByText(BROKEN);
  screen.getByText("another room");
  screen.getByText(/the bare number/);
  part.isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await screen.findByText("the part");
  expect(screen.queryByText(/the bare number/)).toBeNull();
});

it("a screen that breaks is said to have, the frame stays, and it is drawn anew where the store does not answer", async () => {
  let isBroken = true;
  const orders = () =>
    isBroken
      ? ({ rows: null } as never)
      : { rows: [], next: null, counts: { byStatus: {}, moneyToLookAfter: 0 } };
  const { client, user } = open("/admin/orders", { ...SIGNED_IN, orders });
  await screen.findByText("Something went wrong. Please try again.");
  expect(screen.queryByText(/does not answer/)).toBeNull();
  screen.getByRole("navigation", { name: "Sections" });
  isBroken = false;
  // The next drawing asks anew, and has what it is answered.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === "orders" });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await screen.findByRole("heading", { name: "Orders" });
  await waitFor(() => expect(screen.queryByText(/went wrong/)).toBeNull());
});
