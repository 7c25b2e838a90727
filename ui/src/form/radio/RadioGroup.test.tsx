// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { StatefulGroup } from "../../testing/StatefulGroup.tsx";
import { Radio } from "./Radio.tsx";

it("is one stop of Tab; arrows move the choice", async () => {
  const chosen = vi.fn<(value: string) => void>();
  const { user } = show(
    <StatefulGroup legend="Payment" value="card" onChoose={chosen}>
      <Radio value="card" label="Card" />
      <Radio value="account" label="On account" />
      <Radio value="never" label="Never" disabled />
    </StatefulGroup>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Card" }));
  await user.keyboard("{ArrowDown}");
  expect(chosen).toHaveBeenLastCalledWith("account");
  expect(screen.getByRole("radio", { name: "On account" })).toHaveProperty("checked", true);
});

it("is named by its legend and described by its error", async () => {
  show(
    <StatefulGroup
      legend="Color:"
      legendValue="White"
      error="Choose a color."
      hint="12 colors"
      required
    >
      <Radio value="white" label="White" />
    </StatefulGroup>,
  );
  const group = screen.getByRole("radiogroup", { name: "Color: White" });
  expect(group.getAttribute("aria-required")).toBe("true");
  const described = (group.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Choose a color.",
    "12 colors",
  ]);
  expect(await axeViolations()).toEqual([]);
});
