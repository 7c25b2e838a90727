// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Said } from "./Said.tsx";

afterEach(cleanup);

const drawn = (text: string) => (
  <>
    <input aria-label="Note" />
    <textarea aria-label="Letter" />
    <select aria-label="Group" />
    <input type="checkbox" aria-label="Choose" />
    <button type="button">Save</button>
    <Said text={text} />
  </>
);

it("issue 10.9 what is said along the page takes the focus and does not scroll to it", () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const { rerender } = render(<Said text="" isAlong />);
  rerender(<Said text="On machine 2." isAlong />);
  expect(document.activeElement?.textContent).toBe("On machine 2.");
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  focus.mockRestore();
});

describe("what came of the last action", () => {
  it.each(["Note", "Letter", "Group"])(
    "leaves the focus where somebody types, in %s, and is told as a status",
    (label) => {
      const { rerender } = render(drawn(""));
      const field = screen.getByLabelText(label);
      field.focus();
      rerender(drawn("3 orders are on hold."));
      expect(document.activeElement).toBe(field);
      expect(screen.getByRole("status").textContent).toBe("3 orders are on hold.");
      expect(screen.getAllByText("3 orders are on hold.")).toHaveLength(2);
    },
  );

  it.each(["Save", "Choose"])("takes the focus from %s, and is heard once", (name) => {
    const { rerender } = render(drawn(""));
    const pressed = screen.queryByRole("button", { name }) ?? screen.getByLabelText(name);
    pressed.focus();
    rerender(drawn("3 orders are on hold."));
    expect(document.activeElement?.textContent).toBe("3 orders are on hold.");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("takes it where what was pressed is gone", () => {
    const { rerender } = render(drawn(""));
    rerender(drawn("It is removed."));
    expect(document.activeElement?.textContent).toBe("It is removed.");
  });
});
