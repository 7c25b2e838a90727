// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../testing/show.tsx";

const thing = (name: string): CallReply<"keptThings">["things"][number] => ({
  name,
  kind: "local",
  duration: "Until it is removed",
  type: "first",
  domain: "",
  category: "functional",
  about: "Shows what you looked at last.",
});

const keptThings = (): CallReply<"keptThings"> => ({
  list: "l1",
  things: [
    thing("recentlyViewed"),
    { ...thing("_ga_*"), kind: "cookie", type: "third", domain: "example.com" },
  ],
});

const consents = (): CallReply<"consents"> => ({
  rows: [
    {
      id: 2,
      chosenAt: "2026-03-02T10:00:00.000Z",
      view: "US English",
      customerId: 4,
      visitor: "5f0c9f6e-4f8e-4b57-9d5c-2a5c5d0f7a11",
      accepted: "functional,analytics",
      list: "l1",
      hasSignal: true,
    },
    {
      id: 1,
      chosenAt: "2026-03-01T10:00:00.000Z",
      view: "US English",
      customerId: null,
      visitor: null,
      accepted: "",
      list: "l1",
      hasSignal: false,
    },
  ],
  next: null,
});

it("issue 12.5 staff see all that browsers keep, with the ways to the settings and to the choices", async () => {
  open("/admin/cookies", { ...SIGNED_IN, keptThings });
  const row = await screen.findByRole("row", { name: /recentlyViewed/ });
  expect(row.textContent).toContain("Local storageConvenienceUntil it is removedThe shop’s own");
  expect(screen.getByRole("row", { name: /_ga_/ }).textContent).toContain("example.com");
  expect(screen.getByRole("link", { name: "settings" }).getAttribute("href")).toMatch(/settings$/);
  const choices = screen.getByRole("link", { name: "Choices of shoppers" });
  expect(choices.getAttribute("href")).toMatch(/cookies\/choices$/);
  expect(await axeViolations()).toEqual([]);
});

it("issue 12.5 a list that does not come is said to be missing", async () => {
  open("/admin/cookies", {
    ...SIGNED_IN,
    keptThings: () => new RefusedAnswer(500, "access.internal", "No."),
  });
  expect(await screen.findByRole("button", { name: /again/i })).toBeTruthy();
});

it("issue 12.5 staff read the log of choices, also who may only read", async () => {
  const permissions = [...permissionsOf(["reader"], "web")];
  const reader = anOwner({ role: "reader", permissions });
  open("/admin/cookies/choices", { session: () => ({ staff: reader }), consents });
  const table = within(await screen.findByRole("table"));
  const rows = table.getAllByRole("row");
  expect(rows[1]?.textContent).toContain("functional, analytics");
  expect(rows[1]?.textContent).toContain("Global Privacy Control");
  expect(rows[2]?.textContent).toContain("NothingGuest");
  expect(await table.findByRole("link", { name: "Customer 4" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});
