// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { Chip } from "./Chip.tsx";

it("is a button that names what it removes, or just a word", async () => {
  const removed = vi.fn<() => void>();
  const { user } = show(
    <>
      <Chip onRemove={removed} removeLabel="Remove">
        Size M
      </Chip>
      <Chip>Stays</Chip>
    </>,
  );
  await user.tab();
  await user.keyboard("{Enter}");
  expect(removed).toHaveBeenCalledOnce();
  expect(screen.getAllByRole("button").map((b) => b.textContent)).toEqual(["Remove Size M"]);
  expect(await axeViolations()).toEqual([]);
});
