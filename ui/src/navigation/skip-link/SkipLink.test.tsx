// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../testing/show.ts";
import { SkipLink } from "./SkipLink.tsx";

it("is the first stop and moves focus past the header", async () => {
  const { user } = show(
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <a href="#menu">Menu</a>
      <main id="main">
        <button type="button">First</button>
      </main>
    </>,
  );
  await user.tab();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("main"));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "First" }));
});
