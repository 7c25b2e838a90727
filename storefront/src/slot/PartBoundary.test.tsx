// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import OverPage from "../chrome/OverPage.tsx";
import { notices } from "../notice/notices.ts";
import { CrashBoundary } from "../recovery/CrashBoundary.tsx";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import { awaited } from "./awaited.ts";
import { late } from "./late.tsx";

/** What was told to whoever logs. */
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  // React tells the console of every error a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("reportError", (error: Error) => void logged.push(error.message));
});
afterEach(() => {
  cleanup();
  act(() => notices.set([]));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A part that breaks as long as it is told to. */
function aPart() {
  const part = { isBroken: true };
  const Part = () => {
    if (part.isBroken) throw new Error("the part is broken");
    return <p>the part</p>;
  };
  return { part, Part };
}

/** A page with a part in it, under the boundary of the whole screen. */
const showPage = (part: ReactNode) =>
  renderInShop(
    <CrashBoundary shop={aShop()}>
      <p>the page</p>
      <OverPage />
      <Suspense fallback="bones">{part}</Suspense>
    </CrashBoundary>,
  );

it("keeps the page when a part breaks that nobody waits for", async () => {
  const { Part } = aPart();
  const Late = late("src/room/Part.tsx", async () => ({ default: Part }));
  showPage(<Late />);
  await waitFor(() => expect(logged).toEqual(["the part is broken"]), { timeout: 10_000 });
  screen.getByText("the page");
  expect(notices.get()).toEqual([]);
});

it("says that a part broke that somebody waits for, and draws it anew when wished", async () => {
  const { part, Part } = aPart();
  const Awaited = awaited(
    async () => ({ Part }),
    (module) => module.Part,
  );
  showPage(<Awaited />);
  await screen.findByText("Something went wrong. Please try again.");
  screen.getByText("the page");
  expect(logged).toEqual(["the part is broken"]);
  part.isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("the part");
  expect(notices.get()).toEqual([]);
});
