// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { TableRegion } from "./TableRegion.tsx";

it("is a named region that the keyboard can scroll", async () => {
  const { user } = show(
    <TableRegion label="Sizes">
      <table>
        <thead>
          <tr>
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>M</td>
          </tr>
        </tbody>
      </table>
    </TableRegion>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Sizes" }));
  expect(await axeViolations()).toEqual([]);
});
