// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner } from "../testing/builders.ts";
import { axeViolations, open } from "../testing/show.tsx";

const crashes = (): CallReply<"crashes"> => ({
  rows: [
    {
      id: 3,
      message: "Cannot read 'x' of undefined",
      stack: "at draw (/assets/a1b2.js:2:345)",
      page: "/checkout/*",
      browser: "Safari",
      version: "1a2b",
      count: 12,
      firstAt: "2026-03-01T10:00:00.000Z",
      lastAt: "2026-03-02T10:00:00.000Z",
    },
  ],
  next: null,
});

it("ERROR-07 OPEN-31 staff see what broke, where, in which browser and version, how often and since when", async () => {
  const permissions = [...permissionsOf(["reader"], "web")];
  const reader = anOwner({ role: "reader", permissions });
  open("/admin/crashes", { session: () => ({ staff: reader }), crashes });
  const table = within(await screen.findByRole("table"));
  const text = table.getAllByRole("row")[1]?.textContent;
  expect(text).toContain("Cannot read 'x' of undefined");
  expect(text).toContain("/checkout/*Safari1a2b12");
  expect(await axeViolations()).toEqual([]);
});
