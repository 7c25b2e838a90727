// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { aClock } from "../../testing/clock.ts";
import { axeViolations, show } from "../../testing/show.ts";
import { NoticeStack, type Notice } from "./NoticeStack.tsx";

const ADDED: Notice = { id: "added", kind: "good", text: "Added", ms: 4000 };
const REFUSED: Notice = { id: "refused", kind: "error", text: "Refused", ms: null };

/** The stack with a list of its own and a button outside. */
function Owner({ clock, first }: { clock: ReturnType<typeof aClock>; first: readonly Notice[] }) {
  const [notices, setNotices] = useState(first);
  return (
    <>
      <button type="button">Outside</button>
      <NoticeStack
        label="Notices"
        dismissLabel="Dismiss"
        notices={notices}
        clock={clock}
        onDismiss={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))}
      />
    </>
  );
}

it("its live regions stand before a notice comes; errors interrupt, the rest waits", async () => {
  const clock = aClock();
  const { rerender } = show(<Owner clock={clock} first={[]} />);
  expect(screen.getByRole("alert").textContent).toBe("");
  expect(screen.getByRole("status").textContent).toBe("");
  rerender(<Owner key="again" clock={clock} first={[ADDED, REFUSED]} />);
  expect(within(screen.getByRole("alert")).getByText("Refused")).toBeTruthy();
  expect(within(screen.getByRole("status")).getByText("Added")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("leaves when its time is over; one without a time stays", () => {
  const clock = aClock();
  show(<Owner clock={clock} first={[ADDED, REFUSED]} />);
  act(() => clock.pass(4000));
  expect(screen.queryByText("Added")).toBeNull();
  act(() => clock.pass(3_600_000));
  expect(screen.getByText("Refused")).toBeTruthy();
});

it("is not lost while hovered", async () => {
  const clock = aClock();
  const { user } = show(<Owner clock={clock} first={[ADDED]} />);
  await user.hover(screen.getByText("Added"));
  act(() => clock.pass(60_000));
  expect(screen.getByText("Added")).toBeTruthy();
  await user.unhover(screen.getByText("Added"));
  act(() => clock.pass(4000));
  expect(screen.queryByText("Added")).toBeNull();
});

it("is not lost while focused; dismissing goes to the next and then back to where focus was", async () => {
  const clock = aClock();
  const { user } = show(<Owner clock={clock} first={[ADDED, REFUSED]} />);
  await user.tab();
  await user.tab();
  act(() => clock.pass(60_000));
  expect(screen.getByText("Added")).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Dismiss" }));
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Outside" }));
});
