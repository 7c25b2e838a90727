// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { awaited } from "./awaited.ts";
import { LostPart } from "./LostPart.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const offline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

/** A screen with something typed into it, and a dialog and a drawer whose scripts are lost as long as the line is. */
function aScreen() {
  const line = { isThere: false };
  const load = async () => {
    if (!line.isThere) throw new TypeError("Failed to fetch");
    return { Dialog: () => <p>the dialog</p> };
  };
  const Dialog = awaited(load, (module) => module.Dialog);
  const Drawer = awaited(load, () => () => <p>the drawer</p>);
  render(
    <>
      <input aria-label="Note" defaultValue="typed" />
      <Suspense>
        <Dialog />
      </Suspense>
      <Suspense>
        <Drawer />
      </Suspense>
      <LostPart />
    </>,
  );
  return line;
}

it("parts that did not come leave the screen as it is, and all open with another try", async () => {
  offline();
  const line = aScreen();
  await screen.findByText("This part did not load. It comes when you are online.");
  line.isThere = true;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await screen.findByText("the dialog");
  await screen.findByText("the drawer");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("typed");
});

it("offers the page anew where the dialog does not come by a line that is there", async () => {
  aScreen();
  await screen.findByRole("button", { name: "Reload" });
  expect(screen.queryByText(/when you are online/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText(/did not load/)).toBeNull();
});

it("loads nothing anew where the store does not answer: the screen stays, and the part is asked for again", async () => {
  const line = aScreen();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const button = await screen.findByRole("button", { name: "Reload" });
  line.isThere = true;
  await userEvent.click(button);
  await screen.findByText("the dialog");
  expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("typed");
});
