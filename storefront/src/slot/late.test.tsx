// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
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

const drawnBy = (Part: ReturnType<typeof late>) => (
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

it("stands as the server drew it until its script has come, then takes presses", async () => {
  let come = (_module: { default: typeof Counter }) => {};
  const script = new Promise<{ default: typeof Counter }>((resolve) => {
    come = resolve;
  });
  document.body.innerHTML = `<div id="app">${renderToString(drawnBy(Counter))}</div>`;
  const root = document.querySelector("#app")!;
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
