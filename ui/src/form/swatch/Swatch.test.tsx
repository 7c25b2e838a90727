// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { StatefulGroup } from "../../testing/StatefulGroup.tsx";
import { Swatch, SwatchButton, Swatches, SwatchRadio } from "./Swatch.tsx";

it("every swatch has a name; a sold out one says so and can still be chosen", async () => {
  const chosen = vi.fn<(value: string) => void>();
  const { user } = show(
    <StatefulGroup legend="Color" onChoose={chosen}>
      <Swatches>
        <SwatchRadio value="w" name="White" color="white" />
        <SwatchRadio value="t" name="Teal" color="teal" out outLabel="sold out" />
      </Swatches>
    </StatefulGroup>,
  );
  await user.click(screen.getByRole("radio", { name: "Teal, sold out" }));
  expect(chosen).toHaveBeenCalledWith("t");
  await user.keyboard("{ArrowLeft}");
  expect(chosen).toHaveBeenLastCalledWith("w");
  expect(await axeViolations()).toEqual([]);
});

it("alone it is a picture with the color's name, or decoration beside it", () => {
  show(
    <>
      <Swatch name="Navy" color={["navy", "white"]} />
      <Swatch name="Oat" image="/oat.webp" decorative />
    </>,
  );
  expect(screen.getAllByRole("img").map((s) => s.getAttribute("aria-label"))).toEqual(["Navy"]);
});

it("on a tile it is a button that says whether it is pressed", async () => {
  const pressed = vi.fn<() => void>();
  const { user } = show(
    <SwatchButton name="Black" color="black" pressed={false} onPress={pressed} />,
  );
  const button = screen.getByRole("button", { name: "Black", pressed: false });
  await user.click(button);
  expect(pressed).toHaveBeenCalledOnce();
});
