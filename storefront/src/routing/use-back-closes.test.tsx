// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserHistory } from "./history.ts";
import { liesOverHere, watchBack } from "./lies-over.ts";
import { useBackCloses } from "./use-back-closes.ts";

let made = 0;
const router = browserHistory(() => `entry ${++made}`);
const here = () => router.href();
let stop: () => void;

beforeEach(() => {
  router.push("/before");
  router.push("/coat");
  stop = watchBack();
});
afterEach(async () => {
  cleanup();
  await vi.waitUntil(() => liesOverHere() === 0);
  stop();
});

/** Something over the page, once the history has an entry for it. */
async function opened(nth = 1) {
  const onClose = vi.fn<() => void>();
  const over = renderHook(({ isOpen }) => useBackCloses(isOpen, onClose), {
    initialProps: { isOpen: true },
  });
  await expect.poll(liesOverHere).toBe(nth);
  return { onClose, close: () => over.rerender({ isOpen: false }) };
}

async function backTo(href: string): Promise<void> {
  history.back();
  await expect.poll(here).toBe(href);
}

it("Back closes what is open, and the page stays with its place", async () => {
  const page = router.key();
  const { onClose, close } = await opened();
  expect(router.key()).toBe(page);
  history.back();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect([router.href(), router.key()]).toEqual(["/coat", page]);
  close();
  await backTo("/before");
});

it("closed by its own button it leaves no entry behind, and the address that it made stays", async () => {
  const { onClose, close } = await opened();
  router.replace("/coat?item_id=8");
  close();
  await expect.poll(liesOverHere).toBe(0);
  await expect.poll(here).toBe("/coat?item_id=8");
  expect(onClose).not.toHaveBeenCalled();
  await backTo("/before");
});

it("a link that is followed from it stands, Back from there is at the page, and Forward leads to it", async () => {
  const { close } = await opened();
  close();
  router.push("/sizes");
  await new Promise((resolve) => setTimeout(resolve));
  expect(router.href()).toBe("/sizes");
  await backTo("/coat");
  expect(liesOverHere()).toBe(0);
  history.forward();
  await expect.poll(here).toBe("/sizes");
  await backTo("/coat");
  await backTo("/before");
});

it("at the next query of its page it still lies over it: Back closes it, and the query stays", async () => {
  const { onClose, close } = await opened();
  router.push("/coat?color=1");
  expect(liesOverHere()).toBe(0);
  await expect.poll(liesOverHere).toBe(1);
  history.back();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  close();
  expect(router.href()).toBe("/coat?color=1");
  await backTo("/coat");
  await expect.poll(liesOverHere).toBe(0);
  await backTo("/before");
});

it("a page that is gone to while the entry is taken back stands", async () => {
  const { close } = await opened();
  const back = vi.spyOn(history, "go");
  close();
  await expect.poll(() => back.mock.calls.length).toBe(1);
  router.push("/sizes");
  await expect.poll(here).toBe("/sizes");
  await backTo("/coat");
  await expect.poll(liesOverHere).toBe(0);
  await backTo("/before");
});

it("of two the upper one closes", async () => {
  const lower = await opened();
  const upper = await opened(2);
  history.back();
  await expect.poll(() => upper.onClose.mock.calls.length).toBe(1);
  upper.close();
  expect(lower.onClose).not.toHaveBeenCalled();
  history.back();
  await expect.poll(() => lower.onClose.mock.calls.length).toBe(1);
  lower.close();
});

it("what gives way to another leaves it its entry", async () => {
  const first = await opened();
  const { length } = history;
  first.close();
  const second = await opened();
  expect(history.length).toBe(length);
  second.close();
  await expect.poll(liesOverHere).toBe(0);
  await backTo("/before");
});

it("React's second look at an effect changes nothing", async () => {
  const onClose = vi.fn<() => void>();
  const { length } = history;
  renderHook(() => useBackCloses(true, onClose), { wrapper: StrictMode });
  await expect.poll(liesOverHere).toBe(1);
  expect(history.length).toBe(length + 1);
  expect(onClose).not.toHaveBeenCalled();
});

it("loaded anew the page lies under nothing, and one Back leaves it", async () => {
  history.pushState({ key: router.key(), over: 1 }, "");
  stop();
  stop = watchBack();
  await expect.poll(liesOverHere).toBe(0);
  await backTo("/before");
});

it("Forward opens nothing, and leads to no entry without it", async () => {
  const { onClose, close } = await opened();
  history.back();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  close();
  const there = vi.fn<() => void>();
  addEventListener("popstate", there);
  history.forward();
  await expect.poll(() => there.mock.calls.length).toBe(2);
  removeEventListener("popstate", there);
  expect(liesOverHere()).toBe(0);
});

it("a link within the page closes nothing", async () => {
  const { onClose } = await opened();
  const followed = new Promise((resolve) => {
    addEventListener("hashchange", resolve, { once: true });
  });
  location.hash = "#name";
  await followed;
  expect(onClose).not.toHaveBeenCalled();
  history.back();
  await expect.poll(liesOverHere).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
});
