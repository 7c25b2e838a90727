import { describe, expect, it } from "vitest";
import { addressOf, type Address } from "./address.ts";
import type { Resolution } from "./resolve.ts";
import { createRouter, type RouterParts, type Shown } from "./router.ts";

const HOME: Shown = {
  kind: "page",
  place: { type: "homepage", params: {}, address: addressOf("/") },
};

function aRouter(change: Partial<RouterParts> = {}) {
  const entries = ["/"];
  let at = 0;
  let pop: (() => void) | undefined;
  const loads: string[] = [];
  const stages: string[] = [];
  const router = createRouter(HOME, {
    history: {
      href: () => entries[at] ?? "/",
      key: () => `entry ${at}`,
      push: (href) => {
        at += 1;
        entries.splice(at, entries.length, href);
      },
      replace: (href) => {
        entries[at] = href;
      },
      load: (href) => loads.push(href),
      listen: (onPop) => {
        pop = onPop;
        return () => {};
      },
    },
    resolve: ({ path }) =>
      Promise.resolve({ kind: "page", type: "category", id: path.length, params: {} }),
    prepare: () => Promise.resolve(),
    canShow: () => false,
    patience: () => new Promise(() => {}),
    report: () => {},
    ...change,
  });
  router.start();
  router.stage.subscribe(() => stages.push(router.stage.get().at));
  const back = () => {
    at -= 1;
    pop?.();
  };
  /** The browser comes to an entry with the same address and key. */
  const again = () => pop?.();
  return { router, entries, loads, stages, back, again };
}

describe("the router", () => {
  it("ROUTE-46 pushes a new address, and replaces when the target is the current one", async () => {
    const { router, entries } = aRouter();
    await router.navigate("/aprons");
    await router.navigate("/aprons");
    await router.navigate("?p=2");
    expect(entries).toEqual(["/", "/aprons", "/aprons?p=2"]);
  });

  it("hears nothing of an entry at which only what lay over the page is another", async () => {
    const { router, again } = aRouter();
    await router.navigate("/aprons");
    const before = router.navigation.get();
    again();
    expect(router.navigation.get()).toBe(before);
  });

  it("ROUTE-56 is routing, then found, then done", async () => {
    const { router, stages } = aRouter();
    await router.navigate("/aprons");
    expect(stages).toEqual(["routing", "found", "idle"]);
  });

  it("asks nothing when only the query of a page changes", async () => {
    let asked = 0;
    const { router } = aRouter({
      resolve: () => {
        asked += 1;
        return Promise.resolve({ kind: "page", type: "category", id: 1, params: {} });
      },
    });
    await router.navigate("/aprons");
    const { visit } = router.navigation.get();
    await router.navigate("/aprons?color=1");
    expect(asked).toBe(1);
    expect(router.navigation.get()).toMatchObject({ visit, shown: { place: { id: 1 } } });
  });

  it("the last click wins, whichever answer comes first", async () => {
    const waiting = new Map<string, (resolution: Resolution) => void>();
    const { router } = aRouter({
      resolve: ({ path }: Address) => new Promise((resolve) => waiting.set(path, resolve)),
    });
    const slow = router.navigate("/slow");
    const quick = router.navigate("/quick");
    waiting.get("/quick")?.({ kind: "page", type: "category", id: 2, params: {} });
    await quick;
    waiting.get("/slow")?.({ kind: "page", type: "category", id: 1, params: {} });
    await slow;
    expect(router.navigation.get().shown).toMatchObject({ place: { id: 2 } });
  });

  it('ROUTE-30 shows "Loading page" when waiting has become noticeable', async () => {
    let run: (() => void) | undefined;
    const patience = new Promise<void>((resolve) => (run = resolve));
    const { router } = aRouter({
      resolve: () => new Promise(() => {}),
      patience: () => patience,
    });
    void router.navigate("/slow");
    run?.();
    await patience;
    await Promise.resolve();
    expect(router.navigation.get().shown.kind).toBe("loading");
  });

  it("shows the page as far as it is, when its chunk is there and its data are not", async () => {
    let run: (() => void) | undefined;
    const patience = new Promise<void>((resolve) => (run = resolve));
    let finish: (() => void) | undefined;
    const { router } = aRouter({
      patience: () => patience,
      prepare: () => new Promise((resolve) => (finish = resolve)),
      canShow: () => true,
    });
    const arrived = router.navigate("/aprons");
    await Promise.resolve();
    await Promise.resolve();
    run?.();
    await patience;
    await Promise.resolve();
    const { visit, shown } = router.navigation.get();
    expect(shown).toMatchObject({ kind: "page", place: { address: { path: "/aprons" } } });
    finish?.();
    await arrived;
    expect(router.navigation.get().visit).toBe(visit);
  });

  it("ROUTE-27 leaves for a full load when the reply's type is unknown", async () => {
    const { router, loads } = aRouter({
      resolve: () => Promise.resolve({ kind: "reload", to: "/odd?_reload=1" }),
    });
    await router.navigate("/odd");
    expect(loads).toEqual(["/odd?_reload=1"]);
  });

  it("follows an address that has moved without a history entry of its own", async () => {
    const { router, entries } = aRouter({
      resolve: ({ path }) =>
        Promise.resolve(
          path === "/old"
            ? { kind: "moved", to: "/new", permanent: true }
            : { kind: "page", type: "category", id: 5, params: {} },
        ),
    });
    await router.navigate("/old");
    await Promise.resolve();
    expect(entries).toEqual(["/", "/new"]);
  });

  it("follows the browser back, with the cause by which scrolling is restored (ROUTE-47)", async () => {
    const { router, back } = aRouter();
    await router.navigate("/aprons");
    const arrived = new Promise<void>((resolve) => {
      const stop = router.navigation.subscribe(() => {
        stop();
        resolve();
      });
    });
    back();
    await arrived;
    expect(router.navigation.get()).toMatchObject({ cause: "pop", key: "entry 0" });
  });

  it("draws a failure, and tries again on request", async () => {
    let isDown = true;
    const { router } = aRouter({
      resolve: () =>
        isDown
          ? Promise.reject(new Error("down"))
          : Promise.resolve({ kind: "page", type: "category", id: 1, params: {} }),
    });
    await router.navigate("/aprons");
    expect(router.navigation.get().shown.kind).toBe("failed");
    isDown = false;
    await router.retry();
    expect(router.navigation.get().shown.kind).toBe("page");
  });
});
