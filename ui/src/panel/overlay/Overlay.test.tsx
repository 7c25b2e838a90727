// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { useState, type ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { Dialog } from "../dialog/Dialog.tsx";
import { Drawer } from "../drawer/Drawer.tsx";
import { Sheet } from "../sheet/Sheet.tsx";
import { axeViolations, show } from "../../testing/show.ts";
import type { OverlayProps } from "./Overlay.tsx";

/** Each with what takes the focus first: a dialog is opened to do something, the others to look. */
const SHAPES: [string, ComponentType<OverlayProps>, string][] = [
  ["Dialog", Dialog, "Inside"],
  ["Drawer", Drawer, "Close"],
  ["Sheet", Sheet, "Close"],
];

type OwnerProps = { shape: ComponentType<OverlayProps>; keepOnOutsidePress?: boolean };

function Owner({ shape: Shape, keepOnOutsidePress = false }: OwnerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Shape
        open={open}
        onClose={() => setOpen(false)}
        title="Your bag"
        titleEnd="2"
        closeLabel="Close"
        footer={<button type="button">Last</button>}
        keepOnOutsidePress={keepOnOutsidePress}
      >
        <input aria-label="Inside" />
      </Shape>
    </>
  );
}

it.each(SHAPES)(
  "%s takes focus, keeps it, and gives it back on Escape",
  async (_, shape, first) => {
    const { user } = show(<Owner shape={shape} />);
    const opener = screen.getByRole("button", { name: "Open" });
    await user.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Your bag" });
    const close = screen.getByRole("button", { name: "Close" });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(first)));
    for (let i = 0; i < 7; i++) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    close.focus();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Last" }));
    expect(await axeViolations()).toEqual([]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);

it("locks the page's scrolling while open", async () => {
  const { user } = show(<Owner shape={Drawer} />);
  const before = document.documentElement.getAttribute("style") ?? "";
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog");
  await waitFor(() => expect(locked()).toBe(true));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(locked()).toBe(false));
  expect(document.documentElement.getAttribute("style") ?? "").toBe(before);
});

it("closes on a press outside, unless there is typed work inside", async () => {
  const { user, rerender } = show(<Owner shape={Dialog} />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog");
  const outside = () => {
    const scrim = document.querySelector("[role=presentation][data-open]");
    if (!scrim) throw new Error("no scrim");
    return user.click(scrim);
  };
  rerender(<Owner shape={Dialog} keepOnOutsidePress />);
  await outside();
  expect(screen.getByRole("dialog")).toBeTruthy();
  rerender(<Owner shape={Dialog} />);
  await outside();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it.each([
  ["the first field that may be used", <Fields key="" />, "Second"],
  ["the close button where there is none", <p key="">Only words.</p>, "Close"],
])("a dialog gives the focus to %s", async (_, children, first) => {
  show(
    <Dialog open onClose={() => undefined} title="Hold" closeLabel="Close">
      {children}
    </Dialog>,
  );
  await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(first)));
});

it("on a screen that is touched no keyboard comes up with a dialog", async () => {
  const asked = vi.fn<(query: string) => { matches: boolean }>((query) => ({
    matches: query === "(pointer: coarse)",
  }));
  vi.stubGlobal("matchMedia", asked);
  show(
    <Dialog open onClose={() => undefined} title="Hold" closeLabel="Close">
      <Fields />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Close")));
  vi.unstubAllGlobals();
});

function Fields() {
  return (
    <>
      <button type="button">A link of the text</button>
      <input type="hidden" name="kept" />
      <input aria-label="First" disabled />
      <input type="radio" name="why" aria-label="Passed" />
      <input type="radio" name="why" aria-label="Second" defaultChecked />
    </>
  );
}

/** Whether the page behind is kept from scrolling. */
function locked(): boolean {
  const { documentElement, body } = document;
  return [documentElement, body].some(({ style }) => style.overflow.includes("hidden"));
}
