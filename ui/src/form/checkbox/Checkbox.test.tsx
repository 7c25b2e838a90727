// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { Checkbox } from "./Checkbox.tsx";

it("changes by Space and by a press on its words", async () => {
  const changed = vi.fn<() => void>();
  const { user } = show(<Checkbox label="Keep this card" onChange={changed} />);
  const box = screen.getByRole("checkbox", { name: "Keep this card" });
  await user.tab();
  await user.keyboard(" ");
  expect(box).toHaveProperty("checked", true);
  await user.click(screen.getByText("Keep this card"));
  expect(box).toHaveProperty("checked", false);
  expect(changed).toHaveBeenCalledTimes(2);
});

it("may hold a link in its words and is described by its error", async () => {
  const { user } = show(
    <Checkbox
      label={
        <>
          I agree to the <a href="#terms">terms</a>
        </>
      }
      error="Please agree."
      hint="Once is enough."
    />,
  );
  const box = screen.getByRole("checkbox", { name: "I agree to the terms" });
  await user.tab();
  expect(document.activeElement).toBe(box);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("link"));
  const described = (box.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Please agree.",
    "Once is enough.",
  ]);
  expect(await axeViolations()).toEqual([]);
});

it("shows neither on nor off", () => {
  show(<Checkbox label="All" indeterminate end={31} />);
  expect(screen.getByRole("checkbox", { name: /^All ?31$/ })).toHaveProperty("indeterminate", true);
});
