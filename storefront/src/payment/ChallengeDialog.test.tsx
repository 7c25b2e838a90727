// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChallengeDialog, type ChallengeOutcome } from "./ChallengeDialog.tsx";

const PROVIDER = "https://cards.test";
const onDone = vi.fn<(outcome: ChallengeOutcome) => void>();
const t = (phrase: string) => phrase;

beforeEach(() => onDone.mockReset());
afterEach(cleanup);

const open = (url: string | undefined) =>
  render(<ChallengeDialog url={url} origin={PROVIDER} t={t} onDone={onDone} />);
const frame = () => screen.getByTitle<HTMLIFrameElement>("Your bank");

function hear(
  data: object,
  origin = PROVIDER,
  source: Window | null = frame().contentWindow,
): void {
  act(() => {
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  });
}

it("shows the bank's page in a dialog, confined and told which page is around it", () => {
  open(`${PROVIDER}/challenge/abc`);
  expect(screen.getByRole("dialog", { name: "Confirm your payment" })).toBeDefined();
  expect(frame().src).toBe(
    `${PROVIDER}/challenge/abc?parent=${encodeURIComponent(window.location.origin)}`,
  );
  expect(frame().getAttribute("sandbox")).toBe("allow-scripts allow-same-origin");
});

it.each(["passed", "failed"] as const)("reports that the bank's page is through: %s", (outcome) => {
  open(`${PROVIDER}/challenge/abc`);
  hear({ channel: "placket.challenge", type: "done", outcome });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(outcome);
});

it("listens to that frame of that origin only", () => {
  open(`${PROVIDER}/challenge/abc`);
  const message = { channel: "placket.challenge", type: "done", outcome: "passed" };
  hear(message, "https://evil.test");
  hear(message, PROVIDER, window);
  hear({ ...message, channel: "other" });
  hear({ ...message, outcome: "maybe" });
  expect(onDone).not.toHaveBeenCalled();
});

it("closing it is an outcome too", () => {
  open(`${PROVIDER}/challenge/abc`);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith("closed");
});

it.each(["https://evil.test/challenge", "javascript:alert(1)", "nonsense", "/challenge/abc"])(
  "does not show %s",
  (url) => {
    open(url);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onDone).toHaveBeenCalledExactlyOnceWith("failed");
  },
);

it("is not there while nothing is asked", () => {
  open(undefined);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});
