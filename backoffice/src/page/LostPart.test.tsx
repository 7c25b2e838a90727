// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { awaited } from "./awaited.ts";
import { LostPart } from "./LostPart.tsx";

afterEach(cleanup);

/** A screen with something typed into it, and a dialog whose script is lost as long as the line is. */
function aScreen() {
  const line = { isThere: false };
  const load = async () => {
    if (!line.isThere) throw new TypeError("Failed to fetch");
    return { Dialog: () => <p>the dialog</p> };
  };
  const Dialog = awaited(load, (module) => module.Dialog);
  render(
    <>
      <input aria-label="Note" defaultValue="typed" />
      <Suspense>
        <Dialog />
      </Suspense>
      <LostPart />
    </>,
  );
  return line;
}

it("a dialog that did not come leaves the screen as it is, and opens with another try", async () => {
  const line = aScreen();
  await screen.findByText("This part did not load. It comes when you are online.");
  line.isThere = true;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await screen.findByText("the dialog");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("typed");
});

it("offers the page anew where the dialog does not come by a line that is there", async () => {
  aScreen();
  await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
  await screen.findByRole("button", { name: "Reload" });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText(/does not load/)).toBeNull();
});
