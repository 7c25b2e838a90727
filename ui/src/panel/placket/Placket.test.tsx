// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { Placket } from "./Placket.tsx";

const STEPS = [
  {
    id: "a",
    title: "Customer",
    state: "done",
    stateLabel: "done",
    summary: "Marta",
    action: <a href="#a">Edit</a>,
    content: "hidden",
  },
  {
    id: "b",
    title: "Payment",
    state: "current",
    summary: "hidden too",
    content: <input aria-label="Card" />,
  },
  { id: "c", title: "Review", state: "ahead", content: "hidden as well" },
] as const;

it("shows a done step in one line, the current one open and the rest by name", async () => {
  show(<Placket label="Checkout" steps={STEPS} />);
  const [done, current, ahead] = within(
    screen.getByRole("list", { name: "Checkout" }),
  ).getAllByRole("listitem");
  if (!done || !current || !ahead) throw new Error("three steps");
  expect(within(done).getByRole("heading", { name: "Customer done" })).toBeTruthy();
  expect(done.textContent).toContain("Marta");
  expect(within(done).getByRole("link", { name: "Edit" })).toBeTruthy();
  expect(current.getAttribute("aria-current")).toBe("step");
  expect(within(current).getByRole("textbox", { name: "Card" })).toBeTruthy();
  expect(ahead.textContent.trim()).toBe("Review");
  expect(screen.queryByText(/hidden/)).toBeNull();
  expect(await axeViolations()).toEqual([]);
});
