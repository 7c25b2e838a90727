// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CallReply } from "../api/call.ts";
import { aCustomer, NOTHING_KEPT, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open } from "../testing/show.tsx";

const AT = "2026-03-02T10:00:00.000Z";

const waitedFor = (): CallReply<"waitedFor"> => ({
  rows: [
    {
      id: 7,
      sku: "MRW-10-WHT-M",
      name: "Merrow coat",
      forStock: 12,
      forPrice: 3,
      since: AT,
      outOfStockDays: 5,
    },
    { id: 8, sku: "CAP", name: "Cap", forStock: 0, forPrice: 1, since: AT, outOfStockDays: null },
  ],
  next: null,
});

it("issue 11.5 staff see what people wait for, how many, and for how long there is none", async () => {
  open("/admin/alerts", { ...SIGNED_IN, waitedFor });
  const row = within(await screen.findByRole("row", { name: /MRW-10-WHT-M/ }));
  expect(row.getByText("12")).toBeTruthy();
  expect(row.getByText("5")).toBeTruthy();
  expect(row.getByRole("link", { name: "MRW-10-WHT-M" }).getAttribute("href")).toBe(
    "/admin/stock/7",
  );
  expect(screen.getByText("In stock")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("issue 11.5 a customer's page shows wish lists and alerts", async () => {
  open("/admin/customers/7", {
    ...SIGNED_IN,
    ...NOTHING_KEPT,
    customer: () => aCustomer(),
    customerGroups: () => ({
      groups: [],
      taxClasses: [],
      websites: [],
      storeViews: [],
      portals: [],
    }),
    customerWishLists: () => ({
      lists: [
        {
          name: "Kitchen",
          website: "US English",
          isShared: true,
          items: [{ sku: "CAP", name: "Cap", quantity: 2, note: "For spring", addedAt: AT }],
        },
      ],
    }),
    customerAlerts: () => ({
      alerts: [
        {
          id: 1,
          kind: "price" as const,
          sku: "COAT",
          name: "Merrow coat",
          website: "US English",
          askedAt: AT,
          toldAt: null,
        },
      ],
    }),
  });
  const wishes = within(await screen.findByRole("region", { name: "Wish Lists" }));
  expect(wishes.getByText("Kitchen (shared by a link)")).toBeTruthy();
  expect(wishes.getByText("For spring")).toBeTruthy();
  const alerts = within(await screen.findByRole("region", { name: "Alerts" }));
  expect(alerts.getByText("costs less")).toBeTruthy();
  expect(alerts.getByText("Not yet")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});
