// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { useDoor } from "./use-door.ts";

function Part() {
  const { isOpen, door, open, close } = useDoor();
  if (isOpen) return <button onClick={close}>Close</button>;
  return (
    <button ref={door} onClick={open}>
      Open
    </button>
  );
}

it("has the focus again once it is drawn, and not before it was opened", async () => {
  // A busy machine: the next frame comes before anything is drawn anew.
  vi.stubGlobal("requestAnimationFrame", (work: FrameRequestCallback) => (work(0), 0));
  const user = userEvent.setup();
  render(<Part />);
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByText("Open"));
  await user.click(screen.getByText("Close"));
  expect(document.activeElement).toBe(screen.getByText("Open"));
});
