// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { Accordion, Disclosure } from "./Disclosure.tsx";

it("opens and closes by keyboard and says which", async () => {
  const toggled = vi.fn<(open: boolean) => void>();
  const { user } = show(
    <Disclosure title="Color" level={3} onToggle={toggled}>
      White
    </Disclosure>,
  );
  const button = screen.getByRole("button", { name: "Color", expanded: false });
  expect(screen.getByRole("heading", { level: 3, name: "Color" })).toBeTruthy();
  expect(screen.getByText("White").hidden).toBe(true);
  await user.tab();
  await user.keyboard("{Enter}");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("White").hidden).toBe(false);
  await user.keyboard(" ");
  expect(toggled.mock.calls).toEqual([[true], [false]]);
  expect(await axeViolations()).toEqual([]);
});

it("in an accordion one is open at a time", async () => {
  const { user } = show(
    <Accordion defaultOpen="b">
      <Disclosure value="a" title="First">
        One
      </Disclosure>
      <Disclosure value="b" title="Second">
        Two
      </Disclosure>
    </Accordion>,
  );
  expect(screen.getByText("Two").hidden).toBe(false);
  await user.click(screen.getByRole("button", { name: "First" }));
  expect([screen.getByText("One").hidden, screen.getByText("Two").hidden]).toEqual([false, true]);
});

it("its owner may hold the state", async () => {
  const { user, rerender } = show(
    <Disclosure title="Held" open={false}>
      Words
    </Disclosure>,
  );
  await user.click(screen.getByRole("button"));
  expect(screen.getByText("Words").hidden).toBe(true);
  rerender(
    <Disclosure title="Held" open>
      Words
    </Disclosure>,
  );
  expect(screen.getByText("Words").hidden).toBe(false);
});
