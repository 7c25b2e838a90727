// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DrawnPicture } from "./DrawnPicture.tsx";

afterEach(cleanup);

it("what was drawn lies on the picture, in fractions of it", () => {
  const { container } = render(
    <DrawnPicture
      src="/coat.jpg"
      alt="Chef coat"
      width={480}
      height={240}
      strokes={[
        [
          [100, 200],
          [300, 400],
        ],
        [[500, 500]],
      ]}
      marks={[{ number: 3, at: [250, 750] }]}
    />,
  );
  expect(screen.getByRole("img", { name: "Chef coat" }).getAttribute("src")).toBe("/coat.jpg");
  const drawn = [...container.querySelectorAll("g path:last-child")];
  expect(drawn.map((path) => path.getAttribute("d"))).toEqual([
    "M100 200L300 400",
    "M500 500L500 500",
  ]);
  expect(screen.getByText("3").style.cssText).toBe("left: 25%; top: 75%;");
});
