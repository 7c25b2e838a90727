// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../testing/show.ts";
import { Icon } from "./Icon.tsx";

it("is decoration without a label and a picture with one", () => {
  show(
    <>
      <Icon name="bag" />
      <Icon name="pin" label="Your store" />
    </>,
  );
  expect(screen.getAllByRole("img").map((svg) => svg.getAttribute("aria-label"))).toEqual([
    "Your store",
  ]);
});
