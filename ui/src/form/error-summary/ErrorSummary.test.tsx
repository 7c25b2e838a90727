// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Radio } from "../radio/Radio.tsx";
import { axeViolations, show } from "../../testing/show.ts";
import { StatefulGroup } from "../../testing/StatefulGroup.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { ErrorSummary, type SummaryError } from "./ErrorSummary.tsx";

function Form({ errors }: { errors: readonly SummaryError[] }) {
  return (
    <>
      <ErrorSummary title="Two things to fix" errors={errors} />
      <TextField id="expiry" label="Expiry" />
      <StatefulGroup id="way" value="b">
        <Radio value="a" label="A" />
        <Radio value="b" label="B" />
      </StatefulGroup>
    </>
  );
}

const ERRORS = [
  { field: "expiry", text: "expiry date" },
  { field: "way", text: "the way to pay" },
  { text: "the whole of it" },
];

it("takes focus when errors come, and again when they come anew", () => {
  const { rerender } = show(<Form errors={[]} />);
  expect(screen.queryByRole("region")).toBeNull();
  rerender(<Form errors={ERRORS} />);
  const summary = screen.getByRole("region", { name: "Two things to fix" });
  expect(document.activeElement).toBe(summary);
  screen.getByRole("textbox").focus();
  rerender(<Form errors={ERRORS} />);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  rerender(<Form errors={[...ERRORS]} />);
  expect(document.activeElement).toBe(summary);
});

it("shrinks while its errors are mended, and takes the focus with the next try only", () => {
  const form = (errors: readonly SummaryError[], attempt: number) => (
    <>
      <ErrorSummary title="To fix" errors={errors} attempt={attempt} />
      <TextField id="expiry" label="Expiry" />
    </>
  );
  const { rerender } = show(form(ERRORS, 1));
  screen.getByRole("textbox").focus();
  rerender(form(ERRORS.slice(1), 1));
  expect(screen.queryByRole("link", { name: "expiry date" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  rerender(form(ERRORS.slice(1), 2));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "To fix" }));
});

it("takes the focus with errors that come late in a try", () => {
  const form = (errors: readonly SummaryError[]) => (
    <ErrorSummary title="To fix" errors={errors} attempt={1} />
  );
  const { rerender } = show(form([]));
  rerender(form(ERRORS));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "To fix" }));
});

it("leads to the field, and in a group to the choice", async () => {
  const { user } = show(<Form errors={ERRORS} />);
  await user.click(screen.getByRole("link", { name: "expiry date" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Expiry" }));
  await user.click(screen.getByRole("link", { name: "the way to pay" }));
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "B" }));
  expect(window.location.hash).toBe("");
  expect(await axeViolations()).toEqual([]);
});
