// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { OfflineBadge } from "./OfflineBadge.tsx";

afterEach(cleanup);

function network(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

describe("the offline badge", () => {
  it("FOOT-04, FOOT-05 is there while the browser is offline", () => {
    render(<OfflineBadge />);
    expect(screen.getByRole("status").textContent).toBe("");
    network(false);
    expect(screen.getByRole("status").textContent).toBe(
      "Your device is currently offline. You can still browse the catalog, but functionality may be limited.",
    );
    network(true);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("FOOT-04 is dismissed until the network goes again", async () => {
    render(<OfflineBadge />);
    network(false);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByRole("status").textContent).toBe("");
    network(true);
    network(false);
    expect(screen.getByRole("status").textContent).toContain("offline");
  });
});
