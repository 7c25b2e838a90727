// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import OverPage from "../chrome/OverPage.tsx";
import { observable } from "../events/observable.ts";
import { notices } from "../notice/notices.ts";
import { renderInShop } from "../testing/render.tsx";
import { opened } from "./opened.tsx";

afterEach(() => {
  cleanup();
  notices.set([]);
  vi.restoreAllMocks();
});

/** A drawer whose script is lost as long as the line is. */
function aDrawer() {
  const door = observable(false);
  const line = { isThere: false };
  const Drawer = opened(door, async () => {
    if (!line.isThere) throw new TypeError("Failed to fetch");
    return { default: () => <p>the drawer</p> };
  });
  renderInShop(
    <>
      <OverPage />
      <Drawer />
      <button type="button" onClick={() => door.set(true)}>
        Open
      </button>
    </>,
  );
  return { line, open: () => userEvent.click(screen.getByRole("button", { name: "Open" })) };
}

const offline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
const missing = () => screen.findByText("This part did not load. It comes when you are online.");

it("says that a drawer did not come, and opens it with another try", async () => {
  const { line, open } = aDrawer();
  offline();
  expect(screen.queryByText("the drawer")).toBeNull();
  await open();
  await missing();
  line.isThere = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("the drawer");
  expect(notices.get()).toEqual([]);
});

it("brings with one try all that did not come", async () => {
  const [first, second] = [aDrawer(), observable(true)];
  const Dialog = opened(second, async () => {
    if (!first.line.isThere) throw new TypeError("Failed to fetch");
    return { default: () => <p>the dialog</p> };
  });
  offline();
  await first.open();
  await missing();
  renderInShop(<Dialog />);
  await waitFor(() => expect(notices.get()).toHaveLength(1));
  first.line.isThere = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("the drawer");
  await screen.findByText("the dialog");
  expect(notices.get()).toEqual([]);
});

it("opens it when the line is back", async () => {
  const { line, open } = aDrawer();
  offline();
  await open();
  await missing();
  line.isThere = true;
  act(() => void window.dispatchEvent(new Event("online")));
  await screen.findByText("the drawer");
  expect(notices.get()).toEqual([]);
});

it("loads a page anew that stays without its drawer, once the store answers", async () => {
  const { open } = aDrawer();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const asked = vi
    .spyOn(globalThis, "fetch")
    .mockRejectedValue(new TypeError("The store does not answer"));
  await open();
  await screen.findByText("This part did not load. The page has to be loaded anew.");
  await userEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(asked).toHaveBeenCalledWith(location.href, { method: "HEAD", cache: "no-store" });
  // Still not there: it is said again.
  await screen.findByText("This part did not load. The page has to be loaded anew.");
});
