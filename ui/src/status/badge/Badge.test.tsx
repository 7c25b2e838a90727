// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../testing/show.ts";
import { Badge } from "./Badge.tsx";

it("is read with its label and not at all without", () => {
  show(
    <>
      <button type="button">
        Bag <Badge label="items">3</Badge>
      </button>
      <button type="button">
        Wishes <Badge>7</Badge>
      </button>
    </>,
  );
  expect(screen.getByRole("button", { name: /^Bag\s+3\s+items$/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Wishes" })).toBeTruthy();
});
