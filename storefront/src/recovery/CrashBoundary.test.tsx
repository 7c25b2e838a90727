// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CrashBoundary } from "./CrashBoundary.tsx";

// React tells the console of every error a boundary catches.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(cleanup);

function Broken(): never {
  throw new Error("broken");
}

/** A crash at an address; `next` lets the next pause end. */
function crashAt(path: string) {
  history.replaceState(null, "", path);
  const ends: (() => void)[] = [];
  const loads: string[] = [];
  const reported: unknown[] = [];
  render(
    <CrashBoundary
      load={(href) => loads.push(href)}
      report={(error) => reported.push(error)}
      pause={() => new Promise((resolve) => ends.push(resolve))}
    >
      <Broken />
    </CrashBoundary>,
  );
  return { loads, reported, next: () => ends.shift()?.() };
}

describe("ERROR-04 a crash of the screen", () => {
  it("ERROR-05, ERROR-06 is logged, switches persistence off, says so, and goes to /", async () => {
    const { loads, reported, next } = crashAt("/chef-coats");
    expect(screen.getByRole("alert").textContent).toBe(
      "We apologize, our website has seemed to crash. Please wait while we attempt to recover from this error.",
    );
    expect(reported).toEqual([new Error("broken")]);
    expect(document.cookie).toContain("storage-disabled=1");
    next();
    await screen.findByText(
      "We believe we have resolved the issue. Please wait while the website reloads.",
    );
    next();
    await waitFor(() => expect(loads).toEqual(["/"]));
  });

  it("ERROR-06 on / itself cannot be resolved by going there", async () => {
    const { loads, next } = crashAt("/");
    next();
    await screen.findByText("We were unable to resolve the issue.");
    expect(loads).toEqual([]);
  });

  it.each(["/chef-coats", "/"])("leaves a way on at %s, which a browser goes by itself", (path) => {
    crashAt(path);
    const way = screen.getByRole<HTMLAnchorElement>("link", { name: "Go to the home page" });
    expect([way.getAttribute("href"), way.className]).toEqual(["/", "link no-spa"]);
  });
});
