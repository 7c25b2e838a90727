// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aLetter, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, type Asked } from "../testing/show.tsx";

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
  open("/admin/letters/7", { ...SIGNED_IN, letter: () => aLetter() });
  expect(await screen.findByText("Thank you for your order.")).toBeTruthy();
  const frame = screen.getByTitle<HTMLIFrameElement>("Letter as HTML");
  expect(frame.getAttribute("sandbox")).toBe("");
  expect(frame.getAttribute("src")).toBe("/admin/api/letters/7/document");
  expect(screen.getByText(/no mail server has taken it/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("does not ask for a letter whose number is none", async () => {
  const { fetch } = open("/admin/letters/latest", { ...SIGNED_IN });
  expect(await screen.findByRole("heading", { name: "Not found" })).toBeTruthy();
  expect(fetch).toHaveBeenCalledOnce();
});
