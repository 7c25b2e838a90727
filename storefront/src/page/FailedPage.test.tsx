// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FailedPage, RETRY_MS } from "./FailedPage.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("a page that did not load tries again by itself: when the line is back, and every while", () => {
  vi.useFakeTimers();
  const onRetry = vi.fn<() => void>();
  const { unmount } = render(<FailedPage onRetry={onRetry} />);
  expect(onRetry).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(onRetry).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(RETRY_MS));
  expect(onRetry).toHaveBeenCalledTimes(2);
  unmount();
  vi.advanceTimersByTime(RETRY_MS);
  window.dispatchEvent(new Event("online"));
  expect(onRetry).toHaveBeenCalledTimes(2);
});
