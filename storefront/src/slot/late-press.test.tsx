// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { Suspense, useState, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { late } from "./late.tsx";

/** A part that another part stands in, each with a button. */
function Outer({ Inner }: { readonly Inner?: ComponentType }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        outer {count}
      </button>
      <Suspense>{Inner ? <Inner /> : null}</Suspense>
    </>
  );
}

function Inner() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      inner {count}
    </button>
  );
}

/** A box that opens something, as the one that asks for embroidery. */
function Door({ chosen }: { readonly chosen: string }) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <input
        type="checkbox"
        data-door=""
        checked={opened !== undefined}
        onChange={() => setOpened(chosen)}
      />
      {opened === undefined ? null : <p>opened with {opened}</p>}
    </>
  );
}

const drawn = (Part: ComponentType<{ Inner?: ComponentType }>, In: ComponentType) => (
  <Suspense fallback="bones">
    <Part Inner={In} />
  </Suspense>
);

/** The page as the server drew it, taken over, while the scripts of its late parts are on their way. */
async function aPage() {
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  document.body.innerHTML = `<div id="app">${renderToString(drawn(Outer, Inner))}</div>`;
  const scripts = {
    outer: Promise.withResolvers<{ default: typeof Outer }>(),
    inner: Promise.withResolvers<{ default: typeof Inner }>(),
  };
  const LateOuter = late("src/room/Outer.tsx", () => scripts.outer.promise);
  const LateInner = late("src/room/Inner.tsx", () => scripts.inner.promise);
  await import("../start.ts");
  const root = document.querySelector("#app")!;
  await act(async () => hydrateRoot(root, drawn(LateOuter, LateInner)));
  act(() => void dispatchEvent(new Event("app-listens")));
  const button = (name: RegExp) => screen.getByRole("button", { name });
  const texts = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  const press = (name: RegExp) => act(() => button(name).click());
  const come = {
    outer: () => act(async () => scripts.outer.resolve({ default: Outer })),
    inner: () => act(async () => scripts.inner.resolve({ default: Inner })),
  };
  return { texts, press, come };
}

it("a press on a part whose script has not come is heard once, when it has", async () => {
  const { texts, press, come } = await aPage();
  press(/inner/);
  press(/inner/);
  expect(texts()).toEqual(["outer 0", "inner 0"]);
  await come.outer();
  await come.inner();
  await expect.poll(texts, { timeout: 10_000 }).toEqual(["outer 0", "inner 1"]);
  press(/outer/);
  press(/inner/);
  // Somebody else has taken this press.
  const take = (event: Event) => event.stopImmediatePropagation();
  addEventListener("click", take, true);
  press(/inner/);
  removeEventListener("click", take, true);
  act(() => void dispatchEvent(new Event("app-listens")));
  expect(texts()).toEqual(["outer 1", "inner 2"]);
});

it("a press on a box that opens something is heard once, with what was chosen before it", async () => {
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  vi.resetModules();
  const drawn = renderToString(
    <Suspense fallback="bones">
      <Door chosen="nothing" />
    </Suspense>,
  );
  document.body.innerHTML = `<div id="app">${drawn}</div>`;
  const script = Promise.withResolvers<{ default: typeof Door }>();
  const LateDoor = late("src/room/Door.tsx", () => script.promise, "bones");
  await import("../start.ts");
  const root = await act(async () =>
    hydrateRoot(document.querySelector("#app")!, <LateDoor chosen="nothing" />),
  );
  act(() => void dispatchEvent(new Event("app-listens")));
  await act(async () => root.render(<LateDoor chosen="size L" />));
  act(() => screen.getByRole("checkbox").click());
  await act(async () => script.resolve({ default: Door }));
  await screen.findByText("opened with size L", {}, { timeout: 10_000 });
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
});

it("a press that takes a part over finds what was chosen meanwhile", async () => {
  const drawn = renderToString(
    <Suspense fallback="bones">
      <Door chosen="nothing" />
    </Suspense>,
  );
  document.body.innerHTML = `<div id="app">${drawn}</div>`;
  const script = Promise.withResolvers<{ default: typeof Door }>();
  const LateDoor = late("src/room/Door.tsx", () => script.promise, "bones");
  const root = await act(async () =>
    hydrateRoot(document.querySelector("#app")!, <LateDoor chosen="nothing" />),
  );
  await act(async () => root.render(<LateDoor chosen="size L" />));
  let wasHeard = false;
  // As soon as a press is heard at all, it is heard rightly.
  await act(async () => {
    script.resolve({ default: Door });
    while (!wasHeard) {
      screen.getByRole("checkbox").click();
      wasHeard = screen.queryByText(/^opened with/) !== null;
      // oxlint-disable-next-line no-await-in-loop -- between two turns of React
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
  expect(screen.getByText(/^opened with/).textContent).toBe("opened with size L");
});

it("a press asks for a part whose browser never calls itself idle", async () => {
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  vi.stubGlobal("requestIdleCallback", () => 0);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  const page = (
    <Suspense>
      <Inner />
    </Suspense>
  );
  document.body.innerHTML = `<div id="app">${renderToString(page)}</div>`;
  let asked = 0;
  const LateInner = late("src/room/Inner.tsx", async () => {
    asked += 1;
    return { default: Inner };
  });
  await import("../start.ts");
  await act(async () =>
    hydrateRoot(
      document.querySelector("#app")!,
      <Suspense>
        <LateInner />
      </Suspense>,
    ),
  );
  act(() => void dispatchEvent(new Event("app-listens")));
  expect(asked).toBe(0);
  act(() => screen.getByRole("button", { name: /inner/ }).click());
  await screen.findByText("inner 1");
  expect(asked).toBe(1);
});
