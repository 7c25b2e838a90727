// @vitest-environment jsdom
import { followLinks } from "@placket/web/link/follow-links";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Suspense, useState, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { observable, useObservable } from "../events/observable.ts";
import { late, loadLateParts, noteLateParts } from "./late.tsx";

afterEach(cleanup);

/** A part whose press counts once its script is there. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count}
    </button>
  );
}

const drawnBy = (Part: ComponentType) => (
  <Suspense fallback="bones">
    <Part />
  </Suspense>
);

it("is drawn by the server with all it shows, and named with its file", async () => {
  const Part = late("src/room/Counter.tsx", async () => ({ default: Counter }));
  await loadLateParts();
  const { drawn: html, files } = noteLateParts(() => renderToString(drawnBy(Part)));
  expect(html).toContain("pressed");
  expect(html).not.toContain("bones");
  expect(files).toEqual(["src/room/Counter.tsx"]);
});

/** What the server drew of a part, in the page. */
function drawnByServer(Part: ComponentType): Element {
  document.body.innerHTML = `<div id="app">${renderToString(drawnBy(Part))}</div>`;
  return document.querySelector("#app")!;
}

it("stands as the server drew it until its script has come, then takes presses", async () => {
  let come = (_module: { default: typeof Counter }) => {};
  const script = new Promise<{ default: typeof Counter }>((resolve) => {
    come = resolve;
  });
  const root = drawnByServer(Counter);
  const Part = late("src/room/Counter.tsx", () => script);
  await act(async () => hydrateRoot(root, drawnBy(Part)));
  expect(root.textContent).toContain("pressed 0");
  come({ default: Counter });
  await expect
    .poll(
      async () => {
        await act(async () => void fireEvent.click(screen.getByRole("button")));
        return root.textContent;
      },
      { timeout: 10_000 },
    )
    .not.toBe("pressed 0");
});

/** A part that is a way to the cart, and does something else once its script is there. */
function Badge() {
  return (
    <a href="/checkout/cart" onClick={(event) => event.preventDefault()}>
      Cart
    </a>
  );
}

it("leads on inside the app before its script has come, and does what it does afterwards", async () => {
  const script = Promise.withResolvers<{ default: typeof Badge }>();
  const root = drawnByServer(Badge);
  const Part = late("src/room/Badge.tsx", () => script.promise);
  await act(async () => hydrateRoot(root, drawnBy(Part)));
  const went: string[] = [];
  const stop = followLinks({
    here: () => location.href,
    navigate: (href) => went.push(href),
    root: document,
    takenOver: root,
    isPage: () => true,
  });
  const link = screen.getByRole("link");
  // Not handled, a press is the browser's, which leaves the app.
  expect(fireEvent.click(link)).toBe(false);
  expect(went).toEqual(["/checkout/cart"]);
  script.resolve({ default: Badge });
  await expect
    .poll(
      async () => {
        went.length = 0;
        await act(async () => void fireEvent.click(link));
        return went;
      },
      { timeout: 10_000 },
    )
    .toEqual([]);
  stop();
});

const title = observable("Harbor apron");

/** A page that draws a late part itself. */
function PageWith({ Details }: { Details: ComponentType }) {
  return (
    <>
      <h1>{useObservable(title)}</h1>
      <Details />
    </>
  );
}

it("stands as the server drew it while the page around it is drawn anew", async () => {
  const file = "src/room/Details.tsx";
  const Drawn = late(file, async () => ({ default: () => <p>Twill</p> }), "bones");
  await loadLateParts();
  document.body.innerHTML = `<div id="app">${renderToString(<PageWith Details={Drawn} />)}</div>`;
  const root = document.querySelector("#app")!;
  const NeverThere = late(file, () => new Promise<{ default: ComponentType }>(() => {}), "bones");
  await act(async () => hydrateRoot(root, <PageWith Details={NeverThere} />));
  await act(async () => title.set("Merrow chef coat"));
  expect(root.textContent).toBe("Merrow chef coatTwill");
});

/** A part that shows what it is told, below a choice. */
const Told = ({ color }: { readonly color: string }) => <p>in {color}</p>;
function Choice({ Part }: { readonly Part: ComponentType<{ readonly color: string }> }) {
  const [color, choose] = useState("white");
  return (
    <>
      <button type="button" onClick={() => choose("black")}>
        {color}
      </button>
      <Part color={color} />
    </>
  );
}

it("what is told anew before its script has come takes down nothing, and is shown then", async () => {
  const script = Promise.withResolvers<{ default: typeof Told }>();
  document.body.innerHTML = `<div id="app">${renderToString(
    <Choice
      Part={(told) => (
        <Suspense fallback="bones">
          <Told {...told} />
        </Suspense>
      )}
    />,
  )}</div>`;
  const root = document.querySelector("#app")!;
  const Part = late("src/room/Told.tsx", () => script.promise, <p>bones</p>);
  await act(async () => hydrateRoot(root, <Choice Part={Part} />));
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(root.textContent).toBe("blackin white");
  script.resolve({ default: Told });
  await expect
    .poll(() => act(async () => root.textContent), { timeout: 10_000 })
    .toBe("blackin black");
});
