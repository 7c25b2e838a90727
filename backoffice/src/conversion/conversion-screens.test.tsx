// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open } from "../testing/show.tsx";

const conversions = (): CallReply<"conversions"> => ({
  rows: [
    {
      id: 2,
      name: "Purchase",
      happenedAt: "2026-03-02T10:00:00.000Z",
      view: "US English",
      order: "100000001",
      value: 61.5,
      currency: "USD",
      state: "sent",
      error: null,
      trace: "Abc",
    },
    {
      id: 1,
      name: "ViewCategory",
      happenedAt: "2026-03-01T10:00:00.000Z",
      view: "US English",
      order: null,
      value: null,
      currency: "",
      state: "failed",
      error: "Meta: Invalid OAuth access token [190]",
      trace: null,
    },
  ],
  next: null,
});

it("issue 12.7 staff see what Meta was told, what it did not take and why, with the way to try again", async () => {
  open("/admin/conversions", { ...SIGNED_IN, conversions });
  const sent = await screen.findByRole("row", { name: /Purchase/ });
  expect(sent.textContent).toContain("100000001");
  expect(sent.textContent).toContain("$61.50Sent");
  const failed = screen.getByRole("row", { name: /ViewCategory/ });
  expect(failed.textContent).toContain("Not taken yet: Meta: Invalid OAuth access token [190]");
  const again = screen.getByRole("link", { name: "deliveries" });
  expect(again.getAttribute("href")).toContain("deliveries?search=conversion.meta");
  expect(await axeViolations()).toEqual([]);
});
