// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { StatefulGroup } from "../../testing/StatefulGroup.tsx";
import { SizeCell, SizeCells, SizeCheck } from "./SizeCell.tsx";

it("a sold out size is crossed out, never hidden, and can be chosen", async () => {
  const chosen = vi.fn<(value: string) => void>();
  const { user } = show(
    <StatefulGroup legend="Size" value="L" onChoose={chosen}>
      <SizeCells>
        <SizeCell value="XS" label="XS" out outLabel="sold out" />
        <SizeCell value="L" label="L" />
      </SizeCells>
    </StatefulGroup>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "L" }));
  await user.keyboard("{ArrowLeft}");
  expect(chosen).toHaveBeenCalledWith("XS");
  expect(screen.getByRole("radio", { name: "XS sold out" })).toHaveProperty("checked", true);
  expect(await axeViolations()).toEqual([]);
});

it("as a filter several may be chosen", async () => {
  const changed = vi.fn<(checked: boolean) => void>();
  const { user } = show(<SizeCheck label="M" checked={false} onChange={changed} />);
  await user.click(screen.getByRole("checkbox", { name: "M" }));
  expect(changed).toHaveBeenCalledWith(true);
});
