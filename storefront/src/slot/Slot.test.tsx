// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { observable, useObservable } from "../events/observable.ts";
import { late } from "./late.tsx";
import { FillingsContext, Slot } from "./Slot.tsx";
import { slots } from "./slots.ts";

afterEach(cleanup);

const title = observable("Chef coats");

/** A page with its title, and a slot below it. */
function Page() {
  return (
    <>
      <h1>{useObservable(title)}</h1>
      <Slot in={slots.footerBand} />
    </>
  );
}

const withFooter = (Footer: FunctionComponent) => (
  <FillingsContext value={[slots.footerBand.filledWith(Footer)]}>
    <Page />
  </FillingsContext>
);

it("keeps what the server drew of a part while the page around it is drawn anew", async () => {
  const html = renderToString(withFooter(() => <footer>Imprint</footer>));
  document.body.innerHTML = `<div id="app">${html}</div>`;
  const root = document.querySelector("#app")!;
  const neverThere = late(
    "src/room/Footer.tsx",
    () => new Promise<{ default: FunctionComponent }>(() => {}),
  );
  await act(async () => hydrateRoot(root, withFooter(neverThere)));
  await act(async () => title.set("Aprons"));
  expect(root.textContent).toBe("ApronsImprint");
});
