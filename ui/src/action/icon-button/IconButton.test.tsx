// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Badge } from "../../status/badge/Badge.tsx";
import { axeViolations, show } from "../../testing/show.ts";
import { IconButton } from "./IconButton.tsx";

it("is named by its label alone", async () => {
  show(
    <IconButton icon="bag" label="Bag, 3 items">
      <Badge corner>3</Badge>
    </IconButton>,
  );
  expect(screen.getByRole("button").getAttribute("aria-label")).toBe("Bag, 3 items");
  expect(screen.queryByRole("img")).toBeNull();
  expect(await axeViolations()).toEqual([]);
});
