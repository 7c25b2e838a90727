import { afterEach, expect, it } from "vitest";
import { publish, subscribe, type Events } from "../events/events.ts";
import { observable } from "../events/observable.ts";
import type { Navigation, Router, Stage } from "../routing/router.ts";
import { followData } from "./page-data.ts";

const address = { path: "/caps", search: "?p=2", hash: "" };
const place = { type: "category", id: 3, params: {}, address } as const;

function aRouter() {
  const navigation = observable<Navigation>({
    shown: { kind: "page", place },
    cause: "start",
    key: "a",
    visit: 0,
  });
  const stage = observable<Stage>({ at: "idle" });
  return { navigation, stage } as unknown as Router & typeof parts;
}
declare const parts: {
  readonly navigation: ReturnType<typeof observable<Navigation>>;
  readonly stage: ReturnType<typeof observable<Stage>>;
};

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function heard() {
  const told: string[] = [];
  stops.push(
    subscribe("data.loaded", ({ href }) => told.push(`data ${href}`)),
    subscribe("page.loaded", ({ href }) => told.push(`page ${href}`)),
  );
  return told;
}

const page = (visit: number, href: string): Events["page.loaded"] => ({
  type: "category",
  href,
  visit,
});

it("ROUTE-56 data.loaded is told of the first page as well", async () => {
  const told = heard();
  stops.push(followData(aRouter()));
  await expect.poll(() => told).toEqual(["data /caps?p=2"]);
});

it("ROUTE-56 data.loaded comes after all who heard page.loaded, and not before the page's data", async () => {
  const router = aRouter();
  stops.push(followData(router));
  const told = heard();
  await expect.poll(() => told).toEqual(["data /caps?p=2"]);
  router.stage.set({ at: "found", type: "category" });
  router.navigation.set((before) => ({ ...before, visit: 1 }));
  publish("page.loaded", page(1, "/coats"));
  await Promise.resolve();
  expect(told).toEqual(["data /caps?p=2", "page /coats"]);
  router.stage.set({ at: "idle" });
  await expect.poll(() => told).toEqual(["data /caps?p=2", "page /coats", "data /coats"]);
});

it("ROUTE-56 nothing is told of a page that was left before its data came", async () => {
  const router = aRouter();
  stops.push(followData(router));
  const told = heard();
  router.stage.set({ at: "routing" });
  publish("page.loaded", page(1, "/coats"));
  router.navigation.set((before) => ({ ...before, visit: 2 }));
  router.stage.set({ at: "idle" });
  publish("page.loaded", page(2, "/shoes"));
  await expect.poll(() => told).toContain("data /shoes");
  expect(told).not.toContain("data /coats");
});
