// @vitest-environment jsdom
import { BroadcastChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { publish } from "../../events/events.ts";
import { reloadWhenTold, tellTabsToReload } from "./reload-tabs.ts";

const stops: (() => void)[] = [];
beforeEach(() => vi.stubGlobal("BroadcastChannel", BroadcastChannel));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

function aTab() {
  const reload = vi.fn<() => void>();
  stops.push(reloadWhenTold(reload));
  return reload;
}

const arrive = () => publish("page.loaded", { type: "category", href: "/aprons", visit: 2 });

it("PERSIST-04 a tab that holds on to an older database is loaded anew", async () => {
  const reload = aTab();
  tellTabsToReload();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it("PERSIST-04 one that somebody is at work in when they go to the next page", async () => {
  const reload = aTab();
  dispatchEvent(new Event("input"));
  const other = aTab();
  tellTabsToReload();
  await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
  expect(reload).not.toHaveBeenCalled();
  arrive();
  expect(reload).toHaveBeenCalledTimes(1);
});
