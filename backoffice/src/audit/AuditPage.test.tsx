// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, type Asked } from "../testing/show.tsx";

it("issue 8, A6: shows who changed what, from what to what, and keeps its filters in the address", async () => {
  const audit = vi.fn<(asked: Asked) => CallReply<"audit">>(() => ({
    rows: [
      {
        id: 60,
        at: "2026-03-02T10:00:00.000Z",
        email: "mira@example.com",
        room: "store",
        action: "settings.change",
        subject: "default",
        before: { phone: "one" },
        after: { phone: "two", storeName: "Placket" },
      },
    ],
    next: "60",
  }));
  const { user } = open("/admin/audit", { ...SIGNED_IN, audit });
  expect(await screen.findByText("phone: one → two")).toBeTruthy();
  expect(screen.getByText("storeName: Placket")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(screen.getByLabelText("What"), "settings.change");
  await user.type(screen.getByLabelText("By (email)"), "mira@example.com{Enter}");
  await waitFor(() =>
    expect(location.search).toBe("?action=settings.change&email=mira%40example.com"),
  );
  const older = await screen.findByRole("link", { name: "Next page" });
  expect(older.getAttribute("href")).toBe(
    "/admin/audit?action=settings.change&email=mira%40example.com&after=60",
  );
  expect(audit.mock.lastCall?.[0].query).toEqual({
    action: "settings.change",
    email: "mira@example.com",
  });
});
