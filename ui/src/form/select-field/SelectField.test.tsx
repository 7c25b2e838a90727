// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { SelectField } from "./SelectField.tsx";

it("is a native select with its label, error and options", async () => {
  const changed = vi.fn<() => void>();
  const { user } = show(
    <SelectField label="Sort by" labelPlace="beside" error="Choose one." onChange={changed}>
      <option value="bought">Most bought</option>
      <option value="price">Price</option>
    </SelectField>,
  );
  const select = screen.getByRole("combobox", { name: "Sort by" });
  await user.selectOptions(select, "Price");
  expect(changed).toHaveBeenCalledOnce();
  expect(select).toHaveProperty("value", "price");
  expect(document.getElementById(`${select.id}-error`)?.textContent).toBe("Choose one.");
  expect(await axeViolations()).toEqual([]);
});
