// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { aLetter, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, type Asked } from "../testing/show.tsx";

const NONE_OPEN: CallReply<"deliveries"> = {
  rows: [],
  next: null,
  counts: { waiting: 0, running: 0, given_up: 0 },
};

it("lists the letters, sent or waiting", async () => {
  open("/admin/letters", {
    ...SIGNED_IN,
    letters: () => ({ rows: [aLetter()], next: null }),
  });
  const link = await screen.findByRole("link", { name: "Your Placket order 100000001" });
  expect(link.getAttribute("href")).toBe("/admin/letters/7");
  expect(screen.getByRole("cell", { name: "Waiting" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("without matches leads back to all letters", async () => {
  open("/admin/letters?search=nobody", {
    ...SIGNED_IN,
    letters: ({ query }: Asked) => ({
      rows: query["search"] === "nobody" ? [] : [aLetter()],
      next: null,
    }),
  });
  expect(await screen.findByText("No letter matches “nobody”.")).toBeTruthy();
});

it("shows a letter as text and, in a frame that may do nothing, as HTML", async () => {
  open("/admin/letters/7", { ...SIGNED_IN, letter: () => aLetter(), deliveries: () => NONE_OPEN });
  expect(await screen.findByText("Thank you for your order.")).toBeTruthy();
  const frame = screen.getByTitle<HTMLIFrameElement>("Letter as HTML");
  expect(frame.getAttribute("sandbox")).toBe("");
  expect(frame.getAttribute("src")).toBe("/admin/api/letters/7/document");
  expect(screen.getByText(/no mail server has taken it/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("does not ask for a letter whose number is none", async () => {
  const { askedByScreen } = open("/admin/letters/latest", { ...SIGNED_IN });
  expect(await screen.findByRole("heading", { name: "Not found" })).toBeTruthy();
  expect(askedByScreen()).toEqual([]);
});

it("issue 9.10 says at a letter what the mail server said, and tries it again by hand", async () => {
  const row: CallReply<"deliveries">["rows"][number] = {
    id: 12,
    event: "letter.written",
    subscriber: "mail.smtp",
    state: "given_up",
    attempts: 3,
    lastError: "550 no such user",
    nextAttemptAt: null,
    createdAt: aLetter().writtenAt,
    updatedAt: aLetter().writtenAt,
    letterId: 7,
  };
  let now = row;
  const retryDelivery = vi.fn<(asked: Asked) => typeof row>(() => {
    now = { ...row, state: "waiting", attempts: 0, lastError: null };
    return now;
  });
  const deliveries = vi.fn<(asked: Asked) => typeof NONE_OPEN>(() => ({
    ...NONE_OPEN,
    rows: [now],
  }));
  const { user } = open("/admin/letters/7", {
    ...SIGNED_IN,
    letter: () => aLetter(),
    deliveries,
    retryDelivery,
  });
  expect(await screen.findByText("550 no such user")).toBeTruthy();
  expect(deliveries.mock.lastCall?.[0].query).toEqual({ letter: "7" });
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Try Now, delivery 12" }));
  await vi.waitFor(() => expect(screen.queryByText("550 no such user")).toBeNull());
  expect(retryDelivery.mock.lastCall?.[0]).toMatchObject({ param: "12" });
});
