// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { TextArea, TextField } from "./TextField.tsx";

const words = (used: number, max: number) => `${used} / ${max}`;

it("reads the error first and then the hint with the field", async () => {
  show(<TextField label="Expiry" hint="MM/YY" error="This card has expired." />);
  const input = screen.getByRole("textbox", { name: "Expiry" });
  const described = (input.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "This card has expired.",
    "MM/YY",
  ]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(await axeViolations()).toEqual([]);
});

it("without error and hint is described by nothing and not invalid", () => {
  show(<TextField label="Name" labelPlace="hidden" />);
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(input.hasAttribute("aria-describedby")).toBe(false);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

it("counts what is typed, held by itself or by its owner", async () => {
  const { user } = show(
    <>
      <TextField label="Line 1" defaultValue="Marta" maxLength={18} counter={words} />
      <Owned counter={words} />
    </>,
  );
  expect(screen.getByText("5 / 18")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Line 1" }), " K");
  expect(screen.getByText("7 / 18")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Note" }), "abc");
  expect(screen.getByText("3 / 300")).toBeTruthy();
});

it("UI-06 a text has 5 rows, 100 columns and 300 characters unless its field says otherwise", () => {
  show(
    <>
      <TextField label="Line" />
      <TextArea label="Message" />
      <TextArea label="Note" rows={3} cols={40} maxLength={1000} />
    </>,
  );
  const shape = (name: string) => {
    const { rows, cols, maxLength } = screen.getByRole<HTMLTextAreaElement>("textbox", { name });
    return { rows, cols, maxLength };
  };
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Line" }).maxLength).toBe(300);
  expect(shape("Message")).toEqual({ rows: 5, cols: 100, maxLength: 300 });
  expect(shape("Note")).toEqual({ rows: 3, cols: 40, maxLength: 1000 });
});

it("passes every other attribute and the ref to the input", () => {
  let seen: HTMLInputElement | null = null;
  show(
    <TextField
      label="Email"
      id="email"
      type="email"
      autoComplete="email"
      ref={(input) => {
        seen = input;
      }}
    />,
  );
  const input = screen.getByRole("textbox", { name: "Email" });
  expect(seen).toBe(input);
  expect([input.id, input.getAttribute("autocomplete"), input.getAttribute("type")]).toEqual([
    "email",
    "email",
    "email",
  ]);
});

function Owned({ counter }: { counter: (used: number, max: number) => string }) {
  const [value, setValue] = useState("");
  return (
    <TextArea
      label="Note"
      value={value}
      counter={counter}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}
