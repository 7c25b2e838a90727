// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { FormEvent } from "react";
import { expect, it, vi } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { Button, buttonClass } from "./Button.tsx";

it("does not send the form around it unless it says so", async () => {
  const sent = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const { user } = show(
    <form onSubmit={sent}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole("button", { name: "Plain" }));
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toHaveBeenCalledOnce();
});

it("while busy swallows presses, keeps focus and says so", async () => {
  const pressed = vi.fn<() => void>();
  const sent = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const { user } = show(
    <form onSubmit={sent}>
      <Button type="submit" busy busyLabel="saving" onClick={pressed}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: /^Save ?saving$/ });
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard("{Enter} ");
  expect(pressed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(await axeViolations()).toEqual([]);
});

it("works by Enter and by Space", async () => {
  const pressed = vi.fn<() => void>();
  const { user } = show(<Button onClick={pressed}>Go</Button>);
  await user.tab();
  await user.keyboard("{Enter}");
  await user.keyboard(" ");
  expect(pressed).toHaveBeenCalledTimes(2);
});

it("lends its look to a link", () => {
  show(
    <a href="#view" className={buttonClass({ kind: "line" }, "own")}>
      View
    </a>,
  );
  const link = screen.getByRole("link", { name: "View" });
  show(<Button kind="line">Button</Button>);
  const button = screen.getByRole("button");
  expect([...button.classList].every((name) => link.classList.contains(name))).toBe(true);
  expect(link.classList.contains("own")).toBe(true);
});
