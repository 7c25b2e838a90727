// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { anOrder, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open } from "../../testing/show.tsx";

const letter = {
  id: 4,
  recipient: "buyer@example.com",
  subject: "Your order 100000001",
  writtenAt: "2026-03-02T10:00:00Z",
  sentAt: null,
  canBeAgain: true,
};

it("shows which letters went out, and writes one again after a question", async () => {
  const asked: unknown[] = [];
  const { user } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: () => anOrder(),
    orderLetters: () => ({ letters: [letter] }),
    resendLetter: ({ param }) => {
      asked.push(param);
      return { letters: [letter, { ...letter, id: 5, sentAt: "2026-03-02T11:00:00Z" }] };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Show Letters" }));
  expect(await screen.findByText("Waits")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Write again: Your order/ }));
  await user.click(await screen.findByRole("button", { name: "Write It Again" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByText("It is written again.")).toBeTruthy();
  expect(screen.getAllByText("Your order 100000001")).toHaveLength(2);
});
