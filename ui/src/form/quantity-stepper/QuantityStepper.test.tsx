// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { QuantityStepper } from "./QuantityStepper.tsx";

/** An owner that agrees to whole numbers of at least 2 and steps by 2. */
function Owner({
  onCommit = () => undefined,
  onType = () => undefined,
}: {
  onCommit?: (text: string) => void;
  onType?: (text: string) => void;
}) {
  const [count, setCount] = useState(2);
  return (
    <QuantityStepper
      label="Quantity"
      value={String(count)}
      canDecrease={count > 2}
      increaseLabel="More"
      decreaseLabel="Less"
      onIncrease={() => setCount(count + 2)}
      onDecrease={() => setCount(count - 2)}
      onType={onType}
      onCommit={(text) => {
        onCommit(text);
        setCount(Math.max(2, Number(text) || 2));
      }}
    />
  );
}

const field = () => screen.getByRole("textbox", { name: "Quantity" });

it("selects its text on a click, so that typing replaces it", async () => {
  const { user } = show(<Owner />);
  await user.click(field());
  await user.keyboard("12");
  expect(field()).toHaveProperty("value", "12");
});

it("takes any text and commits it on Enter and on leaving, once", async () => {
  const committed = vi.fn<(text: string) => void>();
  const { user } = show(<Owner onCommit={committed} />);
  await user.click(field());
  await user.keyboard("7{Enter}");
  expect(committed).toHaveBeenCalledExactlyOnceWith("7");
  await user.click(field());
  await user.keyboard("dozen");
  await user.tab();
  expect(committed).toHaveBeenLastCalledWith("dozen");
  expect(field()).toHaveProperty("value", "2");
  expect(committed).toHaveBeenCalledTimes(2);
});

it("Escape brings the agreed number back", async () => {
  const committed = vi.fn<(text: string) => void>();
  const { user } = show(<Owner onCommit={committed} />);
  await user.click(field());
  await user.keyboard("99{Escape}");
  await user.tab();
  expect(field()).toHaveProperty("value", "2");
  expect(committed).not.toHaveBeenCalled();
});

it("an Escape that undoes is spent; with nothing to undo it goes on to whatever is around", async () => {
  const typed = vi.fn<(text: string) => void>();
  const escaped = vi.fn<() => void>();
  document.addEventListener("keydown", ({ key }) => key === "Escape" && escaped());
  const { user } = show(<Owner onType={typed} />);
  await user.click(field());
  await user.keyboard("9{Escape}");
  expect(escaped).not.toHaveBeenCalled();
  expect(typed).toHaveBeenLastCalledWith("2");
  await user.keyboard("{Escape}");
  expect(escaped).toHaveBeenCalledOnce();
});

it("buttons and arrows step; at the limit the button stays focusable and does nothing", async () => {
  const { user } = show(<Owner />);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(field());
  await user.keyboard("{ArrowUp}");
  expect(field()).toHaveProperty("value", "6");
  const less = screen.getByRole("button", { name: "Less" });
  await user.click(less);
  await user.click(less);
  await user.click(less);
  expect(field()).toHaveProperty("value", "2");
  expect(document.activeElement).toBe(less);
  expect(less.getAttribute("aria-disabled")).toBe("true");
  expect(await axeViolations()).toEqual([]);
});
